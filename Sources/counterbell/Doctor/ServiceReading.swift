import Glibc

/// What systemd knows of the kiosk's service.
struct ServiceReading {
  private static let systemctl = "/usr/bin/systemctl"
  private static let patience = Duration.seconds(5)

  /// What systemd shows of each instance, by property; nil if it does not answer.
  let units: [[String: String]]?
  let hasSystemd: Bool

  /// Asks systemd where it runs.
  init(files: SystemFiles) {
    hasSystemd = LockDown(files: files).hasSystemd
    guard hasSystemd else {
      units = nil
      return
    }
    let properties = "Id,ActiveState,UnitFileState,Restart,StartLimitIntervalUSec"
    let output = ProgramOutput.of(
      files.path(Self.systemctl), ["--no-pager", "--property=\(properties)", "show", "counterbell@*.service"],
      within: Self.patience)
    units = output.map(Self.units)
  }

  /// Reads `NAME=VALUE` lines, with an empty line between units.
  static func units(_ text: String) -> [[String: String]] {
    let blocks = text.split(separator: "\n", omittingEmptySubsequences: false).split { $0.isEmpty }
    return blocks.map { block in
      let pairs = block.map { line in
        (String(line.prefix { $0 != "=" }), String(line.drop { $0 != "=" }.dropFirst()))
      }
      return Dictionary(pairs) { $1 }
    }
  }

  var diagnosis: Diagnosis {
    guard hasSystemd else {
      return .note("No systemd runs here; what starts the kiosk must start it again when it ends.")
    }
    guard let units else {
      return .warning("systemd does not answer.", mend: "Look at it: systemctl status, journalctl -b.")
    }
    if units.isEmpty {
      return .warning(
        "No service counterbell@ is loaded.", mend: "As root: systemctl enable --now counterbell@tty1.")
    }
    let names = units.map(Self.name).joined(separator: ", ")
    if let failed = units.first(where: { $0["ActiveState"] == "failed" }) {
      return .wrong(
        "\(Self.name(failed)) has failed.", mend: "See why: journalctl -u \(Self.name(failed)).",
        status: EX_UNAVAILABLE)
    }
    return .warnings(
      units.flatMap(Self.warnings), orElse: "\(names): enabled, active, and started again whenever it ends.")
  }

  private static func name(_ unit: [String: String]) -> String { unit["Id"] ?? "counterbell@" }

  private static func warnings(_ unit: [String: String]) -> [(text: String, mend: String)] {
    let name = name(unit)
    let edit = "As root: systemctl edit \(name), and put"
    var found: [(text: String, mend: String)] = []
    if unit["UnitFileState"]?.hasPrefix("enabled") != true {
      found.append(("\(name) does not start with the machine", "As root: systemctl enable \(name)."))
    }
    if unit["ActiveState"] != "active" {
      found.append(("\(name) does not run", "As root: systemctl start \(name)."))
    }
    if unit["Restart"] != "always" {
      found.append(("\(name) is not always started again", "\(edit) 'Restart=always' below '[Service]'."))
    }
    if unit["StartLimitIntervalUSec"] != "0" {
      let text = "\(name) is given up when it ends often"
      found.append((text, "\(edit) 'StartLimitIntervalSec=0' below '[Unit]'."))
    }
    return found
  }
}
