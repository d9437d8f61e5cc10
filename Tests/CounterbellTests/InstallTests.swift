import Foundation
import TestSupport
import Testing

private let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
  .path

/// Runs a script of the shell in which `install` is scripts/install with this build's program.
private func shell(_ script: String) async throws -> Child {
  try await Program.shell(
    """
    cd "$HOME"; install() { \(root)/scripts/install --binary "$counterbell" "$@"; }
    list() { find "$1" -not -type d -printf '%m /%P\\n' | sort -k 2; }
    \(script)
    """)
}

struct InstallTests {
  @Test
  func `what is installed is the program and what ships beside it`() async throws {
    let result = try await shell(
      """
      umask 077; DESTDIR=$HOME/there install; list there; find there -type d -not -perm 755
      there/usr/local/bin/counterbell --version
      grep -o '^ExecStart=[^ ]*' there/usr/local/lib/systemd/system/counterbell@.service
      """)
    #expect(
      result.output == """
        755 /usr/local/bin/counterbell
        644 /usr/local/lib/systemd/system/counterbell@.service
        644 /usr/local/lib/sysusers.d/counterbell.conf
        644 /usr/local/share/bash-completion/completions/counterbell
        644 /usr/local/share/counterbell/installed
        644 /usr/local/share/doc/counterbell/examples/config.example.json5
        644 /usr/local/share/fish/vendor_completions.d/counterbell.fish
        644 /usr/local/share/man/man1/counterbell.1
        644 /usr/local/share/zsh/site-functions/_counterbell
        counterbell 0.1.0
        ExecStart=/usr/local/bin/counterbell

        """)
    #expect(result.errors == "" && result.status == 0)
  }

  @Test(arguments: ["", "--prefix /usr", "--prefix /opt/counterbell", "--unitdir /lib/systemd/system"])
  func `what is removed is what was installed, twice even, and nothing else`(options: String) async throws {
    let result = try await shell(
      """
      mkdir -p there/usr/local/bin there/usr/share/man there/etc/counterbell
      echo mine | tee there/etc/counterbell/config.json5 > there/usr/local/bin/mine
      find there | sort > before; export DESTDIR=$HOME/there
      install \(options); install \(options); find there | sort | cmp -s before && echo nothing was installed
      install \(options) --uninstall; find there | sort | diff before - && echo as before
      install \(options) --uninstall; echo $?
      """)
    #expect(result.output == "as before\n66\n")
  }

  @Test(arguments: [
    "--nonsense", "--prefix", "--prefix local", "--prefix '/a b'", "--prefix '/a|b'", "--prefix /a/../b/",
    "--binary /nowhere", "--unitdir x",
  ])
  func `a wrong command line installs nothing`(options: String) async throws {
    let result = try await shell("DESTDIR=$HOME/there install \(options); echo $?; ls")
    #expect(result.output.split(separator: "\n").first == "64")
    #expect(!result.output.contains("there"))
    #expect(result.errors.hasPrefix("install: ") && result.errors.contains("usage: "))
  }

  @Test(arguments: ["--help", "-h"])
  func `help is printed`(option: String) async throws {
    for script in ["install", "package"] {
      let result = try await Program.shell("\(root)/scripts/\(script) \(option)")
      #expect(result.output.hasPrefix("usage: ") && result.errors == "" && result.status == 0)
    }
  }
}
