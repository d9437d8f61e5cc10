import Foundation
import TestSupport
import Testing

/// Runs a script in which `$words` is the word book in the folder `$HOME/words`.
private func shell(
  _ script: String, in folder: borrowing TemporaryFolder
) async throws -> Child {
  try await Program.shell(
    """
    words="$counterbell words --headless --data $HOME/words --now 2026-11-29T14:00"
    \(script)
    """, in: folder)
}

/// Whether this is one line for the operator that ends with why.
private func isOneLine(_ errors: String, _ reason: String) -> Bool {
  errors.hasPrefix("counterbell: ") && errors.hasSuffix(": \(reason)\n") && errors.count { $0 == "\n" } == 1
}

@Test(arguments: [
  ("echo text", 65, "it is no database, or a damaged one"),
  ("head -c 20000 /dev/zero", 65, "it is no database, or a damaged one"),
  (
    #"python3 -c 'import sys; sys.stdout.buffer.write(open("/proc/self/exe", "rb").read(99999))'"#, 65,
    "it is no database, or a damaged one"
  ),
  (
    #"f=$(mktemp -p "$HOME"); python3 -c 'import sqlite3, sys; sqlite3.connect(sys.argv[1]).executescript("create table t (x); pragma user_version = 99")' $f; cat $f"#,
    78, "a later version of counterbell wrote it"
  ),
])
func `a file that is no database of this version is said and left alone`(
  maker: String, status: Int32, reason: String
) async throws {
  let folder = try TemporaryFolder()
  let result = try await shell(
    """
    mkdir -p $HOME/words; (\(maker)) > $HOME/made; cp $HOME/made $HOME/words/counterbell.db
    echo 'add a = b' | $words > $HOME/answer; status=$?
    cmp $HOME/made $HOME/words/counterbell.db; grep -c notice: $HOME/answer; exit $status
    """, in: folder)
  #expect(result.status == status)
  #expect(result.output == "1\n")
  #expect(isOneLine(result.errors, reason), "\(result.errors)")
}

@Test
func `a disk that is full refuses the line and keeps what was saved before`() async throws {
  let folder = try TemporaryFolder()
  let result = try await shell(
    """
    (ulimit -f 1000; seq 10000 | sed 's/.*/add word& = meaning &/' | $words --json > $HOME/answer; exit ${PIPESTATUS[2]})
    echo $?
    saved=$(grep -c Saved $HOME/answer); refused=$(tail -1 $HOME/answer | grep -c '"refused":true')
    echo $((saved > 20)) $refused $(($saved == $($counterbell words export --data $HOME/words - | grep -c ^word[0-9])))
    """, in: folder)
  #expect(result.output == "74\n1 1 1\n")
  #expect(isOneLine(result.errors, "the disk is full"), "\(result.errors)")
}

@Test(.enabled(if: getuid() == 0, "another user has no rights of its own to give up"))
func `a folder without rights is said`() async throws {
  let folder = try TemporaryFolder()
  let result = try await shell(
    """
    echo 'add a = b' | $words > /dev/null; chmod 755 $HOME $HOME/words; chmod 644 $HOME/words/*
    before=$(md5sum $HOME/words/*)
    echo 'add c = d' | setpriv --reuid=65534 --clear-groups $words > /dev/null; status=$?
    [ "$before" = "$(md5sum $HOME/words/*)" ] && exit $status
    """, in: folder)
  #expect(result.status == 77)
  #expect(isOneLine(result.errors, "no permission"), "\(result.errors)")
}

@Test(.enabled(if: getuid() == 0, "only root mounts"))
func `a disk that can only be read is said`() async throws {
  let folder = try TemporaryFolder()
  let result = try await shell(
    """
    echo 'add a = b' | $words > /dev/null
    export words; unshare --mount bash -c \
    'mount --bind $HOME/words $HOME/words && mount -o remount,ro,bind $HOME/words && echo "add c = d" | $words > /dev/null'
    """, in: folder)
  #expect(result.status == 73)
  #expect(isOneLine(result.errors, "it can only be read"), "\(result.errors)")
}

@Test
func `a terminal is not drawn on when the database can't be opened`() throws {
  let folder = try TemporaryFolder()
  try folder.write("This is a text.", to: "counterbell.db")
  let program = try TerminalProgram(["words", "--mute", "--data", folder.url.path])
  #expect(try program.exitStatus() == 65)
  #expect(program.output.hasPrefix("counterbell: "))
  #expect(program.output.hasSuffix("it is no database, or a damaged one\r\n"))
  #expect(!program.output.contains("\u{1B}"))
}
