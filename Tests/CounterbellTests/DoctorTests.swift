import Foundation
import TestSupport
import Testing

private let names = [
  "user", "configuration", "locale", "time", "database", "staff", "disk", "sound", "printer", "terminal",
  "keys",
  "consoles",
  "core dumps", "service",
]

struct DoctorTests {
  @Test
  func `JSON is one object with every check, and what is wrong or doubtful has its mend`() async throws {
    let run = try await DoctorRun("doctor")
    #expect(run.answer.checks.map(\.name) == names)
    #expect(run.child.status == 0)
    #expect(run.child.errors == "")
    for check in run.answer.checks {
      #expect(["ok", "note", "warning"].contains(check.state))
      #expect((check.mend?.isEmpty == false) == (check.state == "warning"), "\(check)")
    }
  }

  @Test
  func `lines say the same as JSON, without a colour`() async throws {
    let both = try await DoctorRun.run("doctor --data file; $counterbell doctor --data file --json")
    let text = both.lines.dropLast().map { $0.split(separator: " ").joined(separator: " ") }
    let json = try DoctorAnswer(Child(output: (both.lines.last.map(String.init) ?? "") + "\n"))
    let changing = #/ \d\d:\d\d:\d\d/#
    #expect(
      text.map { $0.replacing(changing, with: "") }
        == json.checks.flatMap(\.lines).map { $0.replacing(changing, with: "") })
    #expect(!both.output.contains("\u{1B}"))
  }

  @Test(arguments: [
    "more", "--headless", "--strict", "--batch", "--script x", "--click x", "--now 2026-11-29", "--csv",
    "--day-start 05:00", "--dry-run", "--locale nowhere", "--currency XXX",
  ])
  func `a wrong command line is usage`(words: String) async throws {
    let result = try await DoctorRun.run("doctor \(words)")
    #expect(result.status == 64)
    #expect(result.output == "")
    #expect(result.errors.hasSuffix("counterbell: see counterbell --help\n"))
    #expect(result.errors.split(separator: "\n").count == 2)
  }

  @Test(arguments: [
    ("printf '{\\n receipt: { columns: 1 } }' > a; doctor --config a", 78, "a:2: receipt.columns: 1 is not"),
    ("doctor --config a", 66, "a: No such file or directory"),
    ("mkfifo a; doctor --config a", 78, "Looking at it came to no end within 3 s."),
  ])
  func `a configuration that is wrong is said with its place`(
    script: String, status: Int32, text: String
  ) async throws {
    let run = try await DoctorRun(script)
    let check = try #require(run.answer["configuration"])
    #expect(check.state == "wrong")
    #expect(check.text.hasPrefix(text))
    #expect(run.child.status == status)
    #expect(run.answer["printer"]?.state == "note")
  }

  @Test
  func `the configuration files that are there are named in their order`() async throws {
    let run = try await DoctorRun(
      "mkdir -p config/counterbell; echo {} | tee a > config/counterbell/config.json5; doctor --config a")
    let text = try #require(run.answer["configuration"]?.text)
    #expect(text.contains("/config/counterbell/config.json5, then a, which goes before."))
    #expect(run.child.status == 0)
  }

  @Test
  func `an amount is written in the locale and currency that are given`() async throws {
    let run = try await DoctorRun("doctor --locale ko_KR --currency KRW --language ko")
    #expect(run.answer["locale"]?.text == "ko_KR, KRW, language ko: an amount looks like ₩12,000.")
  }

  @Test(arguments: [
    ("Asia/Seoul", "Asia/Seoul (UTC+09:00)", false), ("KST-9", "KST-9 (UTC+09:00)", false),
    ("Asia/Kolkata", "Asia/Kolkata (UTC+05:30)", false), ("<-03>3", "<-03>3 (UTC-03:00)", false),
    ("Asia/Nowhere", "Asia/Nowhere (UTC+00:00)", true), ("nonsense", "nonsense (UTC+00:00)", true),
  ])
  func `a time zone is shown with its offset, and one that is not known is doubted`(
    zone: String, start: String, isDoubted: Bool
  ) async throws {
    let check = try #require(try await DoctorRun("doctor", variables: ["TZ": zone]).answer["time"])
    #expect(check.text.hasPrefix("\(start), where it is 20"))
    #expect(check.text.contains("no time zone '\(zone)' is known") == isDoubted)
    if isDoubted { #expect(check.state == "warning") }
  }
}

struct DoctorPrinterTests {
  @Test(.enabled(if: getuid() == 0, "another user has no rights of its own to give up"))
  func `a printer without rights is said, with the group that has them`() async throws {
    let run = try await DoctorRun(
      """
      touch printer; chmod 600 printer; echo "{ receipt: { device: '$PWD/printer' } }" > a; chmod 755 .; chmod 644 a
      mkdir data; chmod 777 data
      setpriv --reuid=65534 --clear-groups $counterbell doctor --config a --data data --json
      """)
    let check = try #require(run.answer["printer"])
    #expect(check.text.hasSuffix("/printer: no permission."))
    #expect(check.mend == "As root: usermod -aG lp nobody. Then log in again.")
    #expect(run.answer["user"]?.text.hasPrefix("nobody, ") == true)
    #expect(run.child.status == 77)
  }

  @Test(arguments: [
    (":", "note", 0, "None is configured."),
    ("touch printer", "ok", 0, "/printer is there, may be written to and does not tell of its paper."),
    ("rm -f printer", "wrong", 69, "/printer is not there."),
    ("mkdir printer", "wrong", 69, "/printer is a folder."),
    ("mkfifo printer", "wrong", 69, "/printer is off or does not answer."),
  ])
  func `a printer is looked at and nothing is sent to it`(
    maker: String, state: String, status: Int32, text: String
  ) async throws {
    let setting = #"{ receipt: { device: "'$PWD/printer'" } }"#
    let configure = maker == ":" ? "echo {} > a" : "echo '\(setting)' > a"
    let run = try await DoctorRun(
      "\(configure); \(maker); doctor --config a; status=$?; [ ! -s printer -o -d printer ] && exit $status")
    let check = try #require(run.answer["printer"])
    #expect(check.state == state)
    #expect(check.text.hasSuffix(text))
    #expect(run.child.status == status)
  }
}
