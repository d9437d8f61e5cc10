import Foundation
import Testing

private let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Corpus")

private let lists: [String] =
  ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
  .filter { !$0.hasSuffix(".expected") }.sorted()

/// Lists as people have them. Beside each lies what it must give: the answer to each line, and the words of the book.
struct CorpusTests {
  @Test
  func `there are lists, and each has its expected answer beside it`() throws {
    #expect(lists.count >= 45)
    let all = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(all.count == 2 * lists.count)
  }

  @Test(arguments: lists)
  func `each list gives what is expected of it`(list: String) throws {
    let file = folder.appending(path: list)
    let expected = try String(
      contentsOf: file.deletingPathExtension().appendingPathExtension("expected"), encoding: .utf8)
    let rehearsal = try Rehearsal(Data(contentsOf: file))
    #expect(rehearsal.text == expected)
  }
}
