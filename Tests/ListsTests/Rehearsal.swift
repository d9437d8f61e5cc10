import Domain
import Foundation
import Glibc
import Lists
import Localization
import Storage
import TestSupport
import Testing

/// An import of some bytes into a book of its own, as text.
struct Rehearsal {
  static let today = Day.first.advanced(by: 739_949)

  /// What was taken for the encoding, what is not read, and each line's answer.
  private(set) var answers: [String] = []
  private(set) var tally = ImportTally()
  /// The words of the book in the end.
  private(set) var words: [Word] = []

  init(_ bytes: Data, encoding: TextEncoding? = nil) throws {
    let folder = try TemporaryFolder()
    let path = try folder.newFile("list", holding: bytes).path
    let file = try InputFile(owning: unsafe open(path, O_RDONLY | O_CLOEXEC), name: "list")
    var reader = try ListReader(file, encoding: encoding)
    answers = ["read as \(reader.encoding.name)"] + reader.ignoredColumns.map { "not read: \($0)" }
    let book = try SQLiteWordBook.inMemory()
    let day = try #require(Self.today)
    let adding = try book.beginImport(named: "list", on: day)
    var ids: [Int64] = []
    tally = try reader.putWords(into: adding) { line, answer, _ in
      if case .listed(.added(let id)) = answer { ids.append(id) }
      answers.append("\(line): \(Self.text(answer, ids))")
    }
    try adding.commit()
    try book.forEachWord { words.append($0) }
    words.sort { $0.id < $1.id }
  }

  /// A word is called by how many were added up to it.
  private static func text(_ answer: LineAnswer, _ ids: [Int64]) -> String {
    let number = { (id: Int64) in (ids.firstIndex(of: id) ?? -1) + 1 }
    return switch answer {
    case .listed(.added(let id)): "added #\(number(id))"
    case .listed(.same(let id)): "same as #\(number(id))"
    case .listed(.changed(let id)): "changed #\(number(id))"
    case .refused(let refusal): "refused: \(English.sentence(refusal, amounts: .dollars))"
    }
  }

  /// All of it, with everything that a text editor would not show escaped.
  var text: String {
    let lines =
      answers
      + words.enumerated().map { number, word in
        let mark = word.isMemorised ? ", memorised" : ""
        return "#\(number + 1) \(word.entry.word) = \(word.entry.meaning), \(word.day)\(mark)"
      }
    return lines.map { Self.escaped($0) + "\n" }.joined()
  }

  private static func escaped(_ line: String) -> String {
    line.unicodeScalars.map { scalar in
      switch scalar {
      case "\n": "\\n"
      case "\r": "\\r"
      case "\t": "\\t"
      case _
      where scalar.properties.generalCategory == .control || (0x2028...0x202E).contains(scalar.value)
        || (0x300...0x36F).contains(scalar.value) || (0x1100...0x11FF).contains(scalar.value):
        "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }.joined()
  }
}
