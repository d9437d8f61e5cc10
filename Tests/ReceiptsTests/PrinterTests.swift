import Glibc
import Receipts
import TestSupport
import Testing

struct PrinterTests {
  private let reports = Reports()

  private func printer(_ device: String, timeLimit: Duration = .seconds(60)) -> ReceiptPrinter {
    ReceiptPrinter(device: device, timeLimit: timeLimit) { [reports] in reports.add($0) }
  }

  /// A receipt that no pipe holds whole, with a number in it.
  private func longReceipt(_ number: UInt8) -> [UInt8] {
    [0x1B, 0x40] + (0..<300_000).map { UInt8(truncatingIfNeeded: $0 % 251) ^ number }
  }

  @Test
  func `receipts go behind what a file holds`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("old", to: "file")
    let printer = printer(file)
    for text in ["one", "two", "three"] { printer.print(Array(text.utf8)) }
    #expect(printer.leave(patience: .seconds(20)))
    #expect(folder.bytes("file") == Array("oldonetwothree".utf8))
    #expect(reports.lines == [])
  }

  @Test
  func `a slow reader gets receipts whole and in order`() async throws {
    let folder = try TemporaryFolder()
    var pipe = try Pipe(in: folder)
    try pipe.startReading()
    let printer = printer(pipe.path)
    printer.print(longReceipt(1))
    printer.print(longReceipt(2))
    let expected = longReceipt(1) + longReceipt(2)
    #expect(try await pipe.readAll(expected.count, atOnce: 3_000) == expected)
    #expect(printer.leave(patience: .seconds(20)))
    #expect(reports.lines == [])
  }

  @Test(arguments: [
    ("missing", " is not there."), ("missing/printer", " is not there."), ("folder", " is a folder."),
    ("pipe", " is off or does not answer."),
  ])
  func `a device that is none is reported once`(name: String, words: String) throws {
    let folder = try TemporaryFolder()
    _ = try Pipe(in: folder)
    _ = unsafe mkdir(folder.path("folder"), 0o700)
    let printer = printer(folder.path(name))
    for _ in 1...3 { printer.print([0x41]) }
    #expect(printer.leave(patience: .seconds(20)))
    #expect(reports.lines == ["Receipt printer \(folder.path(name))\(words)"])
    #expect(unsafe access(folder.path("missing"), F_OK) != 0)
  }

  @Test
  func `a full device is reported once`() {
    let printer = printer("/dev/full")
    for _ in 1...3 { printer.print([0x41]) }
    #expect(printer.leave(patience: .seconds(20)))
    #expect(reports.lines == ["Receipt printer /dev/full: no space left."])
  }

  @Test
  func `a printer that takes nothing holds up nobody and is given up`() async throws {
    let terminal = try UnreadTerminal()
    let printer = printer(terminal.path, timeLimit: .seconds(3))
    let receipt = longReceipt(1)
    var costs: [Duration] = []
    for _ in 0..<9 { costs.append(ContinuousClock().measure { printer.print(receipt) }) }
    #expect(costs.sorted()[4] < .milliseconds(5))
    #expect(costs.reduce(.zero, +) < .seconds(2))
    #expect(reports.lines == [])
    let line = "Receipt printer \(terminal.path) is off or does not answer."
    try await eventually("the operator is told") { reports.lines == [line] }
    // However long this test was kept from the processor, one more is in the way.
    printer.print(receipt)
    let leaving = ContinuousClock().measure { #expect(!printer.leave(patience: .milliseconds(50))) }
    #expect(leaving < .seconds(2))
    #expect(reports.lines == [line])
  }

  @Test
  func `a receipt that finds no room is lost and reported at once`() async throws {
    let folder = try TemporaryFolder()
    var pipe = try Pipe(in: folder)
    try pipe.startReading()
    let printer = printer(pipe.path)
    printer.print(longReceipt(0))
    try await eventually("the first is being printed") { pipe.isFilled }
    for number in 1...18 { printer.print([UInt8(number)]) }
    let line = "Receipt printer \(pipe.path): 16 receipts are waiting, more are lost."
    try await eventually("the operator is told") { reports.lines == [line] }
    let expected = longReceipt(0) + (1...16)
    #expect(try await pipe.readAll(expected.count) == expected)
    #expect(printer.leave(patience: .seconds(20)))
    #expect(reports.lines == [line])
  }

  @Test
  func `leaving waits no longer than asked and lets go of the printer`() async throws {
    let folder = try TemporaryFolder()
    var pipe = try Pipe(in: folder)
    try pipe.startReading()
    let printer = printer(pipe.path, timeLimit: .seconds(3_600))
    printer.print(longReceipt(1))
    try await eventually("it is being printed") { pipe.isFilled }
    let cost = ContinuousClock().measure { #expect(!printer.leave(patience: .milliseconds(100))) }
    #expect(.milliseconds(90) < cost && cost < .seconds(5))
    try await eventually("the printer is closed") { pipe.isLeft }
    #expect(reports.lines == [])
  }

  @Test
  func `leaving a printer that was not used takes no time and ends it`() throws {
    let folder = try TemporaryFolder()
    let printer = printer(try folder.write("", to: "file"))
    let cost = ContinuousClock().measure { #expect(printer.leave(patience: .seconds(60))) }
    #expect(cost < .seconds(10))
    printer.print([0x41])
    #expect(printer.leave(patience: .seconds(60)))
    #expect(folder.bytes("file") == [])
    #expect(reports.lines == [])
  }

  @Test
  func `a reader that goes away ends one receipt and not the program`() async throws {
    let folder = try TemporaryFolder()
    var pipe = try Pipe(in: folder)
    try pipe.startReading()
    let printer = printer(pipe.path)
    printer.print(longReceipt(1))
    try await eventually("the first is being printed") { pipe.isFilled }
    pipe.stopReading()
    let line = "Receipt printer \(pipe.path) is off or does not answer."
    try await eventually("the operator is told") { reports.lines == [line] }
    try pipe.startReading()
    printer.print(longReceipt(2))
    #expect(try await pipe.readAll(longReceipt(2).count) == longReceipt(2))
    #expect(printer.leave(patience: .seconds(20)))
    #expect(reports.lines == [line])
  }
}

/// A terminal that nobody reads.
private struct UnreadTerminal: ~Copyable {
  let path: String
  private let ends: [Int32]

  struct Failure: Error {}

  init() throws {
    var (master, slave) = (Int32(-1), Int32(-1))
    guard unsafe openpty(&master, &slave, nil, nil, nil) == 0, let name = unsafe ttyname(slave) else {
      throw Failure()
    }
    path = unsafe String(cString: name)
    ends = [master, slave]
  }

  deinit { for end in ends { close(end) } }
}
