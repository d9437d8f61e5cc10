internal import CALSA
import Glibc
import Synchronization

/// What one thread tells another that will not wait for ever.
final class Answers<Answer: Sendable>: Sendable {
  private let waiting = Mutex<[Answer]>([])
  private let wakeUp = FileDescriptor.wakeUp()

  func send(_ answer: Answer) {
    waiting.withLock { $0.append(answer) }
    wakeUp.signal()
  }

  /// Takes the oldest answer; nil if none came within this time.
  func next(within wait: Duration) -> Answer? {
    let end = Moment.now + wait
    while true {
      let answer = waiting.withLock { $0.isEmpty ? nil : $0.removeFirst() }
      let left = (end - .now).microseconds
      if answer != nil || left <= 0 { return answer }
      var source = pollfd(fd: wakeUp.number, events: Int16(POLLIN), revents: 0)
      if unsafe poll(&source, 1, Int32(clamping: (left + 999) / 1_000)) > 0 { wakeUp.drain() }
    }
  }
}

/// Work that may hang, such as in libasound, on a thread of its own that is then left behind.
package enum Errand {
  /// Does the work and returns its result; nil if it took longer than this, or if there is no thread for it.
  package static func result<Result: Sendable>(within wait: Duration, _ work: @escaping () -> Result) -> Result?
  {
    let answers = Answers<Result>()
    let thread = WorkerThread(doing: {
      counterbell_alsa_silence()
      answers.send(work())
    })
    guard let thread else { return nil }
    let result = answers.next(within: wait)
    _ = thread.join(within: result == nil ? .zero : .milliseconds(100))
    return result
  }
}
