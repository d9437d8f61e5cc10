import Glibc

/// What the terminal is that the doctor runs on.
struct TerminalReading {
  private static let columnsNeeded = 40
  private static let rowsNeeded = 12

  /// The kind, as `TERM` names it.
  let kind: String
  let columns: Int
  let rows: Int
  /// The characters' encoding as the environment's locale has it; empty where that does not say.
  let charset: String
  /// Whether the kernel edits lines as UTF-8.
  let isEditedAsUTF8: Bool
  /// Whether the console of Linux, if it is one, shows UTF-8; nil where the kernel does not tell.
  var showsUTF8: Bool?
  /// Whether the kiosk is in Korean.
  var showsHangul = false

  var diagnosis: Diagnosis {
    let shown = "TERM is \(kind.isEmpty ? "not set" : kind), \(columns) x \(rows)"
    let warnings = [kindWarning, sizeWarning, encodingWarning, scriptWarning].compactMap { $0 }
    return .warnings(warnings.isEmpty ? [] : [(shown, "")] + warnings, orElse: "\(shown), UTF-8.")
  }

  private var kindWarning: (text: String, mend: String)? {
    guard ["", "dumb"].contains(kind) else { return nil }
    return ("the kiosk does not draw its panel there", "Set TERM, such as TERM=linux on a console.")
  }

  private var sizeWarning: (text: String, mend: String)? {
    guard columns < Self.columnsNeeded || rows < Self.rowsNeeded else { return nil }
    let needed = "\(Self.columnsNeeded) x \(Self.rowsNeeded)"
    return ("too small, \(needed) are needed", "Choose a smaller font (setupcon, from Debian's console-setup).")
  }

  private var encodingWarning: (text: String, mend: String)? {
    if showsUTF8 == false {
      return ("the console does not show UTF-8", "Add vt.default_utf8=1 to the kernel's command line.")
    }
    if !isEditedAsUTF8 { return ("the terminal is not set to UTF-8", "Set it: stty iutf8.") }
    if charset.isEmpty || charset.uppercased().filter({ $0 != "-" }) == "UTF8" { return nil }
    return ("the locale's encoding is \(charset), not UTF-8", "Set LANG to a locale of UTF-8, such as C.UTF-8.")
  }

  private var scriptWarning: (text: String, mend: String)? {
    guard showsHangul, kind == "linux" else { return nil }
    return ("the console of Linux has no Hangul", "Show the kiosk in a terminal that has, such as kmscon.")
  }
}

extension TerminalReading {
  /// Looks at the terminal on standard input, or else on standard output; nil if neither is one.
  init?(showsHangul: Bool, files: SystemFiles) {
    guard let descriptor = [STDIN_FILENO, STDOUT_FILENO].first(where: { isatty($0) == 1 }) else { return nil }
    var size = winsize()
    var modes = termios()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, unsafe tcgetattr(descriptor, &modes) == 0
    else { return nil }
    kind = environment("TERM")
    // A terminal that does not know its size is drawn on as 80 x 24.
    let isKnown = size.ws_col > 0 && size.ws_row > 0
    columns = isKnown ? Int(size.ws_col) : 80
    rows = isKnown ? Int(size.ws_row) : 24
    charset = Self.charset(variable: environment)
    isEditedAsUTF8 = modes.c_iflag & tcflag_t(IUTF8) != 0
    if kind == "linux" { showsUTF8 = files.text("/sys/module/vt/parameters/default_utf8").map { $0 != "0" } }
    self.showsHangul = showsHangul
  }

  /// The encoding that the variables of an environment name; empty where none is set.
  static func charset(variable: (String) -> String) -> String {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    guard let locale = names.lazy.map(variable).first(where: { !$0.isEmpty }) else { return "" }
    let encoding = locale.drop { $0 != "." }.dropFirst().prefix { $0 != "@" }
    return encoding.isEmpty ? "that of \(locale)" : String(encoding)
  }
}
