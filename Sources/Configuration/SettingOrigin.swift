/// Where a value that is in force comes from, from the weakest to the strongest.
package enum SettingOrigin: Hashable, Sendable {
  /// Nothing sets it.
  case usual
  case file(String, line: Int)
  /// The staff have set it at the kiosk.
  case staff
  /// An option of the command line, with its dashes.
  case option(String)
}

extension SettingOrigin: CustomStringConvertible {
  package var description: String {
    switch self {
    case .usual: "default"
    case .file(let path, let line): "\(path):\(line)"
    case .staff: "staff"
    case .option(let name): "option \(name)"
    }
  }
}
