import TestSupport
import Testing

/// Runs the doctor on a terminal and answers all that it wrote there.
private func doctor(
  _ arguments: String..., columns: UInt16 = 80, environment: [String: String] = [:]
) throws -> String {
  let folder = try TemporaryFolder()
  let sound = try SoundConfiguration.null.environment(in: folder)
  let program = try TerminalProgram(
    ["doctor", "--data", folder.path("data")] + arguments, columns: columns,
    environment: sound.merging(environment) { $1 })
  #expect(try program.exitStatus() == 0)
  return program.output
}

struct DoctorTerminalTests {
  @Test
  func `a terminal has coloured states and nothing else that drives it`() throws {
    let output = try doctor()
    let plain = output.replacing(#/\x1B\[(?:0|32|1;33)m/#, with: "")
    #expect(plain != output)
    #expect(!plain.contains("\u{1B}"))
  }

  @Test(arguments: [["NO_COLOR": "1"], ["TERM": "dumb"], ["TERM": ""]])
  func `without colours it has none`(environment: [String: String]) throws {
    let output = try doctor(environment: environment)
    #expect(!output.contains("\u{1B}"))
    #expect(output.contains("warning  sound "))
  }

  @Test
  func `the terminal's kind, size and script are judged`() throws {
    let output = try doctor(
      "--language", "ko", columns: 30, environment: ["TERM": "linux", "NO_COLOR": "1"])
    #expect(output.contains("warning  terminal       TERM is linux, 30 x 24; too small, 40 x 12 are needed; "))
    #expect(output.contains("the console of Linux has no Hangul."))
  }
}
