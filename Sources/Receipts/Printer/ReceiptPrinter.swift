/// Prints receipts on a device, on a thread of its own: the till never waits for it.
package final class ReceiptPrinter: Sendable {
  private let device: String
  private let patience: Duration
  private let report: @Sendable (String) -> Void
  private let queue = ReceiptQueue()

  /// Does nothing yet: the first receipt starts the thread, and each opens the device.
  ///
  /// `device` is the path of a printer, a pipe or a file that is there. A device that takes nothing for `timeLimit` is
  /// given up. `report` is given each line for the operator, on the printer's thread.
  package init(
    device: String, timeLimit: Duration = .seconds(10), report: @escaping @Sendable (String) -> Void
  ) {
    self.device = device
    self.patience = timeLimit
    self.report = report
  }

  deinit { queue.askToLeave() }

  /// Leaves a receipt to be printed behind those that wait; one that finds no room among them is lost, and reported.
  ///
  /// `bytes` is called on the printer's thread.
  package func print(_ bytes: @autoclosure @escaping @Sendable () -> [UInt8]) {
    guard queue.add(bytes) == .first else { return }
    let work = { @Sendable [device, patience, report, queue] in
      PrinterWorker(device: device, timeLimit: patience, queue: queue, report: report).run()
    }
    if !PrinterThread.start(doing: work) {
      queue.giveUp()
      report(PrinterTrouble.noThread.line(for: device))
    }
  }

  /// Takes no more receipts, and lets those that wait be printed for at most that long; false if some were not.
  @discardableResult
  package func leave(patience: Duration = .seconds(1)) -> Bool {
    queue.askToLeave()
    if queue.waitForEnd(within: patience) { return true }
    queue.abandon()
    return false
  }
}
