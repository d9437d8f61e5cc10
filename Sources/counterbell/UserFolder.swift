import Glibc

/// A folder of the user's own that the XDG Base Directory Specification names.
enum UserFolder: String {
  case data = "XDG_DATA_HOME"
  case configuration = "XDG_CONFIG_HOME"

  var path: String {
    let path = environment(rawValue)
    // The specification: a path that is not absolute is to be ignored.
    return path.hasPrefix("/") ? path : Self.home + usual
  }

  private var usual: String {
    switch self {
    case .data: "/.local/share"
    case .configuration: "/.config"
    }
  }

  private static var home: String {
    let home = environment("HOME")
    guard !home.hasPrefix("/") else { return home }
    return unsafe getpwuid(getuid()).flatMap { unsafe $0.pointee.pw_dir }.map { unsafe String(cString: $0) }
      ?? ""
  }
}
