extension UInt8 {
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let space: UInt8 = 0x20
  static let quote: UInt8 = 0x22
  static let apostrophe: UInt8 = 0x27
  static let comma: UInt8 = 0x2C
  static let semicolon: UInt8 = 0x3B
  static let pipe: UInt8 = 0x7C
}
