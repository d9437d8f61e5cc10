/// A sound in one channel.
struct Clip: Equatable {
  let samples: [Int16]
  /// Frames a second.
  let rate: Int
}

extension Clip {
  /// Reads the one form of WAV file that the kiosk's own sounds have: 16-bit PCM, one channel, no extra chunks.
  ///
  /// Anything else is nil.
  init?(wav file: [UInt8]) {
    guard file.count >= 44, file.count.isMultiple(of: 2) else { return nil }
    guard file.text(at: 0) == "RIFF", file.text(at: 8) == "WAVE", file.text(at: 12) == "fmt " else {
      return nil
    }
    guard file.number(at: 4) == file.count - 8, file.number(at: 16) == 16 else { return nil }
    let pcmInOneChannel = 0x0001_0001
    let twoBytesOfSixteenBits = 0x0010_0002
    guard file.number(at: 20) == pcmInOneChannel, file.number(at: 32) == twoBytesOfSixteenBits else {
      return nil
    }
    guard file.text(at: 36) == "data", file.number(at: 40) == file.count - 44 else { return nil }
    rate = file.number(at: 24)
    guard (1_000...384_000).contains(rate), file.number(at: 28) == rate * 2 else { return nil }
    samples = stride(from: 44, to: file.count, by: 2).map { Int16(bitPattern: file.half(at: $0)) }
  }
}

extension [UInt8] {
  fileprivate func half(at offset: Int) -> UInt16 { UInt16(self[offset]) | UInt16(self[offset + 1]) << 8 }

  fileprivate func number(at offset: Int) -> Int { Int(half(at: offset)) | Int(half(at: offset + 2)) << 16 }

  fileprivate func text(at offset: Int) -> String { String(decoding: self[offset..<offset + 4], as: UTF8.self) }
}
