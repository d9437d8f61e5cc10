import Glibc

extension [UInt8] {
  /// Overwrites the bytes where they lie; of other copies that were made of them nothing is wiped.
  package mutating func wipe() {
    wipe(0..<count)
  }

  /// Overwrites some of the bytes.
  package mutating func wipe(_ range: Range<Int>) {
    unsafe withUnsafeMutableBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      unsafe explicit_bzero(base + range.lowerBound, range.count)
    }
  }
}
