/// What a receipt is written on: the characters that it has, and how wide they are.
protocol Medium {
  /// The text in characters that the medium has; no-break spaces are left in it.
  func spelled(_ text: String) -> String

  /// The columns that a character of a spelled text takes.
  func width(of character: Character) -> Int
}

extension Medium {
  /// The columns that a spelled text takes.
  func width(of text: some StringProtocol) -> Int { text.reduce(0) { $0 + width(of: $1) } }
}
