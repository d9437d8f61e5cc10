import Foundation
import TestSupport
import Testing

private let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
  .path

/// What bash offers behind a line; the last of the words is the one that is being typed.
private func offered(_ words: [String], files: String = "") async throws -> [String] {
  let quoted = words.map { "'\($0)'" }.joined(separator: " ")
  let result = try await Program.shell(
    """
    cd "$HOME"; mkdir work; cd work; \(files)
    source \(root)/Resources/completions/counterbell.bash
    COMP_WORDS=(counterbell \(quoted)); COMP_CWORD=\(words.count); _counterbell
    printf '%s\\n' "${COMPREPLY[@]}"
    """)
  #expect(result.errors == "")
  return result.lines.map(String.init).sorted()
}

struct CompletionTests {
  @Test(arguments: [
    ([""], ["bookings", "config", "doctor", "home", "journal", "sound", "staff", "tip", "trip", "words"]),
    (["t"], ["tip", "trip"]),
    (["--json", "bookings", ""], ["cancel", "export", "list", "receipt", "show"]),
    (["--language", "ko", "words", ""], ["export", "import", "undo-import"]),
    (["--language", "=", "ko", "sound", ""], ["list", "status", "test"]),
    (["--language", ""], ["en", "ko"]), (["--language", "="], ["en", "ko"]),
    (["--language", "=", "k"], ["ko"]),
    (["tip", "--da"], ["--data", "--day", "--day-start"]), (["--columns", "4"], ["42", "48"]),
    (["--format", ""], ["csv", "tsv"]), (["--now", ""], []), (["bookings", "show", ""], []),
    (["trip", ""], []), (["nowhere", ""], []),
  ])
  func `bash offers what may stand in a place`(words: [String], offers: [String]) async throws {
    #expect(try await offered(words) == offers)
  }

  @Test(arguments: [
    (["--script", ""], ["a list.csv", "folder"]), (["--data", ""], ["folder"]),
    (["words", "import", "a"], ["a list.csv"]),
    (["bookings", "receipt", "P4WM6C", ""], ["a list.csv", "folder"]),
    (["tip", "--batch", "a"], ["a list.csv"]),
  ])
  func `bash offers files where one is read or written`(words: [String], offers: [String]) async throws {
    #expect(try await offered(words, files: "touch 'a list.csv'; mkdir folder") == offers)
  }

  @Test
  func `bash offers the options that the program takes`() async throws {
    let help = try await Program.run("--help").lines.compactMap {
      $0.firstMatch(of: #/^  (?: {4}|-\w, )(--[a-z-]+)/#)
    }
    #expect(help.count > 20)
    #expect(try await offered(["--"]) == help.map { String($0.output.1) }.sorted())
  }
}
