import Foundation

/// A program that a test has run to its end.
package struct Child: Sendable {
  /// The exit code, or the negative number of the signal that ended it.
  package let status: Int32
  package let output: [String]
  package let errors: String

  /// Runs a program with its own environment variables beside the test's, and ends it after 30 s.
  package static func run(
    _ program: String, _ arguments: [String], environment: [String: String],
    in folder: borrowing TemporaryFolder
  ) async throws -> Child {
    let (output, errors) = (folder.path("output"), folder.path("errors"))
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/timeout")
    process.arguments = ["--signal=KILL", "30", program] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: folder.write("", to: "output")))
    process.standardError = try FileHandle(forWritingTo: URL(filePath: folder.write("", to: "errors")))
    let status = try await end(of: process)
    return Child(
      status: status, output: lines(of: output), errors: lines(of: errors).joined(separator: "\n"))
  }

  private static func end(of process: Process) async throws -> Int32 {
    try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { ended in
        let code = ended.terminationStatus
        continuation.resume(returning: ended.terminationReason == .exit ? code : -code)
      }
      do {
        try process.run()
      } catch {
        continuation.resume(throwing: error)
      }
    }
  }

  private static func lines(of path: String) -> [String] {
    let bytes = FileManager.default.contents(atPath: path) ?? Data()
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
