import Foundation
import TestSupport
import Testing

private let list = """
  word,meaning,day,memorised
  apple,a fruit,2026-11-02,yes
  '=1+1,"a ""sum"", so to speak",2026-11-02,no
  사과,"한
  줄",2026-11-03,no

  """

struct ExportTests {
  @Test(arguments: ["csv", "tsv"])
  func `an export is imported again as the same words`(format: String) async throws {
    let result = try await words(
      """
      words import - > /dev/null; words export a.\(format); words export --format \(format) - | cmp - a.\(format)
      words() { "$counterbell" words --data "$HOME/other" "$@"; }
      words import a.\(format); words export -
      """, input: list)
    #expect(result == Child(output: "added 3, same 0, changed 0, refused 0\n" + list))
  }

  @Test
  func `a name that ends in tsv is written with tabs unless the options say otherwise`() async throws {
    let result = try await words(
      """
      echo apple,fruit | words import - > /dev/null; words export a.tsv; words export --format csv b.tsv
      words export --format tsv c.csv; cat a.tsv b.tsv; cmp a.tsv c.csv
      """)
    let row = "apple,fruit,2026-11-30,no\n"
    let csv = "word,meaning,day,memorised\n" + row
    #expect(result.output == csv.replacing(",", with: "\t") + csv)
  }

  @Test
  func `a file is replaced whole, keeps its permissions, and stays a link's target`() async throws {
    let result = try await words(
      """
      echo old > real; chmod 640 real; ln -s real link; echo apple,fruit | words import - > /dev/null
      words export link; readlink link; stat -c %a real; wc -l < real; umask 027; words export new; stat -c %a new
      ls -A
      """)
    #expect(result.output == "real\n640\n2\n640\ndata\nlink\nnew\nreal\nstderr\nstdin\nstdout\n")
  }

  @Test
  func `a file that can't be written is said and stays as it was`() async throws {
    let result = try await words(
      """
      seq 5000 | sed 's/$/,a meaning/' | words import - > /dev/null
      words export /nowhere/a; echo $?; words export /dev/full; echo $?; words export - > /dev/full; echo $?
      echo old > a; (ulimit -f 64; trap '' XFSZ; words export a); echo $?; cat a; ls -A
      """)
    #expect(result.output == "74\n74\n74\n74\nold\na\ndata\nstderr\nstdin\nstdout\n")
    #expect(result.errors.split(separator: "\n").count == 4)
  }

  @Test
  func `a long export is written in flat memory`() async throws {
    let result = try await words(
      """
      seq 100000 | sed 's/$/,a meaning/' | words import -; (ulimit -v 400000; words export - | wc -l)
      """)
    #expect(result == Child(output: "added 100000, same 0, changed 0, refused 0\n100001\n"))
  }
}
