import Glibc
import TestSupport
import Testing

@testable import Receipts

struct TroubleTests {
  private let reports = Reports()

  private func worker(_ device: String) -> PrinterWorker {
    PrinterWorker(device: device, timeLimit: .seconds(60), queue: ReceiptQueue()) { [reports] in reports.add($0)
    }
  }

  @Test
  func `trouble is told again once a receipt was printed since`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("printer")
    let worker = worker(path)
    let line = "Receipt printer \(path) is not there."
    for round in 1...3 {
      for _ in 1...3 { worker.printOrTell([0x41]) }
      #expect(reports.lines == Array(repeating: line, count: round))
      try folder.write("", to: "printer")
      for _ in 1...2 { worker.printOrTell([0x42]) }
      #expect(folder.bytes("printer") == [0x42, 0x42])
      unsafe unlink(path)
    }
    #expect(reports.lines == [line, line, line])
  }

  @Test
  func `another trouble is told though the first is not over`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("printer")
    let worker = worker(path)
    for _ in 1...3 {
      worker.printOrTell([0x41])
      _ = unsafe mkdir(path, 0o700)
      worker.printOrTell([0x41])
      unsafe rmdir(path)
    }
    #expect(
      reports.lines == ["Receipt printer \(path) is not there.", "Receipt printer \(path) is a folder."])
  }

  @Test(arguments: [
    (ENOENT, " is not there."), (ENOTDIR, " is not there."), (EACCES, ": no permission."),
    (EPERM, ": no permission."), (EBUSY, " is in use by another program."), (ENODEV, " is not connected."),
    (ENXIO, " is off or does not answer."), (EPIPE, " is off or does not answer."),
    (ENOSPC, ": no space left."), (EIO, ": Input/output error."), (EISDIR, " is a folder."),
    (ELOOP, ": Too many levels of symbolic links."),
  ])
  func `what the system answers has a sentence`(code: Int32, words: String) {
    #expect(PrinterTrouble(code: code).line(for: "/dev/usb/lp0") == "Receipt printer /dev/usb/lp0\(words)")
  }

  @Test(
    arguments: [
      (0x18, nil), (0x58, nil), (0xD8, nil), (0x08, nil), (0x00, nil), (0xC0, nil), (0x20, .noPaper),
      (0x38, .noPaper), (0x30, .noPaper), (0x10, .printerError), (0x90, .printerError),
    ] as [(Int32, PrinterTrouble?)])
  func `a printer says that it has no paper or an error`(status: Int32, trouble: PrinterTrouble?) {
    #expect(PrinterStatus(rawValue: status).trouble == trouble)
  }

  @Test
  func `no paper and an open cover have sentences`() {
    let lines = [PrinterTrouble.noPaper, .printerError].map { $0.line(for: "/dev/usb/lp0") }
    #expect(
      lines == [
        "Receipt printer /dev/usb/lp0: no paper.",
        "Receipt printer /dev/usb/lp0 reports an error, such as an open cover.",
      ])
  }

  @Test(arguments: [SIGPIPE, SIGINT, SIGTERM, SIGWINCH])
  func `the printer's thread is deaf to signals`(signal: Int32) async {
    let isBlocked = await withCheckedContinuation { continuation in
      let isStarted = PrinterThread.start {
        var blocked = sigset_t()
        unsafe pthread_sigmask(SIG_BLOCK, nil, &blocked)
        continuation.resume(returning: unsafe sigismember(&blocked, signal) == 1)
      }
      if !isStarted { continuation.resume(returning: false) }
    }
    #expect(isBlocked)
  }
}
