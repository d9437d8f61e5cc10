import Foundation
import TestSupport
import Testing

/// A book with one word, to see that it is left as it was.
private let book = "echo apple,fruit | words import - > /dev/null; words export - > before\n"
/// Says whether the book is still that.
private let isSame = "\nwords export - | cmp - before && echo same"

struct ImportTroubleTests {
  @Test
  func `an input that can't be read is said and nothing is done`() async throws {
    let missing = try await words("words import /nowhere/list; echo $?; ls data")
    #expect(missing.output == "66\n")
    #expect(missing.errors.hasPrefix("counterbell: /nowhere/list: No such file or directory\n"))
    let folder = try await words("\(book)words import /; echo $?\(isSame)")
    #expect(folder.output == "74\nsame\n")
    #expect(folder.errors == "counterbell: reading /: Is a directory\n")
    let closed = try await words("\(book)words import - <&-; echo $?\(isSame)")
    #expect(closed.output == "74\nsame\n")
    #expect(closed.errors == "counterbell: reading standard input: Bad file descriptor\n")
  }

  @Test
  func `an answer that can't be written is said`() async throws {
    let rehearsed = try await words(
      "\(book)echo sea,water | words import --dry-run - > /dev/full; echo $?\(isSame)")
    #expect(rehearsed.output == "74\nsame\n")
    #expect(rehearsed.errors == "counterbell: writing standard output: No space left on device\n")
    // What is in the book can still be taken back.
    let done = try await words("\(book)echo sea,water | words import - > /dev/full; echo $?; words undo-import")
    #expect(done.output == "74\ntook back standard input: removed 1, restored 0, left 0\n")
  }

  @Test
  func `a reader that leaves ends a dry run quietly`() async throws {
    let result = try await words(
      "seq 200000 | sed 's/$/,m/' | words import --dry-run - | head -1; echo ${PIPESTATUS[2]}")
    #expect(result == Child(output: "1: added\n141\n"))
  }

  @Test(arguments: [("INT", 130), ("TERM", 143), ("KILL", 137)])
  func `a signal in the middle leaves the book as it was`(signal: String, status: Int) async throws {
    let result = try await words(
      """
      \(book)seq 300000 | sed 's/$/,a meaning/' > list
      "$counterbell" words --data "$HOME/data" import list & child=$!
      until [ "$(stat -c %s data/*-wal data/*-journal 2> /dev/null | sort -n | tail -1)" -gt 1000000 ] 2> /dev/null
      do sleep 0.05; kill -0 $child || break; done
      kill -\(signal) $child; wait $child 2> /dev/null; echo $?\(isSame)
      """)
    #expect(result.output == "\(status)\nsame\n")
  }

  @Test
  func `a database that can't be opened is said`() async throws {
    let result = try await words("echo x > data; echo sea,water | words import -; echo $?")
    #expect(result.errors.split(separator: "\n").count == 1)
    #expect(["73\n", "77\n", "74\n"].contains(result.output))
  }

  @Test
  func `an import waits for another program that writes`() async throws {
    let result = try await words(
      """
      \(book)mkfifo pipe
      python3 - <<'END' &
      import glob, os, sqlite3
      database = sqlite3.connect(glob.glob(os.environ["HOME"] + "/data/*.db")[0], isolation_level=None)
      database.execute("BEGIN IMMEDIATE")
      open(os.environ["HOME"] + "/held", "w").close()
      open(os.environ["HOME"] + "/pipe").read()
      database.execute("COMMIT")
      END
      until [ -e held ]; do sleep 0.05; done
      (sleep 2; echo > pipe) &
      echo sea,water | words import -; echo $?
      [ -p pipe ] && wait
      """)
    #expect(result.output == "added 1, same 0, changed 0, refused 0\n0\n")
    #expect(result.errors == "")
  }

  @Test
  func `a long import shows its progress on a terminal and takes it away again`() async throws {
    let folder = try TemporaryFolder()
    let list = try folder.write((0..<100_000).map { "w\($0),m\n" }.joined() + "x\n", to: "list")
    let arguments = ["words", "import", list, "--data", folder.path("data")]
    let program = try TerminalProgram(arguments)
    #expect(try program.exitStatus(seconds: 60) == 65)
    let shown = program.output.components(separatedBy: "\r")
    #expect(shown.contains { $0.wholeMatch(of: #/\[[#-]+\] \d+%/#) != nil })
    #expect(program.output.contains("\u{1B}[Kcounterbell: \(list):100001: "))
    #expect(program.output.hasSuffix("added 100000, same 0, changed 0, refused 1\r\n"))
  }
}
