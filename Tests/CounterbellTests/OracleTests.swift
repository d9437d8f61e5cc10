import Foundation
import TestSupport
import Testing

private let oracle = URL(filePath: #filePath).deletingLastPathComponent()
  .appending(path: "../../scripts/oracle").standardized.path

/// Runs `scripts/oracle`, which holds the batch against the same rules in Python's decimals.
private func oracle(_ arguments: String, after script: String = "") async throws -> Child {
  try await Program.shell("\(script)\n\(oracle) \(arguments)")
}

struct OracleTests {
  @Test
  func `the oracle's own rules give known answers, and wrong ones are found`() async throws {
    let result = try await oracle("--self-test")
    #expect(result.errors == "" && result.status == 0)
  }

  @Test
  func `random lines of every kind are answered as the oracle answers them`() async throws {
    let result = try await oracle("--lines 20000 --seed 20261129 --program $counterbell")
    #expect(result.lines.last == "oracle: no difference", "\(result.output)")
    #expect(result.errors == "" && result.status == 0)
  }

  @Test
  func `one wrong answer among thousands is found`() async throws {
    let result = try await oracle(
      "--plain --lines 4000 --seed 1 --program ./wrong",
      after: """
        cd "$HOME"; printf '#!/bin/bash\\nset -o pipefail; "$counterbell" "$@" | sed 3000s/^/1/\\n' > wrong
        chmod +x wrong
        """)
    #expect(result.output.split(separator: "\n").count { $0.hasPrefix("  got    1") } == 1)
    #expect(result.output.components(separatedBy: "  wanted ").count == 2)
    #expect(result.status == 1)
  }

  @Test(arguments: ["--nonsense", "--lines", "--lines 0", "--lines x", "--seed x", "--program /nowhere", "10"])
  func `a wrong command line compares nothing`(arguments: String) async throws {
    let result = try await oracle(arguments)
    #expect(result.output == "" && result.errors.contains("usage: ") && result.status == 64)
  }

  @Test(arguments: ["--help", "-h"])
  func `the oracle explains itself`(option: String) async throws {
    let result = try await oracle(option)
    #expect(result.output.contains("usage: scripts/oracle") && result.errors == "" && result.status == 0)
  }
}
