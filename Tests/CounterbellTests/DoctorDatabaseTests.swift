import Foundation
import TestSupport
import Testing

/// A database that the doctor is shown, and what is to come of it.
struct FoundDatabase: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// Makes the folder `data`.
  let script: String
  var state = "wrong"
  var status: Int32 = 0
  let text: String

  static let all = [
    FoundDatabase(
      testDescription: "none", script: ":", state: "ok",
      text: "data/counterbell.db is not there yet; the kiosk makes it."),
    FoundDatabase(
      testDescription: "sound", script: "echo 'add a = b' | words", state: "ok",
      text: "may be written to and is sound."),
    FoundDatabase(
      testDescription: "empty", script: "mkdir data; touch data/counterbell.db", state: "ok",
      text: "empty, and filled at the kiosk's first start, 0 bytes, may be written to and is sound."),
    FoundDatabase(
      testDescription: "a file in the folder's place", script: "touch data", status: 73,
      text: "can't be made: data is no folder."),
    FoundDatabase(
      testDescription: "a folder in the file's place", script: "mkdir -p data/counterbell.db", status: 73,
      text: "unable to open database file (opening the database)."),
    FoundDatabase(
      testDescription: "a text", script: "mkdir data; echo text > data/counterbell.db", status: 65,
      text: "it is no database, or a damaged one (opening the database)."),
    FoundDatabase(
      testDescription: "damaged further in",
      script: """
        seq 5000 | sed 's/.*/add word& = meaning &/' | words
        head -c 30000 /dev/zero | dd of=data/counterbell.db bs=4096 seek=20 conv=notrunc status=none
        """, status: 65, text: "it is no database, or a damaged one (opening the database)."),
    FoundDatabase(
      testDescription: "later", script: "echo 'add a = b' | words; sql 'pragma user_version = 99'", status: 78,
      text: "a later version of counterbell wrote it (opening the database)."),
    FoundDatabase(
      testDescription: "locked",
      script: "echo 'add a = b' | words; coproc sql 'begin immediate' wait; read -u ${COPROC[0]}", status: 75,
      text: "another program keeps it locked (writing to the database)."),
  ]
}

/// `sql STATEMENT [wait]` runs a statement, and then says so and waits until it is ended.
private let tools = """
  sql() { python3 -c '
  import sqlite3, sys, time
  base = sqlite3.connect("data/counterbell.db", isolation_level=None)
  base.execute(sys.argv[1])
  if sys.argv[2:]: print(flush=True); sys.stdin.read()' "$@"; }
  inside() { ls -A data 2> /dev/null; cat data/counterbell.db 2> /dev/null | md5sum; }

  """

/// Looks, and fails with 99 if that has changed the folder.
private let look = """

  before=$(inside); doctor --data data; status=$?; [ "$before" = "$(inside)" ] && exit $status; exit 99
  """

struct DoctorDatabaseTests {
  @Test(arguments: FoundDatabase.all)
  func `a database is looked at and stays as it is`(found: FoundDatabase) async throws {
    let run = try await DoctorRun(tools + found.script + look)
    let check = try #require(run.answer["database"])
    #expect(check.state == found.state)
    #expect(check.text.hasSuffix(found.text), "\(check.text)")
    #expect((check.mend == nil) == (found.state == "ok"))
    #expect(run.child.status == found.status)
  }

  @Test
  func `a kiosk that runs is no trouble`() async throws {
    let run = try await DoctorRun(
      """
      coproc $counterbell words --headless --data data
      echo 'add a = b' >&${COPROC[1]}; read -r -t 20 -u ${COPROC[0]}; doctor --data data
      """)
    #expect(run.answer["database"]?.state == "ok")
    #expect(run.child.status == 0)
  }

  @Test(.enabled(if: getuid() == 0, "another user has no rights of its own to give up"))
  func `a folder without rights is said, with a database in it and without`() async throws {
    for maker in ["echo 'add a = b' | words", "mkdir data"] {
      let run = try await DoctorRun(
        "\(maker); chmod 755 . data; chmod 644 data/* 2> /dev/null\n"
          + "setpriv --reuid=65534 --clear-groups $counterbell doctor --data data --json")
      let check = try #require(run.answer["database"])
      #expect(check.state == "wrong")
      #expect(check.text.contains("no permission"))
      #expect(run.child.status == 77)
    }
  }

  @Test(.enabled(if: getuid() == 0, "only root mounts"))
  func `a disk that can only be read is said, with a database in it and without`() async throws {
    for maker in ["echo 'add a = b' | words", "mkdir data"] {
      let run = try await DoctorRun(
        """
        \(maker); unshare --mount bash -c 'mount --bind data data && mount -o remount,ro,bind data &&
        $counterbell doctor --data data --json'
        """)
      #expect(run.answer["database"]?.state == "wrong")
      #expect(try #require(run.answer["database"]).text.contains("can only be read"))
      #expect(run.answer["disk"]?.state == "wrong")
      #expect(run.child.status == 73)
    }
  }

  @Test(
    .enabled(if: getuid() == 0, "only root mounts"), arguments: [("10m", "wrong", 74), ("100m", "warning", 0)])
  func `a disk with little room is said`(size: String, state: String, status: Int32) async throws {
    let run = try await DoctorRun(
      """
      mkdir data; unshare --mount bash -c 'mount -t tmpfs -o size=\(size) none data &&
      $counterbell doctor --data data/below --json'
      """)
    #expect(run.answer["disk"]?.state == state)
    #expect(run.answer["database"]?.state == "ok")
    #expect(run.child.status == status)
  }
}
