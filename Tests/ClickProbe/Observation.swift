import Glibc
import Synchronization

/// The operator's lines, as they come in on either thread.
final class ReportedLines: Sendable {
  struct Line: Sendable {
    /// Nanoseconds of the monotonic clock.
    let moment: Int
    let text: String
  }

  private let lines = Mutex<[Line]>([])

  var all: [Line] { lines.withLock { $0 } }

  func append(_ text: String) {
    let line = Line(moment: nanoseconds(), text: text)
    lines.withLock { $0.append(line) }
  }
}

/// How often the worker has gone to sleep.
func sleepsOfWorker() -> Int { Int(statusOfWorker("voluntary_ctxt_switches")) ?? -1 }

/// Waits until the worker runs, which takes its time on a busy machine.
func waitForWorker() {
  for _ in 0..<1_000 {
    guard statusOfWorker("Name").isEmpty else { return }
    pause(milliseconds: 10)
  }
}

/// What the kernel says about the thread of this process that is named "sound".
func statusOfWorker(_ field: String) -> Substring {
  let status = text(of: "/proc/self/task/\(numberOfWorker())/status").split(separator: "\n")
  return status.first { $0.hasPrefix(field) }?.split(separator: "\t").last ?? ""
}

/// The kernel's number of that thread, 0 while there is none.
func numberOfWorker() -> Int {
  guard let folder = unsafe opendir("/proc/self/task") else { return 0 }
  defer { unsafe closedir(folder) }
  while let entry = unsafe readdir(folder) {
    let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
      unsafe $0.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
    }
    if text(of: "/proc/self/task/\(name)/comm") == "sound\n" { return Int(name) ?? 0 }
  }
  return 0
}

/// The memory of this process that is in the machine's, in KiB.
func residentMemory() -> Int {
  let pages = text(of: "/proc/self/statm").split(separator: " ").dropFirst().first
  return (pages.flatMap { Int($0) } ?? 0) * sysconf(Int32(_SC_PAGESIZE)) / 1_024
}

/// A small file's text, or nothing.
func text(of path: String) -> String {
  guard let file = unsafe fopen(path, "r") else { return "" }
  defer { unsafe fclose(file) }
  var bytes = [UInt8](repeating: 0, count: 4_096)
  let count = unsafe fread(&bytes, 1, bytes.count, file)
  return String(decoding: bytes.prefix(count), as: UTF8.self)
}

/// A clock's time in nanoseconds.
func nanoseconds(of clock: clockid_t = CLOCK_MONOTONIC) -> Int {
  var time = timespec()
  unsafe clock_gettime(clock, &time)
  return time.tv_sec * 1_000_000_000 + time.tv_nsec
}

/// Sleeps.
func pause(milliseconds: Int) {
  usleep(UInt32(milliseconds) * 1_000)
}
