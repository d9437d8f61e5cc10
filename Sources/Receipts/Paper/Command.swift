/// The commands of ESC/POS that a receipt needs.
enum Command {
  static let lineFeed: [UInt8] = [0x0A]

  /// `ESC @`: forgets what the printer was told and has not printed.
  static let initialize: [UInt8] = [0x1B, 0x40]

  /// `ESC R 0`: ASCII as it is, where some countries have their currency in place of the backslash.
  static let ascii: [UInt8] = [0x1B, 0x52, 0]

  /// `ESC d 3`: the last line comes out of a printer that can't cut.
  static let feed: [UInt8] = [0x1B, 0x64, 3]

  /// `GS V 66 0`: feeds to the knife and cuts all but a corner.
  static let cut: [UInt8] = [0x1D, 0x56, 66, 0]

  /// `ESC E`.
  static func bold(_ isOn: Bool) -> [UInt8] { [0x1B, 0x45, isOn ? 1 : 0] }

  /// `FS &` and `FS .`: whether characters have two bytes each.
  static func korean(_ isOn: Bool) -> [UInt8] { [0x1C, isOn ? 0x26 : 0x2E] }

  /// `ESC t`.
  static func page(_ page: CodePage) -> [UInt8] { [0x1B, 0x74, page.number] }
}
