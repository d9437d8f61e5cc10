/// A field that begins with a quote, as far as its bytes are here.
struct QuotedField {
  /// Where its closing quote is; nil when that is not here.
  private(set) var close: Int?
  private(set) var hasDoubledQuotes = false
  /// How many line ends are inside.
  private(set) var lineEnds = 0
  /// Where the line behind that of the opening quote begins; nil when that is not inside.
  private(set) var nextLine: Int?

  init(_ bytes: Span<UInt8>, opening: Int) {
    var index = opening + 1
    while index < bytes.count {
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      switch bytes[index] {
      case .quote where next == .quote:
        hasDoubledQuotes = true
        index += 1
      case .quote:
        close = index
        return
      case .carriageReturn where next == .lineFeed: break
      case .carriageReturn, .lineFeed:
        lineEnds += 1
        nextLine = nextLine ?? index + 1
      default: break
      }
      index += 1
    }
  }
}
