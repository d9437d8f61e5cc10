import Domain

extension GivenValue {
  /// The string, nil for another value.
  var string: String? {
    if case .string(let text) = node.value { text } else { nil }
  }

  /// One of the values of a type, by its name in a string.
  func choice<Choice: RawRepresentable<String> & CaseIterable>() throws(ConfigurationFault) -> Choice {
    guard let choice = string.flatMap(Choice.init(rawValue:)) else {
      throw isNot("one of " + Choice.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", "))
    }
    return choice
  }

  /// A string of so many characters, none of which drives a terminal or a printer.
  func line(_ counts: ClosedRange<Int>) throws(ConfigurationFault) -> String {
    let wanted = "\(counts.lowerBound) to \(counts.upperBound) characters"
    guard let text = string else { throw isNot("a string of \(wanted)") }
    guard counts.contains(text.count) else {
      throw fault("\(shown) has \(text.count), not \(wanted)")
    }
    guard !text.unicodeScalars.contains(where: Self.isControl) else {
      throw fault("has a control character")
    }
    return text
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    [.control, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
  }

  /// An absolute path, or nil for null; a fault shows one that would do.
  func path(such example: String) throws(ConfigurationFault) -> String? {
    if node.value == .null { return nil }
    guard string?.hasPrefix("/") == true else {
      throw isNot("an absolute path such as \"\(example)\", or null")
    }
    // PATH_MAX of Linux, with the zero at its end.
    return try line(1...4095)
  }

  /// A whole number in a range.
  func wholeNumber(in range: ClosedRange<Int>) throws(ConfigurationFault) -> Int {
    try wholeNumber("a whole number from \(range.lowerBound) to \(range.upperBound)", range.contains)
  }

  /// A whole number of the values allowed, which a fault lists in these words.
  func wholeNumber(_ wanted: String, _ isAllowed: (Int) -> Bool) throws(ConfigurationFault) -> Int {
    guard case .number(let text) = node.value, case .value(let value) = Self.scaled(text, to: 0),
      let value = Int(exactly: value), isAllowed(value)
    else { throw isNot(wanted) }
    return value
  }

  /// An exact decimal, a number or a string of one, in units of which 10 to the power of `digits` make one; of more
  /// decimals a fault says in which words how many there can be.
  func decimal(
    digits: Int, in range: ClosedRange<Int64>, _ wanted: String, decimals: String
  ) throws(ConfigurationFault) -> Int64 {
    let text = if case .number(let text) = node.value { text } else { string ?? "" }
    switch Self.scaled(text, to: digits) {
    case .value(let value) where range.contains(value): return value
    case .tooManyDecimals: throw fault("\(shown) has too many decimals: \(decimals)")
    case .value, .tooLarge, .notANumber: throw isNot(wanted)
    }
  }

  /// A decimal in ASCII digits and a point, with nothing else.
  private static func scaled(_ text: String, to places: Int) -> ScaledDecimal {
    var digits = DecimalDigits()
    for byte in text.utf8 {
      if 0x30...0x39 ~= byte {
        digits.take(byte - 0x30)
      } else if byte != UInt8(ascii: ".") || !digits.takeDecimalSign() {
        return .notANumber
      }
    }
    return digits.scaled(to: places)
  }
}
