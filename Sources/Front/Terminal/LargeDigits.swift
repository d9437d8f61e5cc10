/// Numbers drawn five rows high, for guests who see little or stand far away.
struct LargeDigits {
  static let height = 5

  /// Each row of a figure as a binary number, and how many columns of dots it has.
  private struct Figure {
    let columns: Int
    let rows: [UInt8]
  }

  private static let digits: [Figure] = [
    [0b111, 0b101, 0b101, 0b101, 0b111], [0b010, 0b110, 0b010, 0b010, 0b111],
    [0b111, 0b001, 0b111, 0b100, 0b111], [0b111, 0b001, 0b111, 0b001, 0b111],
    [0b101, 0b101, 0b111, 0b001, 0b001], [0b111, 0b100, 0b111, 0b001, 0b111],
    [0b111, 0b100, 0b111, 0b101, 0b111], [0b111, 0b001, 0b001, 0b010, 0b010],
    [0b111, 0b101, 0b111, 0b101, 0b111], [0b111, 0b101, 0b111, 0b001, 0b111],
  ].map { Figure(columns: 3, rows: $0) }

  private static let point = Figure(columns: 1, rows: [0, 0, 0, 0, 1])
  private static let comma = Figure(columns: 2, rows: [0, 0, 0, 0b01, 0b10])
  private static let apostrophe = Figure(columns: 1, rows: [1, 1, 0, 0, 0])
  private static let space = Figure(columns: 1, rows: [0, 0, 0, 0, 0])

  private static func figure(_ character: Character) -> Figure? {
    // The digits of other scripts have too fine shapes; who reads those knows these.
    if let digit = character.wholeNumberValue, digits.indices.contains(digit) { return digits[digit] }
    return switch character {
    case ".": point
    case ",", "٫": comma
    case "’", "'", "٬": apostrophe
    case " ", "\u{A0}", "\u{202F}": space
    default: nil
    }
  }

  /// The number in ``height`` lines, a dot `scale` columns wide; nil when a character can't be drawn.
  static func lines(_ number: String, scale: Int) -> [String]? {
    var lines = Array(repeating: "", count: height)
    for character in number {
      guard let figure = figure(character) else { return nil }
      for row in 0..<height {
        if !lines[row].isEmpty { lines[row] += String(repeating: " ", count: scale) }
        for column in stride(from: figure.columns - 1, through: 0, by: -1) {
          let isSet = figure.rows[row] >> column & 1 == 1
          lines[row] += String(repeating: isSet ? "█" : " ", count: scale)
        }
      }
    }
    return lines
  }
}
