package import Foundation
import Glibc

/// A run of the built program at a terminal of its own, where Ctrl-C and the like work as for a guest.
package final class TerminalProgram {
  private var master: Int32 = -1
  private let process = Process()
  /// Everything the program has written so far.
  package private(set) var output = ""

  package enum Failure: Error {
    case noTerminal
    /// What was waited for did not come in time; what came instead.
    case notSeen(String, instead: String)
  }

  /// Standard input and error are the terminal, and so is the output unless a file is named for it.
  package init(
    _ arguments: [String], output: String? = nil, columns: UInt16 = 80, rows: UInt16 = 24,
    environment: [String: String] = [:]
  ) throws {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    var slave: Int32 = -1
    guard unsafe openpty(&master, &slave, nil, nil, &size) == 0 else { throw Failure.noTerminal }
    _ = fcntl(master, F_SETFD, FD_CLOEXEC)
    _ = fcntl(slave, F_SETFD, FD_CLOEXEC)
    let handle = FileHandle(fileDescriptor: slave, closeOnDealloc: true)
    process.executableURL = URL(filePath: "/usr/bin/setsid")
    process.arguments = try ["--ctty", "--wait", BuiltProduct.path("counterbell")] + arguments
    // Without a home the configuration would be that of whoever runs the tests; here nothing can be made either.
    let usual = ["PATH": "/usr/bin:/bin", "TERM": "xterm", "XDG_CONFIG_HOME": "/proc/nowhere"]
    process.environment = usual.merging(environment) { $1 }
    process.standardInput = handle
    process.standardOutput = try output.map(Self.emptyFile) ?? handle
    process.standardError = handle
    try process.runWithSignals()
  }

  private static func emptyFile(_ path: String) throws -> FileHandle {
    try Data().write(to: URL(filePath: path))
    return try FileHandle(forWritingTo: URL(filePath: path))
  }

  deinit {
    if process.isRunning { process.terminate() }
    close(master)
  }

  /// Types keys as a guest would.
  package func type(_ keys: String) {
    let bytes = Array(keys.utf8)
    _ = unsafe write(master, bytes, bytes.count)
  }

  /// Changes the size of the terminal, which tells the program.
  package func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = unsafe ioctl(master, UInt(TIOCSWINSZ), &size)
  }

  /// Waits until the program has written `text` behind what was waited for before, and answers all up to it.
  @discardableResult
  package func wait(for text: String, seconds: Double = 20) throws -> String {
    let deadline = Date(timeIntervalSinceNow: seconds)
    while true {
      if let range = unread.range(of: text) {
        let seen = String(unread[..<range.upperBound])
        unread = String(unread[range.upperBound...])
        return seen
      }
      guard Date() < deadline, readMore(milliseconds: 100) else { throw Failure.notSeen(text, instead: unread) }
    }
  }

  private var unread = ""

  /// Waits for the end of the program and answers its exit status.
  package func exitStatus(seconds: Double = 20) throws -> Int32 {
    let deadline = Date(timeIntervalSinceNow: seconds)
    while process.isRunning {
      guard Date() < deadline else { throw Failure.notSeen("the end of the program", instead: unread) }
      _ = readMore(milliseconds: 20)
    }
    process.waitUntilExit()
    while readMore(milliseconds: 0) {}
    return process.terminationStatus
  }

  /// How the terminal is set: the modes that a program can leave behind.
  package var modes: [tcflag_t] {
    var settings = termios()
    guard unsafe tcgetattr(master, &settings) == 0 else { return [] }
    return [settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag]
  }

  private var pending = Data()

  /// Reads what has come; false when nothing will come any more or nothing came at once.
  private func readMore(milliseconds: Int32) -> Bool {
    var descriptor = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard unsafe poll(&descriptor, 1, milliseconds) > 0 else { return milliseconds > 0 }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = unsafe read(master, &bytes, bytes.count)
    guard count > 0 else { return false }
    pending.append(contentsOf: bytes[..<count])
    guard let text = String(data: pending, encoding: .utf8) else { return true }
    pending.removeAll()
    output += text
    unread += text
    return true
  }
}
