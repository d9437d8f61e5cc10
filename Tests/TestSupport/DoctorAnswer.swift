import Foundation

/// What `counterbell doctor --json` has said.
package struct DoctorAnswer: Decodable {
  package struct Check: Decodable {
    package let name: String
    package let state: String
    package let text: String
    package let mend: String?

    /// The check as the doctor says it without `--json`, without the spaces between its words.
    package var lines: [String] {
      ["\(state) \(name) \(text)"] + (mend.map { ["mend: \($0)"] } ?? [])
    }
  }

  package let checks: [Check]

  /// Reads an output that is nothing but one object on one line.
  package init(_ child: Child) throws {
    guard child.output.hasSuffix("\n"), child.lines.count == 1 else { throw NotOneLine(output: child.output) }
    self = try JSONDecoder().decode(DoctorAnswer.self, from: Data(child.output.utf8))
  }

  package struct NotOneLine: Error {
    let output: String
  }

  package subscript(name: String) -> Check? { checks.first { $0.name == name } }
}
