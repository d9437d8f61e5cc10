import TestSupport
import Testing

/// What two runs of a script say, with a configuration and with options instead, and without either.
private struct Comparison {
  let configured: Child
  let optional: Child
  let usual: Child

  /// `$set` in the script is what sets the values.
  init(_ text: String, _ options: String, in script: String, input: String = "") async throws {
    let run = { (set: String) async throws in
      try await CounterbellTests.configured(
        "echo \"\(text)\" > shop; set='\(set)'\n\(script)", input: input)
    }
    configured = try await run("--config shop")
    optional = try await run(options)
    usual = try await run("")
  }
}

@Suite struct `A setting of the configuration` {
  @Test(arguments: [
    ("{ language: 'ko' }", "--language ko", "$counterbell tip --headless $set"),
    ("{ locale: 'de_DE' }", "--locale de_DE", "$counterbell tip --headless $set"),
    ("{ currency: 'jpy' }", "--currency JPY", "$counterbell tip --headless --json $set"),
    (
      "{ locale: 'ko_KR', currency: 'KRW', language: 'ko' }", "--locale ko_KR --currency krw --language ko",
      "$counterbell tip --headless $set"
    ),
    (
      "{ locale: 'ko_KR', language: 'ko' }", "--locale ko_KR --language ko",
      "$counterbell words --headless $set --now 2026-11-29"
    ),
    (
      "{ dayStart: '02:00' }", "--day-start 02:00",
      "$counterbell words --headless $set --now 2026-11-29T03:00 | grep -E 'today|day'"
    ),
    ("{ language: 'ko' }", "--language ko", "$counterbell words import - --data d $set; echo $?"),
    (
      "{ language: 'ko', locale: 'ko_KR', currency: 'KRW' }", "--language ko --locale ko_KR",
      "printf 'book\\nbook\\n' | $counterbell trip --headless --data d --now 2026-11-29 > a; $counterbell bookings list --data d $set | sed -E 's/ [0-9A-Z]{6} //'"
    ),
    ("{ language: 'ko' }", "--language ko", "$counterbell --help $set"),
  ])
  func `does what its option does`(text: String, options: String, script: String) async throws {
    let runs = try await Comparison(text, options, in: script, input: "b 1234\nr\n")
    #expect(runs.configured == runs.optional)
    #expect(runs.configured.output + runs.configured.errors != "")
    #expect(runs.usual != runs.optional)
  }

  @Test func `is no more than its option`() async throws {
    let result = try await configured(
      """
      echo "{ language: 'ko', locale: 'ko_KR', currency: 'KRW' }" > $user
      $counterbell tip --headless --language en --locale en_US --currency USD
      """, input: "b 1234.5\n")
    #expect(result == (try await Program.run("tip", "--headless", input: "b 1234.5\n")))
  }

  @Test func `does not reach a batch`() async throws {
    let result = try await configured(
      "echo \"{ currency: 'JPY', language: 'ko' }\" > $user; $counterbell tip --batch",
      input: "100.50,15%,2\nx\n")
    #expect(result == (try await configured("$counterbell tip --batch", input: "100.50,15%,2\nx\n")))
    #expect(result.output.contains("57.79"))
  }
}

@Suite struct `The folder of the database` {
  @Test func `is the configured one for stations and commands alike`() async throws {
    let result = try await configured(
      #"""
      echo "{ data: '$HOME/shop' }" > $user
      printf 'apple,an apple\n' | $counterbell words import - --now 2026-11-29
      $counterbell words export -
      printf 'book\nbook\n' | $counterbell trip --json --mute > a; $counterbell bookings list | grep -ci total
      ls; ls .local 2> a
      """#)
    #expect(result.output.contains("apple"))
    #expect(result.output.hasSuffix("1\na\nconfig\nshop\nstderr\nstdin\nstdout\n"))
  }

  @Test func `is the option's where there is one, and memory where a run is headless`() async throws {
    let result = try await configured(
      #"""
      echo "{ data: '$HOME/shop' }" > $user
      printf 'book\nbook\n' | $counterbell trip --headless > a
      printf 'book\nbook\n' | $counterbell trip --headless --data mine > a
      $counterbell bookings list --data mine | grep -ci total; ls
      """#)
    #expect(result == Child(output: "1\na\nconfig\nmine\nstderr\nstdin\nstdout\n"))
  }

  @Test func `that can't be made is said`() async throws {
    let result = try await configured("echo \"{ data: '/dev/null/a' }\" > $user; $counterbell words export -")
    #expect(result.status == 73)
    #expect(result.errors.contains("/dev/null/a"))
  }
}

@Suite struct `The sign of a currency` {
  @Test(arguments: [
    ("{}", "US$1,234.50", "US$300"), ("{ currencySign: 'narrow' }", "$1,234.50", "$300"),
  ])
  func `is the configured one for the bill and the fares alike`(
    text: String, bill: String, fare: String
  ) async throws {
    let result = try await configured(
      """
      echo "\(text)" > shop; set="--headless --config shop --locale en_CA"
      echo 'b US$1,234.5' | $counterbell tip $set --currency USD | grep -m 1 bill
      echo 'b $1,234.5' | $counterbell tip $set --currency USD | grep -m 1 bill
      echo 'to new' | $counterbell trip $set --currency CAD | grep price | tail -n 1
      """)
    #expect(result == Child(output: "tip.bill: \(bill)\ntip.bill: \(bill)\ntrip.price: \(fare)\n"))
  }
}
