import Glibc

/// A printer's device, open for one receipt.
struct PrinterDevice: ~Copyable {
  private let descriptor: Descriptor

  var number: Int32 { descriptor.number }

  /// Opens a device that is there; nothing is made in its place.
  init(opening path: String) throws(PrinterTrouble) {
    // What waits for its other end, such as a pipe or a modem's line, would hold up the thread.
    let number = unsafe open(path, O_WRONLY | O_APPEND | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
    guard number >= 0 else { throw PrinterTrouble(code: errno) }
    descriptor = Descriptor(number: number)
  }

  /// Writes as much as the device takes at once, and returns how many bytes that was.
  func write(_ bytes: ArraySlice<UInt8>) throws(PrinterTrouble) -> Int {
    let count = unsafe bytes.withUnsafeBytes { unsafe Glibc.write(number, $0.baseAddress, $0.count) }
    if count >= 0 { return count }
    guard errno == EAGAIN || errno == EINTR else { throw explained(PrinterTrouble(code: errno)) }
    return 0
  }

  /// Throws if the printer says that it can't print.
  func check() throws(PrinterTrouble) {
    if let trouble = status?.trouble { throw trouble }
  }

  /// Whether the device is a printer that says how it is.
  var tellsState: Bool { status?.saysAnything == true }

  /// What the printer says is wrong, or else what was seen.
  func explained(_ trouble: PrinterTrouble) -> PrinterTrouble { status?.trouble ?? trouble }

  /// Nil where the device is no printer that can be asked.
  private var status: PrinterStatus? {
    var lines: Int32 = 0
    return unsafe ioctl(number, Self.getStatus, &lines) == 0 ? PrinterStatus(rawValue: lines) : nil
  }

  /// LPGETSTATUS of linux/lp.h.
  private static let getStatus: UInt = 0x060B
}
