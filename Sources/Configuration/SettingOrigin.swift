/// Where a value that is in force comes from, from the weakest to the strongest.
///
/// What staff set at a kiosk will stand between the files and the options.
package enum SettingOrigin: Hashable, Sendable {
  /// Nothing sets it.
  case usual
  case file(String, line: Int)
  /// An option of the command line, with its dashes.
  case option(String)
}

extension SettingOrigin: CustomStringConvertible {
  package var description: String {
    switch self {
    case .usual: "default"
    case .file(let path, let line): "\(path):\(line)"
    case .option(let name): "option \(name)"
    }
  }
}
