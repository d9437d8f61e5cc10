import Foundation
import TestSupport
import Testing

/// Runs a script of the shell in which `words` is `counterbell words` over a database of its own, on a day of its own.
func words(_ script: String, input: String = "", in folder: borrowing TemporaryFolder) async throws -> Child {
  let start = """
    cd "$HOME"
    words() { "$counterbell" words --data "$HOME/data" --now 2026-11-30T12:00 "$@"; }

    """
  return try await Program.shell(start + script, input: input, in: folder)
}

func words(_ script: String, input: String = "") async throws -> Child {
  let folder = try TemporaryFolder()
  return try await words(script, input: input, in: folder)
}

private let list = "word,meaning\napple,a fruit\nsea,\nriver,water\n"

struct ImportTests {
  @Test
  func `an import says what it did and names the lines it refused`() async throws {
    let result = try await words("cat > a.csv; words import a.csv; echo $?; words export -", input: list)
    #expect(result.errors == "counterbell: a.csv:3: “sea” has no meaning.\n")
    #expect(
      result.output == """
        added 2, same 0, changed 0, refused 1
        65
        word,meaning,day,memorised
        apple,a fruit,2026-11-30,no
        river,water,2026-11-30,no

        """)
  }

  @Test
  func `a dry run says what would come of each line and saves nothing`() async throws {
    let result = try await words(
      """
      printf 'apple,a fruit\\nsea,water\\n' > a.csv; words import a.csv
      printf 'apple,a fruit\\nsea,salt\\n\\nriver,water\\nlamp\\n' > b.csv; words import --dry-run b.csv; echo $?
      words export - | tail -n +2
      """)
    #expect(
      result.output == """
        added 2, same 0, changed 0, refused 0
        1: same as #1
        2: changed #2
        4: added
        5: refused: “lamp” has no meaning.
        65
        apple,a fruit,2026-11-30,no
        sea,water,2026-11-30,no

        """)
    #expect(result.errors == "counterbell: b.csv: added 1, same 1, changed 1, refused 1; nothing was saved\n")
  }

  @Test
  func `the last import is taken back, and then the one before`() async throws {
    let result = try await words(
      """
      printf 'apple,a fruit\\n' > a.csv; words import a.csv
      printf 'apple,red\\nsea,water\\n' | words import -
      words undo-import; words export - | tail -n +2; words undo-import; words export -; words undo-import; echo $?
      """)
    #expect(
      result.output == """
        added 1, same 0, changed 0, refused 0
        added 1, same 0, changed 1, refused 0
        took back standard input: removed 1, restored 1, left 0
        apple,a fruit,2026-11-30,no
        took back a.csv: removed 1, restored 0, left 0
        word,meaning,day,memorised
        65

        """)
    #expect(result.errors == "counterbell: there is no import to take back\n")
  }

  @Test
  func `a list on standard input is the same as in a file, from a pipe or not`() async throws {
    let result = try await words(
      """
      seq 5000 | sed 's/.*/w&;m, &;2026-01-02/' > list
      words import --dry-run list > a; words import --dry-run - < list > b; cat list | words import --dry-run - > c
      cmp a b && cmp a c && wc -l < a && (read first; words import --dry-run -) < <(echo; head -1 list)
      """)
    #expect(result.output == "5000\n1: added\n")
  }

  @Test(arguments: [
    ("EUC-KR", "CP949", "사과"), ("SHIFT-JIS", "CP932", "りんご"), ("UTF-16", "UTF-16LE", "사과"),
  ])
  func `the encoding that was taken is said where it is not plain`(
    encoding: String, name: String, word: String
  ) async throws {
    let result = try await words(
      "iconv -f UTF-8 -t \(encoding) > list; words import list; words export - | tail -1",
      input: "\(word),\(word)\n")
    #expect(result.errors == "counterbell: list: read as \(name)\n")
    #expect(result.output.hasSuffix("\n\(word),\(word),2026-11-30,no\n"))
  }

  @Test
  func `an encoding can be named`() async throws {
    let result = try await words(
      "printf 'caf\\351,coffee\\n' | words import --encoding latin1 -; words export - | tail -1")
    #expect(result.errors == "counterbell: -: read as LATIN1\n")
    #expect(result.output.hasSuffix("\ncafé,coffee,2026-11-30,no\n"))
  }

  @Test
  func `columns that are not read are named once`() async throws {
    let result = try await words(
      "words import -", input: "id,term,notes,definition\n1,apple,red,a fruit\n2,a,b,c\n")
    #expect(result.errors == "counterbell: -: not read: id, notes\n")
  }

  @Test
  func `refusals are said in the language of the options`() async throws {
    let result = try await words("words import --language ko -", input: "apple\n")
    #expect(result.errors == "counterbell: -:1: “apple”: 뜻이 없습니다.\n")
  }

  @Test
  func `nothing in a list drives the terminal`() async throws {
    let result = try await words("words import --dry-run -", input: "\u{1B}[31mred\nx,y,\u{9B}5m\u{202E}\n")
    let shown = result.output + result.errors
    #expect(!shown.unicodeScalars.contains { "\u{1B}\u{9B}\u{202E}".unicodeScalars.contains($0) })
    #expect(result.output.split(separator: "\n").count == 2)
  }

  @Test(arguments: [
    "import", "export", "undo-import x", "import a b", "nonsense", "list", "import --json x",
    "import --format csv x",
    "import --format xls x", "export --dry-run x", "export --encoding latin1 x", "undo-import --dry-run",
    "import --encoding nonsense x", "import --headless x", "import --mute x", "import --script y x",
  ])
  func `a wrong command line is said and nothing is done`(arguments: String) async throws {
    let result = try await words("words \(arguments); echo $?; ls data")
    #expect(result.output == "64\n")
    #expect(result.errors.contains("counterbell: see counterbell --help\n"))
  }

  @Test(arguments: ["tip --dry-run", "--encoding latin1", "sound list --format csv", "words --dry-run"])
  func `options of lists go with lists alone`(arguments: String) async throws {
    #expect(try await Program.shell("$counterbell \(arguments) < /dev/null").status == 64)
  }
}
