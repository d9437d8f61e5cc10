import Glibc
import TestSupport
import Testing

@testable import counterbell

private let systemctl = "/usr/bin/systemctl"
private let systemd = ["/run/systemd/system/x": ""]

/// What systemd shows of a kiosk that is set up as it is to be, but for one line.
private func unit(_ name: String, _ line: String = "") -> String {
  let usual = [
    "Restart=always", "Id=counterbell@\(name).service", "ActiveState=active", "UnitFileState=enabled",
    "StartLimitIntervalUSec=0",
  ]
  let key = line.prefix { $0 != "=" } + "="
  return usual.map { $0.hasPrefix(key) ? line : $0 }.joined(separator: "\n")
}

private func reading(_ script: String) throws -> ServiceReading {
  try withSystem([systemctl: "#!/bin/sh\n\(script)\n"].merging(systemd) { $1 }) { ServiceReading(files: $0) }
}

struct ServiceReadingTests {
  @Test
  func `no systemd is no trouble and is not asked`() throws {
    try withSystem([systemctl: "#!/bin/sh\necho asked > \"$0.asked\"\n"]) { files in
      #expect(ServiceReading(files: files).diagnosis.state == .note)
      #expect(!files.isThere(systemctl + ".asked"))
    }
  }

  @Test(arguments: [
    (unit("tty1"), Diagnosis.State.ok, "counterbell@tty1.service: enabled, active, and"),
    (unit("tty1") + "\n\n" + unit("tty3"), .ok, "counterbell@tty1.service, counterbell@tty3.service: enabled"),
    (unit("tty1") + "\n\n" + unit("tty3", "Restart=no"), .warning, "counterbell@tty3.service is not always"),
    (unit("tty1", "UnitFileState=disabled"), .warning, "counterbell@tty1.service does not start with"),
    (unit("tty1", "ActiveState=inactive"), .warning, "counterbell@tty1.service does not run."),
    (unit("tty1", "StartLimitIntervalUSec=10s"), .warning, "counterbell@tty1.service is given up"),
    (unit("tty1", "ActiveState=failed"), .wrong, "counterbell@tty1.service has failed."),
    ("", .warning, "No service counterbell@ is loaded."),
  ])
  func `a service is judged by what systemd shows`(
    shown: String, state: Diagnosis.State, start: String
  ) throws {
    let diagnosis = try reading("cat <<'END'\n\(shown)\nEND").diagnosis
    #expect(diagnosis.state == state)
    #expect(diagnosis.text.hasPrefix(start), "\(diagnosis.text)")
    #expect(diagnosis.status == (state == .wrong ? EX_UNAVAILABLE : EX_OK))
    #expect((diagnosis.mend == nil) == (state == .ok))
  }

  @Test(arguments: ["exit 1", "exec sleep 100", "kill -9 $$", "exec yes"])
  func `a systemd that gives no answer is said`(script: String) throws {
    var diagnosis: Diagnosis?
    let time = try ContinuousClock().measure { diagnosis = try reading(script).diagnosis }
    #expect(diagnosis?.text == "systemd does not answer.")
    #expect(time < .seconds(20))
  }

  @Test
  func `a program runs in a clean environment with the usual signals`() throws {
    // What is ignored is passed on unless something is done about it; this signal does nothing by itself.
    signal(SIGURG, SIG_IGN)
    defer { signal(SIGURG, SIG_DFL) }
    let script = "#!/bin/sh\nenv | cut -d= -f1 | sort | tr '\\n' ' '; wc -c; grep Sig[BI] /proc/self/status\n"
    let output = try withSystem([systemctl: script]) { files in
      ProgramOutput.of(files.path(systemctl), [], within: .seconds(20))
    }
    // The C library ignores two signals of its own, 32 and 33.
    let expected = #/LC_ALL PATH PWD SYSTEMD_COLORS 0\nSigBlk:\t0{16}\nSigIgn:\t0000000[01][08]0000000\n/#
    #expect(try #require(output).wholeMatch(of: expected) != nil, "\(output ?? "")")
  }

  @Test
  func `a program that is not there has no output`() throws {
    let output = try withSystem([:]) { ProgramOutput.of($0.path(systemctl), [], within: .seconds(20)) }
    #expect(output == nil)
  }
}
