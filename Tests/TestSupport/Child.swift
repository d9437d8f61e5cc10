package import Foundation
import Glibc
import Synchronization

/// A program that a test has run to its end, with everything that a user would see of it.
package struct Child: Equatable, Sendable {
  package var output: String
  package var errors: String
  /// The exit status, or the negative number of the signal that ended it.
  package var status: Int32

  package init(output: String = "", errors: String = "", status: Int32 = 0) {
    self.output = output
    self.errors = errors
    self.status = status
  }

  /// The lines of the output.
  package var lines: [Substring] { output.split(separator: "\n") }

  /// Runs a program for at most `seconds` with no environment but a home folder and what is given.
  package static func run(
    _ program: String, _ arguments: [String], input: Data = Data(), environment: [String: String] = [:],
    in folder: borrowing TemporaryFolder, seconds: Int = 60
  ) async throws -> Child {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/timeout")
    process.arguments = ["--signal=KILL", "\(seconds)", program] + arguments
    process.environment = ["PATH": "/usr/bin:/bin", "HOME": folder.url.path].merging(environment) { $1 }
    let streams = try [
      FileHandle(forReadingFrom: folder.newFile("stdin", holding: input)),
      FileHandle(forWritingTo: folder.newFile("stdout")), FileHandle(forWritingTo: folder.newFile("stderr")),
    ]
    process.standardInput = streams[0]
    process.standardOutput = streams[1]
    process.standardError = streams[2]
    // Foundation leaves them open, and its own `run()` reads beyond the end of a list of 1,350 open files.
    defer { for stream in streams { try? stream.close() } }
    let status = try await end(of: process)
    return Child(
      output: String(decoding: folder.bytes("stdout"), as: UTF8.self),
      errors: String(decoding: folder.bytes("stderr"), as: UTF8.self), status: status)
  }

  private static func end(of process: Process) async throws -> Int32 {
    try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { ended in
        let code = ended.terminationStatus
        continuation.resume(returning: ended.terminationReason == .exit ? code : -code)
      }
      do {
        try process.runWithSignals()
      } catch {
        continuation.resume(throwing: error)
      }
    }
  }
}

extension Process {
  /// Foundation's `run()` has crashed where several threads were in it at once.
  private static let starting = Mutex(())

  /// Starts the program with no signal blocked; the threads that run tests block most of them.
  package func runWithSignals() throws {
    var none = sigset_t()
    var before = sigset_t()
    unsafe sigemptyset(&none)
    unsafe pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    try Self.starting.withLock { _ in try run() }
  }
}
