/// A program that a guest could type to on a console of Linux.
struct ConsoleProcess: Equatable {
  private static let names: Set = [
    "agetty", "getty", "mgetty", "fgetty", "login", "sulogin", "bash", "sh", "dash", "zsh", "fish", "ksh",
  ]

  let name: String
  /// Such as `tty2`.
  let console: String

  /// Those on other consoles than the one that this program runs on, by console and name.
  static func others(_ files: SystemFiles) -> [ConsoleProcess] {
    let own = ConsoleProcess(process: "self", files)?.console
    let processes = files.names(in: "/proc").filter { Int($0) != nil }
    var seen: Set<String> = []
    return processes.compactMap { ConsoleProcess(process: $0, files) }
      .filter { $0.console != own && names.contains($0.name) }
      .filter { seen.insert("\($0.console) \($0.name)").inserted }
      .sorted { ($0.console, $0.name) < ($1.console, $1.name) }
  }

  /// Reads proc(5)'s `stat` of a process; nil if it is not on a console.
  init?(process: String, _ files: SystemFiles) {
    guard let stat = files.text("/proc/\(process)/stat"), let start = stat.firstIndex(of: "("),
      let end = stat.lastIndex(of: ")")
    else { return nil }
    let fields = stat[end...].dropFirst().split(separator: " ")
    // Behind the name: state, parent, group, session, terminal.
    guard fields.count > 4, let terminal = Int(fields[4]) else { return nil }
    let (major, minor) = (terminal >> 8 & 0xFFF, terminal & 0xFF)
    guard major == 4, 1...63 ~= minor else { return nil }
    name = String(stat[start..<end].dropFirst())
    console = "tty\(minor)"
  }
}
