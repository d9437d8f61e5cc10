extension GivenValue {
  /// The members of an object that can have these keys.
  func members(among names: [String]) throws(ConfigurationFault) -> [GivenValue] {
    try keyed(among: names).map(\.value)
  }

  /// The members of an object that must have each of these keys and no other, in the order of the keys.
  func members(exactly names: [String]) throws(ConfigurationFault) -> [GivenValue] {
    let members = try keyed(among: names)
    return try names.map { (name) throws(ConfigurationFault) in
      guard let member = members.first(where: { $0.key == name }) else {
        throw fault("has no \(name); it needs \(names.joined(separator: ", "))")
      }
      return member.value
    }
  }

  /// The elements of an array whose length is in a range.
  func elements(_ counts: ClosedRange<Int>, _ what: String) throws(ConfigurationFault) -> [GivenValue] {
    let wanted = "\(counts.lowerBound) to \(counts.upperBound) \(what)"
    guard case .array(let nodes) = node.value else { throw isNot("an array of \(wanted)") }
    guard counts.contains(nodes.count) else { throw fault("has \(nodes.count), not \(wanted)") }
    return nodes.enumerated().map { element($0.offset, $0.element) }
  }

  /// The elements of an array, none of which is there twice.
  func distinct<Element: Hashable>(
    _ counts: ClosedRange<Int>, _ what: String,
    _ read: (GivenValue) throws(ConfigurationFault) -> Element
  ) throws(ConfigurationFault) -> [Element] {
    var elements: [Element] = []
    for value in try self.elements(counts, what) {
      let element = try read(value)
      if elements.contains(element) { throw value.fault("\(value.shown) is here twice") }
      elements.append(element)
    }
    return elements
  }

  private func keyed(
    among names: [String]
  ) throws(ConfigurationFault) -> [(key: String, value: GivenValue)] {
    guard case .object(let members) = node.value else {
      throw isNot("an object with \(names.joined(separator: ", "))")
    }
    return try members.map { (member) throws(ConfigurationFault) in
      guard names.contains(member.key) else { throw unknown(member, among: names) }
      return (member.key, child(member.key, member.node))
    }
  }

  /// A fault of a key that nothing has; its name can be anything.
  private func unknown(_ member: JSON5Member, among names: [String]) -> ConfigurationFault {
    let isPlain = member.key.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: ".") }
    let key = Self.shortened(member.key)
    let owner = path.isEmpty ? "the configuration" : String(path.split(separator: ".").last ?? "")
    return child(isPlain && !key.isEmpty ? key : "\"\(key)\"", member.node).fault(
      "unknown; \(owner) has \(names.joined(separator: ", "))", at: member.place)
  }
}
