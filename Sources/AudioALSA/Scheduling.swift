internal import CALSA
import Glibc

/// When and where the worker's thread runs, as far as the system allows.
///
/// In real time it is ahead of busy programs. The kernel would wake such a thread on the processor that it ran on last,
/// even in the midst of the till's call, so it keeps off the till's.
struct Scheduling {
  private var isRealTime = false
  /// Whether the system did not allow it, which is not tried again.
  private var wasRefused = false
  /// The processor that the thread keeps off; -1 for none.
  private var avoided: Int32 = -1

  /// Takes the calling thread's turn among the others, on any processor: for work that may take its time.
  mutating func asOthers() {
    guard isRealTime else { return }
    set(SCHED_OTHER, priority: 0)
    isRealTime = false
    keepOff(-1)
  }

  /// Takes the lowest of the real-time priorities; threads that a plugin starts don't inherit it.
  mutating func inRealTime() {
    guard !isRealTime, !wasRefused else { return }
    isRealTime = set(SCHED_RR, priority: sched_get_priority_min(SCHED_RR))
    wasRefused = !isRealTime
  }

  /// Leaves a processor to the till.
  mutating func leave(processor: Int32) {
    guard isRealTime, processor != avoided else { return }
    keepOff(processor)
  }

  private mutating func keepOff(_ processor: Int32) {
    guard processor != avoided else { return }
    avoided = processor
    _ = counterbell_stay_off_processor(getpid(), processor)
  }

  @discardableResult
  private func set(_ policy: Int32, priority: Int32) -> Bool {
    var parameters = sched_param(sched_priority: priority)
    let flagged = policy | Int32(COUNTERBELL_SCHED_RESET_ON_FORK)
    return unsafe sched_setscheduler(0, flagged, &parameters) == 0
  }
}
