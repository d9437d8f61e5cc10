import Domain

/// How a piece of text stands out on a terminal of 16 colours.
enum Ink {
  case plain, strong, accent, quiet, warning, chosen
  /// The more, the brighter; these colours are there on the console of Linux too.
  case heat(Heat)

  private static let heats = [nil, "36", "1;36", "30;46", "30;47"]

  /// The parameters of SGR (ECMA-48); without colours only bold and reverse are left.
  func parameters(hasColour: Bool) -> String? {
    switch self {
    case .plain: nil
    case .strong: "1"
    case .accent: hasColour ? "1;36" : "1"
    case .quiet: hasColour ? "36" : nil
    case .warning: hasColour ? "1;33" : "1"
    case .chosen: hasColour ? "1;30;46" : "7"
    case .heat(let heat): hasColour ? Self.heats[heat.rawValue] : nil
    }
  }
}

/// Text in one ink.
struct Run {
  var text: String
  var ink: Ink
  /// Whether the text says what colours would; where there are colours, spaces take its place.
  var standsForColour: Bool

  init(_ text: String, _ ink: Ink = .plain, standsForColour: Bool = false) {
    self.text = text
    self.ink = ink
    self.standsForColour = standsForColour
  }
}
