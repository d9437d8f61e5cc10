import Glibc

/// A plain thread outside Swift's pool, deaf to signals; nobody waits for it, so it may hang in the kernel.
enum PrinterThread {
  /// Starts a thread that does this work; false if the system has none to give.
  static func start(doing work: @escaping @Sendable () -> Void) -> Bool {
    var everySignal = sigset_t()
    var callersSignals = sigset_t()
    var thread = pthread_t()
    unsafe sigfillset(&everySignal)
    unsafe pthread_sigmask(SIG_SETMASK, &everySignal, &callersSignals)
    let work = unsafe Unmanaged.passRetained(Work(body: work))
    let code = unsafe pthread_create(&thread, nil, printerMain, work.toOpaque())
    unsafe pthread_sigmask(SIG_SETMASK, &callersSignals, nil)
    if code == 0 { pthread_detach(thread) } else { unsafe work.release() }
    return code == 0
  }
}

/// Work on its way to a thread.
private final class Work {
  let body: @Sendable () -> Void

  init(body: @escaping @Sendable () -> Void) { self.body = body }
}

private func printerMain(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  guard let context = unsafe context else { return nil }
  unsafe Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body()
  return nil
}
