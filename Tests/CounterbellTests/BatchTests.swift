import Foundation
import TestSupport
import Testing

private func batch(_ input: String, _ arguments: String...) async throws -> Child {
  try await Program.run(["tip", "--batch"] + arguments, bytes: Data(input.utf8))
}

@Test(arguments: [
  ("100.10,15%,1", "15.02,115.12,115.12,0"), ("33.35,10%,1", "3.34,36.69,36.69,0"),
  ("100,none,3", "0.00,100.00,33.33,1"),
  ("30,none,7", "0.00,30.00,4.28,4"), ("353.16,none,8", "0.00,353.16,44.14,4"),
  ("0.02,none,4", "0.00,0.02,0.00,2"),
  ("200,201,4", "201.00,401.00,100.25,0"), (" 100 , 12.5 % , 2 ", "12.50,112.50,56.25,0"),
  ("0,0,1", "0.00,0.00,0.00,0"),
])
func `a line is answered with bare digits`(line: String, answer: String) async throws {
  #expect(try await batch(line + "\n") == Child(output: answer + "\n", errors: "", status: 0))
}

@Test
func `the currency gives the decimals`() async throws {
  #expect(try await batch("103,none,4", "--currency", "JPY").output == "0,103,25,3\n")
  #expect(
    try await batch("1.250,10%,1", "--currency", "KWD", "--locale", "ar_KW").output == "0.125,1.375,1.375,0\n")
}

@Test
func `a header is answered with a header and a blank line with nothing`() async throws {
  let result = try await batch("\u{FEFF}Bill,Tip,Split\r\n100,none,1\r\n\r\n")
  #expect(result.output == "tip,total,per_person,people_paying_one_more\n0.00,100.00,100.00,0\n")
  #expect(result.status == 0)
}

@Test(arguments: ["bill,split,tip", "bill,x,y", "tip,bill,split"])
func `a header in another order is refused`(header: String) async throws {
  let result = try await batch(header + "\n100,none,2\n")
  #expect(result.output == "0.00,100.00,50.00,0\n")
  #expect(result.status == 65)
}

@Test
func `refused lines are named and the others answered`() async throws {
  let result = try await batch(
    "100,none,1\n1,2\nx,none,1\n100,,1\n100,none,0\n100,1.234%,1\n-1,none,1\n1e3,none,1\n5,none,1\n")
  #expect(result.status == 65)
  #expect(result.output == "0.00,100.00,100.00,0\n0.00,5.00,5.00,0\n")
  #expect(
    result.errors.split(separator: "\n").map(String.init) == [
      "counterbell: -:2: A line needs three fields: bill,tip,split.",
      "counterbell: -:3: “x” is not an amount. Type it like 120.50.",
      "counterbell: -:4: “” is not an amount. Type it like 120.50.",
      "counterbell: -:5: The bill can't be split among fewer than 1 person.",
      "counterbell: -:6: “1.234” is not a percentage. Type it like 15% or 12.5%.",
      "counterbell: -:7: A number below zero can't be used here.",
      "counterbell: -:8: “1e3” is not an amount. Type it like 120.50.",
    ])
}

@Test
func `a file and standard input give the same answers`() async throws {
  let result = try await Program.shell(
    """
    seq 1000 | sed 's/$/.37,12.5%,3/' > "$HOME/bills"
    $counterbell tip --batch "$HOME/bills" > "$HOME/a" && $counterbell tip --batch - < "$HOME/bills" > "$HOME/b" &&
      cmp "$HOME/a" "$HOME/b" && wc -l < "$HOME/a" && tail -1 "$HOME/a"
    """)
  #expect(result.output == "1000\n125.05,1125.42,375.14,0\n")
}

@Test
func `a long batch shows its progress on a terminal and takes it away again`() async throws {
  let folder = try TemporaryFolder()
  let bills = try folder.write(String(repeating: "100.10,15%,3\n", count: 700_000) + "x,none,1\n", to: "bills")
  let program = try TerminalProgram(["tip", "--batch", bills], output: folder.path("answers"))
  #expect(try program.exitStatus(seconds: 60) == 65)
  let shown = program.output.components(separatedBy: "\r")
  #expect(shown.contains { $0.wholeMatch(of: #/\[#+-+\] \d+%/#) != nil })
  #expect(program.output.contains("\u{1B}[Kcounterbell: \(bills):700001: "))
  #expect(folder.lines("answers").last == "15.02,115.12,38.37,1")
}
