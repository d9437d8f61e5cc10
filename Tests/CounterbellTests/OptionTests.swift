import Foundation
import TestSupport
import Testing

@Test(arguments: ["--help", "-h"])
func `help is printed and names every option`(option: String) async throws {
  let result = try await Program.run(option)
  #expect(result.status == 0)
  #expect(result.errors == "")
  for name in [
    "--headless", "--json", "--mute", "--device", "--click", "--currency", "--locale", "--language", "--script",
    "--data", "--config", "--volume", "config show", "config check",
    "--now", "--day-start", "--dry-run", "--encoding", "--format",
    "--strict",
    "--batch", "--password-stdin", "--help", "--version",
  ] {
    #expect(result.output.contains(name))
    #expect(try await Program.run("--language", "ko", option).output.contains(name))
  }
}

@Test(arguments: ["--version", "-V"])
func `the version is printed`(option: String) async throws {
  let result = try await Program.run(option)
  #expect(result.status == 0)
  #expect(result.output.wholeMatch(of: #/counterbell \d+\.\d+\.\d+\n/#) != nil)
}

@Test(arguments: [
  ["--nonsense"], ["--device"], ["--click"], ["nowhere"], ["tip", "more"], ["--batch", "file"],
  ["words", "--batch"],
  ["tip", "--batch", "a", "b"], ["tip", "--batch", "--json"], ["tip", "--batch", "--script", "x"],
  ["--currency", "XXX"], ["--currency", "dollars"], ["--locale", "xx_XX"], ["--locale", ""],
  ["--language", "de"], ["--now", "yesterday"], ["--now", "2026-02-29"], ["--day-start", "24:00"],
  ["--config"], ["--config", ""], ["tip", "--batch", "--config", "x"],
  ["--volume"], ["--volume", ""], ["--volume", "10"], ["--volume", "-1"], ["--volume", "04"],
  ["--volume", "+1"],
  ["words", "export", "-", "--volume", "1"], ["bookings", "list", "--volume", "1"],
  ["sound", "test", "--volume", "1"],
  ["sound", "list", "--config", "x"],
  ["--data", ""], ["words", "export"], ["words", "import", "a", "b"], ["words", "sort"],
])
func `a wrong command line is said on standard error and nothing is done`(arguments: [String]) async throws {
  let result = try await Program.run(arguments, bytes: Data("b 1\n".utf8))
  #expect(result.status == 64)
  #expect(result.output == "")
  #expect(result.errors.hasSuffix("counterbell: see counterbell --help\n"))
  #expect(result.errors.split(separator: "\n").count == 2)
}

@Test
func `two dashes end the options`() async throws {
  #expect(try await Program.run("--headless", "--", "tip", input: "b 1").status == 0)
  #expect(try await Program.run("--headless", "--", "--json", input: "b 1").status == 64)
}

@Test
func `without a station the menu opens`() async throws {
  let menu = try await Program.run("home", "--headless", input: "1\nb 100\n")
  #expect(menu.output.contains("tip.bill: $100\n"))
  #expect(try await Program.run("--headless", input: "1\nb 100\n") == menu)
}

@Test(arguments: [
  ("en_US", "USD", "1,234.5", "$1,234.50"), ("ko_KR", "KRW", "₩1,234", "₩1,234"),
  ("ja_JP", "JPY", "１，２３４", "¥1,234"), ("de_DE", "EUR", "1.234,5", "1.234,50\u{A0}€"),
  ("de-CH", "chf", "1’234.5", "CHF\u{A0}1’234.50"), ("fr_FR", "EUR", "1 234,5", "1\u{202F}234,50\u{A0}€"),
  ("en_IN", "INR", "1,23,456", "₹1,23,456"),
  ("ar_KW", "KWD", "١٬٢٣٤٫٥", "\u{200F}١٬٢٣٤٫٥٠٠\u{A0}د.ك.\u{200F}"),
])
func `amounts are read and written for the locale and currency`(
  locale: String, currency: String, typed: String, shown: String
) async throws {
  let result = try await Program.run(
    "tip", "--headless", "--locale", locale, "--currency", currency, input: "bill \(typed)\n")
  #expect(result.output.split(separator: "\n").dropFirst().first.map(String.init) == "tip.bill: \(shown)")
}

@Test
func `a locale of the environment changes nothing`() async throws {
  let plain = try await Program.run("tip", "--headless", input: "b 1234.5\n")
  for locale in ["de_DE.UTF-8", "ko_KR.UTF-8", "C", "nonsense"] {
    let result = try await Program.run(
      "tip", "--headless", input: "b 1234.5\n", environment: ["LANG": locale, "LC_ALL": locale])
    #expect(result == plain)
  }
}

@Test
func `a strict run ends at the first refused line and names it`() async throws {
  let result = try await Program.run(
    "tip", "--headless", "--strict", "--script", "-", input: "# a comment\nb 1\nb x\nb 2\n")
  #expect(result.status == 65)
  #expect(result.errors == "counterbell: -:3: “x” is not an amount. Type it like $120.50.\n")
  #expect(result.output.contains("input: b x\n"))
  #expect(!result.output.contains("input: b 2\n"))
  #expect(try await Program.run("tip", "--headless", "--strict", input: "b 1\n").status == 0)
}

@Test
func `a number sign starts a comment in a script and nowhere else`() async throws {
  #expect(try await Program.run("tip", "--headless", "--script", "-", input: "#b 1\n").output == "")
  #expect(try await Program.run("tip", "--headless", input: "#b 1\n").output.contains("notice: "))
}

@Test
func `each answer comes before the next line is waited for`() async throws {
  let result = try await Program.shell(
    """
    coproc $counterbell tip --headless --json
    for line in 'b 10' 's 2'; do echo "$line" >&${COPROC[1]}; read -r -t 20 answer <&${COPROC[0]}; echo "$answer"; done
    """)
  #expect(result.output.split(separator: "\n").count == 2)
  #expect(result.output.contains(#""shares":[500,500]"#))
}
