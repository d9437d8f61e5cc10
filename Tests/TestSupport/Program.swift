package import Foundation
import Glibc

/// A run of the built program, with everything that a user would see of it.
package struct Program {
  package struct Result: Equatable {
    package var output: String
    package var errors: String
    package var status: Int32

    package init(output: String = "", errors: String = "", status: Int32) {
      self.output = output
      self.errors = errors
      self.status = status
    }
  }

  /// The built program lies beside the tests that are running.
  package static let path = folder.appending(path: "counterbell").path

  /// Where the build puts programs and libraries.
  package static let folder = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()

  /// Runs the program to its end with `input` on a standard input that isn't a terminal.
  package static func run(
    _ arguments: String..., input: String = "", environment: [String: String] = [:]
  ) throws -> Result {
    try run(path, arguments, input: Data(input.utf8), environment: environment)
  }

  /// Runs the program with input that need not be text.
  package static func run(_ arguments: [String], bytes: Data) throws -> Result {
    try run(path, arguments, input: bytes, environment: [:])
  }

  /// Runs a line of shell, in which `$counterbell` is the program, for at most a minute.
  package static func shell(_ script: String, input: String = "") throws -> Result {
    let arguments = ["--kill-after=1", "60", "/bin/bash", "-c", script]
    return try run("/usr/bin/timeout", arguments, input: Data(input.utf8), environment: ["counterbell": path])
  }

  private static func run(
    _ path: String, _ arguments: [String], input: Data, environment: [String: String]
  ) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "counterbell-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (inputFile, outputFile, errorFile) = (
      folder.appending(path: "in"), folder.appending(path: "out"), folder.appending(path: "err")
    )
    try input.write(to: inputFile)
    for file in [outputFile, errorFile] { try Data().write(to: file) }
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.environment = ["PATH": "/usr/bin:/bin", "HOME": folder.path].merging(environment) { $1 }
    process.standardInput = try FileHandle(forReadingFrom: inputFile)
    process.standardOutput = try FileHandle(forWritingTo: outputFile)
    process.standardError = try FileHandle(forWritingTo: errorFile)
    try process.runWithSignals()
    process.waitUntilExit()
    let status = process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    return Result(
      output: String(decoding: try Data(contentsOf: outputFile), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errorFile), as: UTF8.self), status: status)
  }
}

extension Process {
  /// Starts the program with no signal blocked; the threads that run tests block most of them.
  package func runWithSignals() throws {
    var none = sigset_t()
    var before = sigset_t()
    unsafe sigemptyset(&none)
    unsafe pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    try run()
  }
}
