import TestSupport
import Testing

struct OperatorLineTests {
  /// What each trouble is said with, at the level that journald is to give it.
  @Test(arguments: [
    ("--language de", 3, "--language: 'de' is neither en nor ko"),
    ("--config /nowhere/config.json5 trip --headless", 3, "/nowhere/config.json5: No such file or directory"),
    ("tip --headless --strict --script -", 4, "-:1: “x” is not an amount. Type it like $120.50."),
    (
      "words import --dry-run list.csv", 6, "list.csv: added 1, same 0, changed 0, refused 0; nothing was saved"
    ),
  ])
  func `journald is told the level of a line, and anyone else the program's name`(
    arguments: String, level: Int, sentence: String
  ) async throws {
    let result = try await Program.shell(
      """
      cd "$HOME"; echo 'a,b' > list.csv; : > log
      export JOURNAL_STREAM=$(stat -c %d:%i log)
      echo 'b x' | "$counterbell" \(arguments) > answer 2> log; head -n 1 log
      echo 'b x' | "$counterbell" \(arguments) > answer 2> elsewhere; head -n 1 elsewhere
      """)
    #expect(result.output == "<\(level)>\(sentence)\ncounterbell: \(sentence)\n")
  }

  @Test(arguments: ["", "0:0", ":", "8:x"])
  func `a variable that names no journal changes nothing`(variable: String) async throws {
    let result = try await Program.run("nowhere", environment: ["JOURNAL_STREAM": variable])
    #expect(result.errors == "counterbell: 'nowhere' is not a station\ncounterbell: see counterbell --help\n")
  }
}
