/// How a piece of text stands out on a terminal of 16 colours.
enum Ink {
  case plain, strong, accent, quiet, warning, chosen

  /// The parameters of SGR (ECMA-48); without colours only bold and reverse are left.
  func parameters(hasColour: Bool) -> String? {
    switch self {
    case .plain: nil
    case .strong: "1"
    case .accent: hasColour ? "1;36" : "1"
    case .quiet: hasColour ? "36" : nil
    case .warning: hasColour ? "1;33" : "1"
    case .chosen: hasColour ? "1;30;46" : "7"
    }
  }
}

/// Text in one ink.
struct Run {
  var text: String
  var ink: Ink

  init(_ text: String, _ ink: Ink = .plain) {
    self.text = text
    self.ink = ink
  }
}
