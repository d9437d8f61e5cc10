import Glibc

/// Prints what is queued, on the printer's thread.
final class PrinterWorker {
  private let device: String
  private let timeLimit: Duration
  private let queue: ReceiptQueue
  private let report: (String) -> Void
  /// What the operator knows of; forgotten once a receipt is printed whole.
  private var told: Set<PrinterTrouble> = []

  init(device: String, timeLimit: Duration, queue: ReceiptQueue, report: @escaping (String) -> Void) {
    self.device = device
    self.timeLimit = timeLimit
    self.queue = queue
    self.report = report
  }

  /// Works until the till leaves and nothing waits.
  func run() {
    while true {
      tellOfLoss()
      if let receipt = queue.take() {
        printOrTell(receipt())
      } else if queue.isLeaving {
        break
      } else {
        queue.wakeUp.wait()
        queue.wakeUp.clear()
      }
    }
    queue.showEnd()
  }

  func printOrTell(_ receipt: [UInt8]) {
    do throws(PrinterTrouble) {
      try print(receipt)
      told = []
    } catch {
      tell(error)
    }
  }

  private func tellOfLoss() {
    if queue.takeLoss() { tell(.tooMany) }
  }

  private func tell(_ trouble: PrinterTrouble) {
    guard trouble != .abandoned, told.insert(trouble).inserted else { return }
    report(trouble.line(for: device))
  }
}

extension PrinterWorker {
  private func print(_ receipt: [UInt8]) throws(PrinterTrouble) {
    let device = try PrinterDevice(opening: device)
    try device.check()
    var rest = receipt[...]
    var end = SuspendingClock.now + timeLimit
    var isRefused = false
    while !rest.isEmpty {
      let count = try device.write(rest)
      rest = rest.dropFirst(count)
      if count > 0 {
        end = SuspendingClock.now + timeLimit
      } else {
        try wait(for: device, until: end, briefly: isRefused)
      }
      isRefused = count == 0
    }
    // A USB printer's driver takes the bytes first and sends them then, unless it is closed meanwhile.
    try wait(for: device, until: end, briefly: false)
    try device.check()
  }

  /// Waits until the device takes bytes.
  ///
  /// A driver that can't tell says that it does at once; after it has refused some all the same, it is asked again
  /// `briefly` later.
  private func wait(
    for device: borrowing PrinterDevice, until end: SuspendingClock.Instant, briefly: Bool
  ) throws(PrinterTrouble) {
    while true {
      if queue.isAbandoned { throw .abandoned }
      guard SuspendingClock.now < end else { throw device.explained(.silent) }
      var sources = [
        pollfd(fd: queue.wakeUp.pollNumber, events: Int16(POLLIN), revents: 0),
        pollfd(fd: briefly ? -1 : device.number, events: Int16(POLLOUT), revents: 0),
      ]
      unsafe poll(&sources, 2, briefly ? 20 : PollTime.until(end))
      if sources[0].revents != 0 {
        queue.wakeUp.clear()
        tellOfLoss()
      }
      let answer = sources[1].revents
      if answer & Int16(POLLERR | POLLHUP) != 0 { throw device.explained(.silent) }
      if answer != 0 || briefly { return }
    }
  }
}
