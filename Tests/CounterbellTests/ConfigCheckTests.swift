import Foundation
import TestSupport
import Testing

@Suite struct `config check` {
  @Test func `says that a file is good`() async throws {
    let result = try await configured("echo '{ volume: 9 }' > a.json5; $counterbell config check a.json5")
    #expect(result == Child(output: "a.json5: good\n"))
    let example = URL(filePath: #filePath).appending(path: "../../../Resources/config.example.json5")
      .standardized
    #expect(try await Program.run("config", "check", example.path).output == "\(example.path): good\n")
  }

  @Test(arguments: [
    ("{ language: 'de' }", #"1: language: "de" is not one of "en", "ko""#),
    ("{\n volume: 10 }", "2: volume: 10 is not a whole number from 0 to 9"),
    ("{\n\n dayStart: 4 }", #"3: dayStart: 4 is not a time of day from "00:00" to "23:59", such as "04:00""#),
    ("{ idle: { warnAfter: -1 } }", "1: idle.warnAfter: -1 is not a whole number from 0 to 86400"),
    ("{ data: 'a' }", #"1: data: "a" is not an absolute path such as "/var/lib/counterbell", or null"#),
    ("{ home: {\nstations: ['tip',\n'tip'] } }", #"3: home.stations[1]: "tip" is here twice"#),
    (
      "{ vol: 1 }",
      "1: vol: unknown; the configuration has currencies, currency, currencySign, data, dayStart, home, idle, language, locale, "
        + "receipt, sound, sounds, tip, trip, volume"
    ),
    ("{", "1: column 2: the file ends before the '}' of line 1, column 1"),
  ])
  func `names what is wrong with its line, from a file and from standard input`(
    text: String, said: String
  ) async throws {
    let result = try await configured(
      "cat > a; $counterbell config check a; echo $?; $counterbell config check - < a; exit $?", input: text)
    #expect(result.output == "78\n")
    #expect(result.errors == "counterbell: a:\(said)\ncounterbell: -:\(said)\n")
    #expect(result.status == 78)
  }

  @Test func `takes standard input from a pipe, and a file named as it by its path`() async throws {
    let result = try await configured(
      """
      echo '{ volume: 1 }' | $counterbell config check -; echo '{ volume: 10 }' > ./-
      echo '{}' | $counterbell config check ./-; echo $?; $counterbell config check -- - <&-; echo $?
      """)
    #expect(result.output == "-: good\n78\n66\n")
    #expect(result.errors.hasSuffix("counterbell: -: Bad file descriptor\n"))
  }

  @Test(arguments: [
    ("missing", "No such file or directory"), (".", "Is a directory"), ("$user/a", "Not a directory"),
  ])
  func `says of a file that it can't be read`(name: String, reason: String) async throws {
    let result = try await configured("echo '{}' > $user; $counterbell config check \(name)")
    let name = name.replacing("$user", with: "config/counterbell/config.json5")
    #expect(result == Child(errors: "counterbell: \(name): \(reason)\n", status: 66))
  }

  @Test func `reads no other file`() async throws {
    let result = try await configured("echo '{ a: 1 }' > $user; echo '{}' > a; $counterbell config check a")
    #expect(result == Child(output: "a: good\n"))
  }
}

@Test(arguments: [
  ["config"], ["config", "list"], ["config", "check"], ["config", "check", "a", "b"], ["config", "show", "a"],
  ["config", "show", "--headless"], ["config", "show", "--mute"], ["config", "show", "--batch"],
  ["config", "show", "--strict"], ["config", "show", "--script", "a"],
  ["config", "show", "--now", "2026-11-29"],
  ["config", "show", "--csv"], ["config", "show", "--volume", "10"],
  ["config", "check", "-", "--json"], ["config", "check", "-", "--config", "a"],
  ["config", "check", "-", "--volume", "1"], ["config", "check", "-", "--headless"],
  ["config", "check", "-", "--columns", "32"],
])
func `a wrong command line of config is said and nothing is done`(arguments: [String]) async throws {
  let result = try await Program.run(arguments, bytes: Data("{}".utf8))
  #expect(result.status == 64)
  #expect(result.output == "")
  #expect(result.errors.hasSuffix("counterbell: see counterbell --help\n"))
  #expect(result.errors.split(separator: "\n").count == 2)
}
