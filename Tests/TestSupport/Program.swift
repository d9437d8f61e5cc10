package import Foundation

/// Runs of the built program.
package enum Program {
  /// Most of these runs are busy all the time, and there may be no more than two cores.
  private static let turnstile = Turnstile(places: 2)

  /// Runs the program to its end with `input` on a standard input that isn't a terminal.
  package static func run(
    _ arguments: String..., input: String = "", environment: [String: String] = [:]
  ) async throws -> Child {
    let folder = try TemporaryFolder()
    return try await Child.run(
      BuiltProduct.path("counterbell"), arguments, input: Data(input.utf8), environment: environment, in: folder
    )
  }

  /// Runs the program with input that need not be text.
  package static func run(_ arguments: [String], bytes: Data) async throws -> Child {
    let folder = try TemporaryFolder()
    return try await run(
      BuiltProduct.path("counterbell"), arguments, input: bytes, environment: [:], in: folder)
  }

  /// Runs a script of the shell, in which `$counterbell` is the program and `$HOME` a folder of its own.
  package static func shell(_ script: String, input: String = "") async throws -> Child {
    let folder = try TemporaryFolder()
    return try await shell(script, input: input, in: folder)
  }

  /// The same, with a folder that the test can look into.
  package static func shell(
    _ script: String, input: String = "", environment: [String: String] = [:],
    in folder: borrowing TemporaryFolder
  ) async throws -> Child {
    let environment = try environment.merging(["counterbell": BuiltProduct.path("counterbell")]) { $1 }
    return try await run(
      "/bin/bash", ["-c", script], input: Data(input.utf8), environment: environment, in: folder)
  }

  private static func run(
    _ program: String, _ arguments: [String], input: Data, environment: [String: String],
    in folder: borrowing TemporaryFolder
  ) async throws -> Child {
    try await turnstile.pass {
      try await Child.run(program, arguments, input: input, environment: environment, in: folder)
    }
  }
}
