/// What one character of a typed number stands for in a locale.
enum NumberSign: Hashable {
  case digit(UInt8)
  case decimal
  /// A doubtful one is a point or a comma, which others take for the decimal sign.
  case grouping(isDoubtful: Bool)
  /// A point or a comma that the locale has no use for.
  case stray

  var isDigit: Bool { if case .digit = self { true } else { false } }
  var isGrouping: Bool { if case .grouping = self { true } else { false } }

  /// Whether others would read this as the decimal sign.
  var isDoubtful: Bool {
    switch self {
    case .grouping(let isDoubtful): isDoubtful
    case .stray: true
    case .digit, .decimal: false
    }
  }
}

/// Which characters a locale takes as digits, decimal sign and grouping sign of a typed number.
struct AmountSigns: Equatable, Sendable {
  private let zero: UInt32
  private let decimals: [Unicode.Scalar]
  private let groupings: [Unicode.Scalar]

  /// The signs of a pattern, and those that the same locale writes with ASCII digits.
  init(pattern: AmountPattern, latin: AmountPattern) {
    zero = pattern.zero.value
    decimals = Self.scalar(pattern.decimalSign) + Self.scalar(latin.decimalSign)
    groupings = Self.scalar(pattern.groupingSign) + Self.scalar(latin.groupingSign)
  }

  /// What a character stands for, nil when it has no place in a number.
  func sign(_ scalar: Unicode.Scalar) -> NumberSign? {
    for zero in [0x30, 0xFF10, zero] where scalar.value >= zero && scalar.value < zero + 10 {
      return .digit(UInt8(scalar.value - zero))
    }
    let plain = scalar.plainSign
    let isPointOrComma = plain == "." || plain == ","
    if groupings.contains(plain) { return .grouping(isDoubtful: isPointOrComma) }
    if decimals.contains(plain) { return .decimal }
    return isPointOrComma ? .stray : nil
  }

  /// The sign of a text of ICU without the marks of direction around it.
  private static func scalar(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { !$0.isDirectionMark }.map(\.plainSign)
  }
}

extension Unicode.Scalar {
  /// The one spelling that all spaces, all apostrophes, and full-width points and commas are read as.
  var plainSign: Unicode.Scalar {
    switch self {
    case _ where isAmountSpace: " "
    case "'", "\u{2019}": "'"
    case "\u{FF0C}": ","
    case "\u{FF0E}": "."
    default: self
    }
  }

  /// A space that stands around an amount or groups its digits.
  var isAmountSpace: Bool {
    switch self {
    case " ", "\t", "\u{A0}", "\u{2009}", "\u{202F}", "\u{3000}": true
    default: false
    }
  }

  /// A mark without width that ICU writes around a number.
  var isDirectionMark: Bool {
    switch self {
    case "\u{200B}", "\u{200E}", "\u{200F}", "\u{61C}": true
    default: false
    }
  }
}
