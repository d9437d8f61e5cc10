import TestSupport
import Testing

@testable import counterbell

private let systemd = ["/run/systemd/system/x": ""]

/// A line of proc(5)'s `stat`.
private func stat(_ name: String, tty: Int) -> String {
  "7 (\(name)) S 1 7 7 \(tty == 0 ? 0 : 4 << 8 | tty) -1 0"
}

struct LockDownTests {
  @Test(
    arguments: [
      ([:], []),
      (["/proc/sys/kernel/sysrq": "0\n", "/proc/sys/kernel/ctrl-alt-del": "0\n"], []),
      (["/proc/sys/kernel/sysrq": "438\n"], ["Alt-SysRq works (438)"]),
      (["/proc/sys/kernel/ctrl-alt-del": "1\n"], ["restarts the machine at once"]),
      (systemd, ["Ctrl-Alt-Del restarts the machine."]),
      (systemd.merging(["/etc/systemd/system/ctrl-alt-del.target": "->/dev/null"]) { $1 }, []),
      (
        systemd.merging(["/proc/sys/kernel/sysrq": "1"]) { $1 },
        ["Alt-SysRq works (1)", "; Ctrl-Alt-Del restarts the machine."]
      ),
    ] as [([String: String], [String])])
  func `keys that init or the kernel answers are doubted`(texts: [String: String], said: [String]) throws {
    let diagnosis = try withSystem(texts) { LockDown(files: $0).keys }
    #expect(diagnosis.state == (said.isEmpty ? .ok : .warning))
    for words in said { #expect(diagnosis.text.contains(words)) }
    if said.isEmpty { #expect(diagnosis.text == "Neither SysRq nor Ctrl-Alt-Del does anything.") }
  }

  @Test(
    arguments: [
      ([("self", "counterbell", 1), ("9", "bash", 1), ("10", "cron", 0)], nil),
      ([("self", "counterbell", 0), ("9", "bash", 0)], nil),
      ([("self", "counterbell", 1), ("9", "agetty", 2)], "agetty on tty2."),
      (
        [("self", "counterbell", 1), ("9", "agetty", 3), ("8", "bash", 2), ("7", "bash", 2)],
        "bash on tty2, agetty on tty3."
      ),
      ([("self", "counterbell", 1), ("9", "counterbell", 2)], nil),
      ([("self", "a) b (c", 1), ("9", "login", 63), ("8", "bash", 64)], "login on tty63."),
    ] as [([(String, String, Int)], String?)])
  func `a login or a shell on another console is doubted`(
    processes: [(String, String, Int)], end: String?
  ) throws {
    let texts = processes.map { ("/proc/\($0.0)/stat", stat($0.1, tty: $0.2)) }
    let diagnosis = try withSystem(Dictionary(texts) { $1 }) { LockDown(files: $0).consoles }
    #expect(diagnosis.state == (end == nil ? .ok : .warning))
    if let end { #expect(diagnosis.text.hasSuffix(" lead a guest to \(end)")) }
  }

  @Test(
    arguments: [
      ([:], true), (["/etc/systemd/logind.conf": "[Login]\n#NAutoVTs=0\n"], true),
      (["/etc/systemd/logind.conf": "[Login]\nNAutoVTs=0\n"], false),
      (
        ["/etc/systemd/logind.conf": "NAutoVTs=6\n", "/etc/systemd/logind.conf.d/k.conf": " NAutoVTs= 0"], false
      ),
      (["/etc/systemd/logind.conf": "NAutoVTs=0\n", "/etc/systemd/logind.conf.d/k.conf": "NAutoVTs=2"], true),
      (["/etc/systemd/system/autovt@.service": "->/dev/null"], false),
    ] as [([String: String], Bool)])
  func `consoles that systemd opens by itself are doubted`(texts: [String: String], isDoubted: Bool) throws {
    let diagnosis = try withSystem(texts.merging(systemd) { $1 }) { LockDown(files: $0).consoles }
    #expect((diagnosis.state == .warning) == isDoubted)
    #expect(diagnosis.mend?.contains("NAutoVTs=0") == (isDoubted ? true : nil))
  }

  @Test(
    arguments: [
      ("core", "0", .ok), ("core", "unlimited", .warning), ("core", "4096", .warning),
      ("|/usr/lib/systemd/systemd-coredump %P", "0", .warning), ("core", nil, .note),
    ] as [(String, String?, Diagnosis.State)])
  func `core dumps are doubted`(pattern: String, limit: String?, state: Diagnosis.State) throws {
    var texts = ["/proc/sys/kernel/core_pattern": "\(pattern)\n"]
    if let limit {
      texts["/proc/self/limits"] = "Limit  Soft Limit\nMax core file size        \(limit)   unlimited  bytes\n"
    }
    let found = try withSystem(texts) { LockDown(files: $0).coreDumps.state }
    #expect(found == state)
  }
}
