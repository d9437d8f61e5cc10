internal import Synchronization

/// Where the till leaves receipts for the printer's thread.
final class ReceiptQueue: Sendable {
  /// How many receipts may wait.
  static let room = 16

  /// What became of a receipt that was left.
  enum Place: Equatable {
    /// It waits, and there is no thread yet.
    case first
    case waiting
    case lost
  }

  private struct State {
    var waiting: [@Sendable () -> [UInt8]] = []
    var hasThread = false
    var hasLost = false
    var isLeaving = false
    var isAbandoned = false
  }

  private let state = Mutex(State())
  let wakeUp = Signal()
  /// Readable once the thread has ended.
  private let end = Signal()
}

// The till's side.
extension ReceiptQueue {
  func add(_ receipt: @escaping @Sendable () -> [UInt8]) -> Place {
    let place = state.withLock { state in
      guard !state.isLeaving, state.waiting.count < Self.room else {
        state.hasLost = !state.isLeaving
        return Place.lost
      }
      state.waiting.append(receipt)
      defer { state.hasThread = true }
      return state.hasThread ? .waiting : .first
    }
    wakeUp.give()
    return place
  }

  /// Forgets the receipts that no thread will print.
  func giveUp() {
    state.withLock { state in
      state.waiting = []
      state.hasThread = false
    }
  }

  func askToLeave() {
    state.withLock { $0.isLeaving = true }
    wakeUp.give()
  }

  /// Whether the thread has ended, or does within this time.
  func waitForEnd(within patience: Duration) -> Bool {
    guard state.withLock({ $0.hasThread }) else { return true }
    return end.wait(within: patience)
  }

  /// Tells a thread that did not end in time to print no more.
  func abandon() {
    state.withLock { $0.isAbandoned = true }
    wakeUp.give()
  }
}

// The thread's side.
extension ReceiptQueue {
  var isLeaving: Bool { state.withLock { $0.isLeaving } }
  var isAbandoned: Bool { state.withLock { $0.isAbandoned } }

  /// The receipt that has waited longest.
  func take() -> (@Sendable () -> [UInt8])? {
    state.withLock { $0.waiting.isEmpty || $0.isAbandoned ? nil : $0.waiting.removeFirst() }
  }

  /// Whether a receipt was lost since this was last asked.
  func takeLoss() -> Bool {
    state.withLock { state in
      defer { state.hasLost = false }
      return state.hasLost
    }
  }

  func showEnd() { end.give() }
}
