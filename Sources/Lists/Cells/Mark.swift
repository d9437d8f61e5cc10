/// What a cell says of whether a word is memorised.
enum Mark {
  /// Nil for what is known as neither; a capital X or O is both, according to where one went to school.
  static func reading(_ cell: String) -> Bool? {
    switch cell.lowercased() {
    case "1", "yes", "y", "true", "예", "네", "✓", "✔": true
    case "x" where cell == "x": true
    case "0", "no", "n", "false", "아니요", "아니오": false
    default: nil
    }
  }
}
