import Foundation
import TestSupport
import Testing

/// Looks for a password that was given to the program wherever it may have got.
struct PasswordCanaryTests {
  @Test
  func `a password gets into no file, no output and no core dump`() async throws {
    let result = try await python(
      """
      import os, pty, resource, signal, termios
      resource.setrlimit(resource.RLIMIT_CORE, (resource.RLIM_INFINITY,) * 2)
      child, terminal = pty.fork()
      if child == 0:
          os.execv(program, [program, "staff", "add", "kim", "--data", "data"])
      seen = b""
      def wait(text):
          global seen
          while text not in seen: seen += os.read(terminal, 4096)
      wait(b"Password: ")
      os.write(terminal, canary + b"\\n")
      wait(b"again: ")
      [limit] = [line for line in open(f"/proc/{child}/limits") if line.startswith("Max core file size")]
      print("limits:", limit.split()[4:6])
      os.kill(child, signal.SIGABRT)
      status = os.waitpid(child, 0)[1]
      print("signal:", os.WTERMSIG(status), "dumped:", os.WCOREDUMP(status))
      print("shown:", bool(termios.tcgetattr(terminal)[3] & termios.ECHO), "seen:", canary in seen)
      print("held by:", holders())
      """)
    #expect(
      result
        == Child(
          output: """
            limits: ['0', '0']
            signal: 6 dumped: False
            shown: True seen: False
            held by: []

            """))
  }

  @Test
  func `a password is wiped from the memory once it is hashed`() async throws {
    let result = try await python(
      processMemory + "\n" + """
        import sqlite3, subprocess, time
        subprocess.run([program, "staff", "list", "--data", "data"], check=True)
        database = sqlite3.connect("data/counterbell.db", isolation_level=None)
        # Memory that is given back is written over at its start alone.
        part = canary[40:-1]
        # While another program writes, the account waits to be saved.
        database.execute("BEGIN IMMEDIATE")
        process = subprocess.Popen([program, "staff", "add", "kim", "--data", "data", "--password-stdin"], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL)
        try:
            time.sleep(0.5)
            process.stdin.write(canary[:-1]); process.stdin.flush()
            time.sleep(0.5)
            print("while it is read:", memory(process.pid).count(part) > 0)
            process.stdin.write(canary[-1:] + b"\\n"); process.stdin.flush()
            time.sleep(2)
            print("while it is saved:", process.poll(), memory(process.pid).count(part))
        except PermissionError:
            # Whoever is not root may not look into it at all.
            print("while it is read: True\\nwhile it is saved: None 0")
        database.execute("COMMIT")
        print("status:", process.wait())
        print("held by:", holders())
        """)
    #expect(
      result
        == Child(
          output: """
            while it is read: True
            while it is saved: None 0
            status: 0
            held by: []

            """))
  }

  /// Runs a script in a folder of its own that knows the `program`, a `canary` and the `holders()` of that one.
  private func python(_ script: String) async throws -> Child {
    try await Program.shell(
      """
      cd "$HOME"
      python3 - 2>&1 <<'END'
      import os
      program, canary = os.environ["counterbell"], bytes(byte ^ 0x20 for byte in b"CANARY\\xff\\x1f0987654321POIU" * 4)
      def holders():
          files = [os.path.join(folder, name) for folder, _, names in os.walk("data") for name in names]
          files += [name for name in os.listdir() if name.startswith("core")]
          return [name for name in files if canary in open(name, "rb").read()]
      \(script)
      END
      """)
  }
}
