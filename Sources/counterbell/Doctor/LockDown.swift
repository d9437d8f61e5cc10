import Glibc

/// What a guest's keyboard reaches beside the kiosk, as far as the system's files tell.
struct LockDown {
  let files: SystemFiles

  /// Keys that the kernel or init answers whatever runs.
  var keys: Diagnosis {
    .warnings(
      [sysRq, ctrlAltDel].compactMap { $0 }, orElse: "Neither SysRq nor Ctrl-Alt-Del does anything.")
  }

  private var sysRq: (text: String, mend: String)? {
    guard let value = files.text("/proc/sys/kernel/sysrq"), value != "0" else { return nil }
    return (
      "Alt-SysRq works (\(value)) and can end programs or restart the machine",
      "Put 'kernel.sysrq = 0' into /etc/sysctl.d/counterbell.conf, then as root: sysctl --system."
    )
  }

  private var ctrlAltDel: (text: String, mend: String)? {
    if files.text("/proc/sys/kernel/ctrl-alt-del") == "1" {
      return (
        "Ctrl-Alt-Del restarts the machine at once",
        "Put 'kernel.ctrl-alt-del = 0' into /etc/sysctl.d/counterbell.conf, then as root: sysctl --system."
      )
    }
    guard hasSystemd, !isMasked("ctrl-alt-del.target") else { return nil }
    return ("Ctrl-Alt-Del restarts the machine", "As root: systemctl mask ctrl-alt-del.target.")
  }

  var hasSystemd: Bool { files.isThere("/run/systemd/system") }

  private func isMasked(_ unit: String) -> Bool {
    ["/etc", "/run"].contains { files.link("\($0)/systemd/system/\(unit)") == "/dev/null" }
  }

  /// Consoles that Alt-F2 and the like lead to.
  var consoles: Diagnosis {
    .warnings(
      [open, opening].compactMap { $0 }, orElse: "No other console offers a guest a login or a shell.")
  }

  private var open: (text: String, mend: String)? {
    let processes = ConsoleProcess.others(files)
    if processes.isEmpty { return nil }
    let names = processes.map { "\($0.name) on \($0.console)" }.joined(separator: ", ")
    return (
      "Alt-F2 and the like lead a guest to \(names)",
      "As root, for each console but the kiosk's: systemctl disable --now getty@tty2."
    )
  }

  /// Whether systemd opens a console once somebody switches to it.
  private var opening: (text: String, mend: String)? {
    guard hasSystemd, !isMasked("autovt@.service"), automaticConsoles != "0" else { return nil }
    return (
      "a console opens with a login once a guest switches to it",
      "Put '[Login]', 'NAutoVTs=0' and 'ReserveVT=0', a line each, into "
        + "/etc/systemd/logind.conf.d/counterbell.conf, and restart."
    )
  }

  private var automaticConsoles: String? {
    let folder = "/etc/systemd/logind.conf.d"
    let parts = files.names(in: folder).filter { $0.hasSuffix(".conf") }.map { "\(folder)/\($0)" }
    let lines = (["/etc/systemd/logind.conf"] + parts).compactMap(files.text).flatMap {
      $0.split(separator: "\n")
    }
    let values = lines.map(\.trimmed).filter { $0.hasPrefix("NAutoVTs=") }
    return values.last.map { String($0.dropFirst("NAutoVTs=".count)).trimmed }
  }
}

extension LockDown {
  /// Whether a crash can leave what was typed in a file.
  var coreDumps: Diagnosis {
    let pattern = files.text("/proc/sys/kernel/core_pattern") ?? ""
    if pattern.hasPrefix("|") {
      return .warning(
        "The kernel hands core dumps, with what was typed, to \(pattern.dropFirst().prefix { $0 != " " }).",
        mend: "As root: sysctl kernel.core_pattern=core, and the same in /etc/sysctl.d/counterbell.conf.")
    }
    guard let limit = coreLimit else { return .note("The system does not tell whether there are core dumps.") }
    if limit == "0" { return .ok("A crash leaves no core dump.") }
    return .warning(
      "A crash leaves a core dump, with what was typed, of up to \(limit) bytes.",
      mend:
        "Put 'LimitCORE=0' into the service, or '* hard core 0' into /etc/security/limits.d/counterbell.conf.")
  }

  private var coreLimit: String? {
    let name = "Max core file size"
    let line = files.text("/proc/self/limits")?.split(separator: "\n").first { $0.hasPrefix(name) }
    return line?.dropFirst(name.count).split(separator: " ").first.map(String.init)
  }
}
