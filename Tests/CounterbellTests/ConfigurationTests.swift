import Glibc
import TestSupport
import Testing

/// A run of a station with configuration files made by a script of the shell.
private func run(_ script: String) async throws -> Child {
  let folder = try TemporaryFolder()
  return try await Program.shell(
    """
    cd "$HOME"; export XDG_CONFIG_HOME=$HOME/config; mkdir -p config/counterbell .config/counterbell
    user=config/counterbell/config.json5; home=.config/counterbell/config.json5
    tip() { echo 'b 100' | $counterbell tip --headless "$@" > answer; status=$?; wc -l < answer; exit $status; }
    \(script)
    """, in: folder)
}

private let refused = "{ receipt:\n{ columns: 1 } }"
private let sentence = "receipt.columns: 1 is not one of 32, 42, 48"

@Test
func `a wrong configuration is said with file and line before anything is read or written`() async throws {
  let result = try await run("echo '\(refused)' > a.json5; tip --config a.json5")
  #expect(result == Child(output: "0\n", errors: "counterbell: a.json5:2: \(sentence)\n", status: 78))
  let data = try await run(
    "echo '\(refused)' > a; echo | $counterbell words --headless --data data --config a; s=$?; ls; exit $s")
  #expect(data.output == "a\nconfig\nstderr\nstdin\nstdout\n")
  #expect(data.status == 78)
}

@Test
func `a right configuration changes nothing that does not hang on it`() async throws {
  let result = try await run("echo '{ receipt: { columns: 32 } }' > a.json5; tip --config a.json5")
  #expect(result.errors == "")
  #expect(result.status == 0)
  #expect(try await run("tip") == result)
}

@Test
func `the user's file is read, and the named one goes before it`() async throws {
  let user = try await run("echo '\(refused)' > $user; tip")
  #expect(user.status == 78)
  #expect(user.errors.hasSuffix("/config/counterbell/config.json5:2: \(sentence)\n"))
  let both = try await run("echo '\(refused)' > $user; echo '{ receipt: { columns: 48 } }' > a; tip --config a")
  #expect(both.status == 0)
  #expect(both.errors == "")
}

@Test
func `without an absolute XDG_CONFIG_HOME the user's file is in .config`() async throws {
  for setting in ["unset XDG_CONFIG_HOME", "XDG_CONFIG_HOME=", "XDG_CONFIG_HOME=config"] {
    let result = try await run("echo '{ a: 1 }' > $user; echo '\(refused)' > $home; \(setting); tip")
    #expect(result.status == 78)
    #expect(result.errors.hasSuffix("/.config/counterbell/config.json5:2: \(sentence)\n"))
  }
}

@Test(.enabled(if: getuid() == 0, "only root mounts"))
func `the system's file is read first`() async throws {
  let mounted = """
    mkdir etc etc/counterbell; echo '\(refused)' > etc/counterbell/config.json5
    inside() { unshare --mount bash -c "mount --bind etc /etc && $1"; }
    run="echo | $counterbell tip --headless"
    """
  let system = try await run("\(mounted); inside \"$run\"")
  #expect(system.status == 78)
  #expect(system.errors == "counterbell: /etc/counterbell/config.json5:2: \(sentence)\n")
  let both = try await run(
    "\(mounted); echo '{ receipt: { columns: 48 } }' > $user; inside \"$run > answer\"")
  #expect(both == Child())
}

@Test(arguments: [
  ("missing", "No such file or directory"), ("/", "Is a directory"), ("-", "No such file or directory"),
])
func `a named file that can't be read is said and ends the program`(name: String, reason: String) async throws {
  let result = try await run("tip --config \(name)")
  #expect(result == Child(output: "0\n", errors: "counterbell: \(name): \(reason)\n", status: 66))
}

@Test(.enabled(if: getuid() == 0, "another user has no rights of its own to give up"))
func `a file without rights is said`() async throws {
  let result = try await run(
    """
    chmod 755 . config config/counterbell; echo '{}' > $user; chmod 0 $user
    echo | setpriv --reuid=65534 --clear-groups $counterbell tip --headless
    """)
  #expect(result.status == 66)
  #expect(result.errors.hasSuffix("/config/counterbell/config.json5: Permission denied\n"))
}

@Test
func `a file is not opened where nothing is made of it`() async throws {
  let result = try await run(
    "echo '\(refused)' > $user; $counterbell --version; echo 100,15%,2 | $counterbell tip --batch > answer")
  #expect(result.status == 0)
  #expect(result.errors == "")
}

@Test
func `a terminal is not drawn on when the configuration is wrong`() throws {
  let folder = try TemporaryFolder()
  let file = try folder.write(refused, to: "a.json5")
  let program = try TerminalProgram(["--mute", "--config", file])
  #expect(try program.exitStatus() == 78)
  #expect(program.output == "counterbell: \(file):2: \(sentence)\r\n")
}
