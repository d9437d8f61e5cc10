internal import CALSA
import Glibc

/// A plain thread outside Swift's pool and deaf to signals.
@safe struct WorkerThread {
  private let thread: pthread_t

  /// Starts a thread that does this work; nil if the system has none to give.
  init?(doing work: @escaping () -> Void) {
    var everySignal = sigset_t()
    var callersSignals = sigset_t()
    var started = pthread_t()
    unsafe sigfillset(&everySignal)
    unsafe pthread_sigmask(SIG_SETMASK, &everySignal, &callersSignals)
    let work = unsafe Unmanaged.passRetained(Work(body: work))
    let code = unsafe pthread_create(&started, nil, workerMain, work.toOpaque())
    unsafe pthread_sigmask(SIG_SETMASK, &callersSignals, nil)
    guard code == 0 else {
      unsafe work.release()
      return nil
    }
    thread = started
  }

  /// Waits for the thread's end, but no longer than this; a thread that goes on is left to itself.
  func join(within wait: Duration) -> Bool {
    let end = (Moment.now + wait).microseconds
    var time = timespec(tv_sec: Int(end / 1_000_000), tv_nsec: Int(end % 1_000_000) * 1_000)
    if unsafe pthread_clockjoin_np(thread, nil, CLOCK_MONOTONIC, &time) == 0 { return true }
    pthread_detach(thread)
    return false
  }
}

/// Work on its way to a thread.
private final class Work {
  let body: () -> Void

  init(body: @escaping () -> Void) { self.body = body }
}

private func workerMain(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let context = unsafe context else { return nil }
  unsafe pthread_setname_np(pthread_self(), "sound")
  unsafe Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body()
  return nil
}
