import Domain

extension GivenValue {
  /// A row of a tariff: entries with an id, a name and a key that only this row has.
  ///
  /// `make` answers nil only for what it has checked itself, so no entry is lost.
  func row<Offer>(
    with key: String, _ make: (String, Name, GivenValue) throws(ConfigurationFault) -> Offer?
  ) throws(ConfigurationFault) -> [Offer] {
    var names = RowNames()
    var offers: [Offer] = []
    for entry in try elements(Tariff.lengths, "entries") {
      let parts = try entry.members(exactly: ["id", "name", key])
      let id = try parts[0].identifier()
      let (english, korean) = try parts[1].languages()
      let name = try Name(english: english.name(), korean: korean.name())
      try names.take(entry, id: parts[0], english: english, korean: korean)
      if let offer = try make(id, name, parts[2]) { offers.append(offer) }
    }
    return offers
  }

  private func identifier() throws(ConfigurationFault) -> String {
    guard let text = string, 1...32 ~= text.utf8.count, text.utf8.allSatisfy(Self.isOfIdentifier),
      let first = text.utf8.first, Self.isLetter(first)
    else { throw isNot("1 to 32 of a-z, 0-9 and -, with a letter first") }
    return text
  }

  private static func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte }

  private static func isOfIdentifier(_ byte: UInt8) -> Bool {
    isLetter(byte) || 0x30...0x39 ~= byte || byte == UInt8(ascii: "-")
  }

  /// A name's text in each language; a string is the same in both.
  private func languages() throws(ConfigurationFault) -> (english: GivenValue, korean: GivenValue) {
    if string != nil { return (self, self) }
    guard case .object = node.value else { throw isNot("a string, or an object with en, ko") }
    let parts = try members(exactly: ["en", "ko"])
    return (parts[0], parts[1])
  }

  private func name() throws(ConfigurationFault) -> String {
    let text = try line(1...40)
    let scalars = text.unicodeScalars
    let isSeen = { (scalar: Unicode.Scalar) in
      !scalar.properties.isWhitespace && !scalar.properties.isDefaultIgnorableCodePoint
    }
    guard scalars.contains(where: isSeen) else { throw fault("\(shown) is blank") }
    guard scalars.first?.properties.isWhitespace == false, scalars.last?.properties.isWhitespace == false else {
      throw fault("\(shown) has white space at an end")
    }
    return text
  }
}

/// What guests can call the entries of a row: each by its id, and by its name in their language.
private struct RowNames {
  private var ids: [String: GivenValue] = [:]
  private var english: [String: GivenValue] = [:]
  private var korean: [String: GivenValue] = [:]

  /// Takes the next entry; throws where a guest could mean another one by its names.
  mutating func take(
    _ entry: GivenValue, id: GivenValue, english: GivenValue, korean: GivenValue
  ) throws(ConfigurationFault) {
    try Self.check(id, "id", in: ids)
    for names in [self.english, self.korean] { try Self.check(id, "name", in: names) }
    for name in [english, korean] { try Self.check(name, "id", in: ids) }
    try Self.check(english, "name", in: self.english)
    try Self.check(korean, "name", in: self.korean)
    ids[Self.folded(id)] = entry
    self.english[Self.folded(english)] = entry
    self.korean[Self.folded(korean)] = entry
  }

  private static func check(
    _ value: GivenValue, _ what: String, in taken: [String: GivenValue]
  ) throws(ConfigurationFault) {
    guard let entry = taken[folded(value)] else { return }
    throw value.fault("\(value.shown) is also the \(what) of \(entry.path) on line \(entry.node.place.line)")
  }

  private static func folded(_ value: GivenValue) -> String { (value.string ?? "").lowercased() }
}
