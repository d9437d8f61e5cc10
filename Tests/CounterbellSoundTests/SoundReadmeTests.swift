import Foundation
import TestSupport
import Testing

/// The examples of `counterbell sound` in the README, as far as they are the same on every machine.
struct SoundReadmeTests {
  @Test func `each example has the lines that the program gives`() async throws {
    let readme = URL(filePath: #filePath).appending(path: "../../../README.md").standardized
    let text = try String(contentsOf: readme, encoding: .utf8)
    let examples = text.matches(
      of: #/<!-- sound: (?<script>.*)-->\n```text\n.* sound (?<verb>.*)\n(?<lines>(?:(?!```).*\n)*)/#)
    #expect(examples.count == 2)
    for example in examples {
      let script = example.output.script.trimmingCharacters(in: .whitespaces)
      let run = try await SoundCommandRun(String(example.output.verb), on: .faultCard(script: script))
      let shown = example.output.lines.split(separator: "\n").map(likeness)
      #expect(run.child.lines.map(likeness) == shown)
    }
  }

  /// A line without what differs from machine to machine and from run to run.
  private func likeness(_ line: Substring) -> String {
    let own = ["is", "user", "sound cards", "sound servers", "configuration"]
    if let name = own.first(where: { line.hasPrefix("\($0): ") }) { return name }
    return String(line.replacing(#/from \d+\.\d\d ms/#, with: "from ... ms"))
  }
}
