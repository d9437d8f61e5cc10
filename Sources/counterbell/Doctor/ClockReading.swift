import CTerminal
import Glibc

/// What the system's clock and its time zone say.
struct ClockReading {
  /// The year before which the clock can't be right: that of the first version.
  static let firstYear = 2026

  /// The zone's name, such as `Asia/Seoul`; nil where none is set.
  let zone: String?
  /// Whether the C library knows a zone of that name.
  let isZoneKnown: Bool
  /// How many seconds the clock is ahead of UTC.
  let offset: Int
  /// The local time, such as `2026-11-29 14:00:31`.
  let time: String
  let year: Int
  /// Whether something keeps the clock right; nil where the system does not tell.
  let isSynchronised: Bool?

  var diagnosis: Diagnosis {
    let shown = "\(zone ?? "UTC") (\(offsetText)), where it is \(time)"
    if year < Self.firstYear {
      return .wrong(
        "The clock is wrong: \(shown).", mend: "Set it: as root, date --set, or synchronise it.",
        status: EX_CONFIG)
    }
    let warnings = [zoneWarning, synchronisationWarning].compactMap { $0 }
    if warnings.isEmpty { return .ok("\(shown)\(isSynchronised == true ? "; synchronised" : "").") }
    return .warnings([(shown, "")] + warnings, orElse: shown)
  }

  private var offsetText: String {
    let minutes = abs(offset) / 60
    let twoDigits = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
    return "UTC\(offset < 0 ? "-" : "+")\(twoDigits(minutes / 60)):\(twoDigits(minutes % 60))"
  }

  private var zoneWarning: (text: String, mend: String)? {
    let mend = "Name the shop's time zone: as root, timedatectl set-timezone Asia/Seoul, or TZ=Asia/Seoul."
    guard let zone else { return ("no time zone is set", mend) }
    if isZoneKnown { return nil }
    return ("no time zone '\(zone)' is known, so UTC is shown", "\(mend) Zones are in Debian's package tzdata.")
  }

  private var synchronisationWarning: (text: String, mend: String)? {
    guard isSynchronised == false else { return nil }
    return ("the clock is not synchronised", "Install Debian's package systemd-timesyncd or chrony.")
  }
}

extension ClockReading {
  /// Reads the clock as a program with this value of `TZ` does, empty where it is not set.
  init(tz: String, files: SystemFiles) {
    let named = tz.hasPrefix(":") ? String(tz.dropFirst()) : tz
    zone = named.isEmpty ? Self.systemZone(files) : named
    isZoneKnown = named.isEmpty || Self.isKnown(named, files)
    var now = Glibc.time(nil)
    var parts = unsafe tm()
    tzset()
    unsafe localtime_r(&now, &parts)
    offset = unsafe parts.tm_gmtoff
    year = Int(unsafe parts.tm_year) + 1_900
    time = unsafe Self.text(parts)
    isSynchronised = [0: false, 1: true][counterbell_clock_is_synchronised()]
  }

  private static func systemZone(_ files: SystemFiles) -> String? {
    if let target = files.link("/etc/localtime"), let folder = target.ranges(of: "zoneinfo/").last {
      return String(target[folder.upperBound...])
    }
    return files.isThere("/etc/localtime") ? files.text("/etc/timezone") ?? "a zone without a name" : nil
  }

  /// Whether a value of `TZ` is the name of a zone, or a rule of POSIX such as `KST-9`.
  private static func isKnown(_ name: String, _ files: SystemFiles) -> Bool {
    if files.isThere(name.hasPrefix("/") ? name : "/usr/share/zoneinfo/\(name)") { return true }
    let letters = name.prefix { $0.isASCII && $0.isLetter }
    let rest = name.dropFirst(letters.count)
    let digits = rest.first.map { "+-".contains($0) } == true ? rest.dropFirst() : rest
    return name.hasPrefix("<")
      || letters.utf8.count >= 3 && digits.first.map { "0123456789".contains($0) } == true
  }

  private static func text(_ parts: tm) -> String {
    var text = [CChar](repeating: 0, count: 64)
    var parts = unsafe parts
    let count = unsafe strftime(&text, text.count, "%Y-%m-%d %H:%M:%S", &parts)
    return String(decoding: text.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
