import Glibc
import Secrets

/// The keys that were read last, in one place, so that they can be wiped once they are taken.
final class KeyBuffer {
  private var bytes = [UInt8](repeating: 0, count: 1_024)

  subscript(index: Int) -> UInt8 { bytes[index] }

  /// Reads what is there; answers read(2)'s count.
  func read(from descriptor: Int32) -> Int {
    unsafe bytes.withUnsafeMutableBytes { unsafe Glibc.read(descriptor, $0.baseAddress, $0.count) }
  }

  func wipe() { bytes.wipe() }
}
