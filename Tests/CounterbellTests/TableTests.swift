import Foundation
import TestSupport
import Testing

/// One row of the table of right values, as a guest types it and reads it.
private struct Row {
  let lines: [String]
  let perPerson: String
  let totalBill: String
  let totalTip: String
  let shares: [Int64]
  var currency = "USD"
}

private let rows = [
  Row(lines: [""], perPerson: "$0", totalBill: "$0", totalTip: "$0", shares: [0]),
  Row(
    lines: ["b 100", "t none", "s 1"], perPerson: "$100", totalBill: "$100", totalTip: "$0", shares: [10000]),
  Row(
    lines: ["b 100", "t none", "s 2"], perPerson: "$50", totalBill: "$100", totalTip: "$0",
    shares: [5000, 5000]),
  Row(
    lines: ["b 100", "t 10%", "s 2"], perPerson: "$55", totalBill: "$110", totalTip: "$10",
    shares: [5500, 5500]),
  Row(
    lines: ["b 100", "t 15%", "s 1"], perPerson: "$115", totalBill: "$115", totalTip: "$15", shares: [11500]),
  Row(
    lines: ["b 100", "t 20%", "s 1"], perPerson: "$120", totalBill: "$120", totalTip: "$20", shares: [12000]),
  Row(
    lines: ["b 100", "t 20%", "s 4"], perPerson: "$30", totalBill: "$120", totalTip: "$20",
    shares: [3000, 3000, 3000, 3000]),
  Row(
    lines: ["b 200", "t 201", "s 4"], perPerson: "$100.25", totalBill: "$401", totalTip: "$201",
    shares: [10025, 10025, 10025, 10025]),
  Row(
    lines: ["b 100", "t 15", "s 4"], perPerson: "$28.75", totalBill: "$115", totalTip: "$15",
    shares: [2875, 2875, 2875, 2875]),
  Row(
    lines: ["b 100", "t 60", "s 4"], perPerson: "$40", totalBill: "$160", totalTip: "$60",
    shares: [4000, 4000, 4000, 4000]),
  Row(
    lines: ["b 300", "t 200", "s 2"], perPerson: "$250", totalBill: "$500", totalTip: "$200",
    shares: [25000, 25000]),
  Row(
    lines: ["b 100.10", "t 15%", "s 1"], perPerson: "$115.12", totalBill: "$115.12", totalTip: "$15.02",
    shares: [11512]),
  Row(
    lines: ["b 33.35", "t 10%", "s 1"], perPerson: "$36.69", totalBill: "$36.69", totalTip: "$3.34",
    shares: [3669]),
  Row(
    lines: ["b 14.35", "t 10%", "s 1"], perPerson: "$15.79", totalBill: "$15.79", totalTip: "$1.44",
    shares: [1579]),
  Row(
    lines: ["b 1.15", "t 10%", "s 1"], perPerson: "$1.27", totalBill: "$1.27", totalTip: "$0.12", shares: [127]),
  Row(
    lines: ["b 100", "t none", "s 3"], perPerson: "$33.34", totalBill: "$100", totalTip: "$0",
    shares: [3334, 3333, 3333]),
  Row(
    lines: ["b 30", "t none", "s 7"], perPerson: "$4.29", totalBill: "$30", totalTip: "$0",
    shares: [429, 429, 429, 429, 428, 428, 428]),
  Row(
    lines: ["b 353.16", "t none", "s 8"], perPerson: "$44.15", totalBill: "$353.16", totalTip: "$0",
    shares: [4415, 4415, 4415, 4415, 4414, 4414, 4414, 4414]),
  Row(
    lines: ["b 0.02", "t none", "s 4"], perPerson: "$0.01", totalBill: "$0.02", totalTip: "$0",
    shares: [1, 1, 0, 0]),
  Row(
    lines: ["b 103", "t none", "s 4"], perPerson: "¥26", totalBill: "¥103", totalTip: "¥0",
    shares: [26, 26, 26, 25], currency: "JPY"),
]

@Test(arguments: rows)
private func `every row of the table comes out of the program as text`(row: Row) async throws {
  let result = try await Program.run(
    "tip", "--headless", "--currency", row.currency, input: row.lines.map { $0 + "\n" }.joined())
  #expect(result.status == 0)
  #expect(result.errors == "")
  let last = result.output.split(separator: "\n").suffix(while: { !$0.hasPrefix("input:") })
  #expect(last.contains("tip.perPerson: \(row.perPerson)"))
  #expect(last.contains("tip.totalBill: \(row.totalBill)"))
  #expect(last.contains("tip.totalTip: \(row.totalTip)"))
  #expect(last.contains { $0.hasPrefix("tip.proof:") } == (row.shares.first != row.shares.last))
}

@Test(arguments: rows)
private func `every row of the table comes out of the program as JSON`(row: Row) async throws {
  let result = try await Program.run(
    "tip", "--headless", "--json", "--currency", row.currency, input: row.lines.map { $0 + "\n" }.joined())
  #expect(result.status == 0)
  let lines = result.output.split(separator: "\n")
  #expect(lines.count == row.lines.count)
  let screen = try JSONDecoder().decode(JSONScreen.self, from: Data((lines.last ?? "").utf8))
  #expect(screen.fields["tip.perPerson"]?.text == row.perPerson)
  #expect(screen.fields["tip.totalBill"]?.text == row.totalBill)
  #expect(screen.fields["tip.totalTip"]?.text == row.totalTip)
  #expect(screen.fields["tip.perPerson"]?.minor == row.shares[0])
  #expect(screen.fields["tip.perPerson"]?.currency == row.currency)
  #expect(screen.fields["tip.split"]?.count == row.shares.count)
  #expect(screen.shares == row.shares)
  #expect(!screen.refused)
}

extension Collection {
  /// The longest end of which each element meets the condition.
  fileprivate func suffix(while condition: (Element) -> Bool) -> [Element] {
    Array(reversed().prefix(while: condition).reversed())
  }
}
