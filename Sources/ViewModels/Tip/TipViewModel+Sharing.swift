package import Domain

extension TipViewModel {
  /// Shares alike among so many people.
  package mutating func setPeople(_ people: Int) -> Refusal? {
    if people < Split.range.lowerBound { return .belowOnePerson }
    guard let split = Split(people: people) else { return .tooManyPeople(limit: Split.range.upperBound) }
    if let refusal = refusal(leavingOut: people) { return refusal }
    return change(focus: .bill) {
      $0.terms.split = split
      $0.isCountedByNames = false
      if $0.terms.parts?.count != nil { $0.terms.parts = nil }
    }
  }

  /// Shares by weights or percentages, one for each of the people.
  package mutating func setParts(_ parts: Parts) -> Refusal? {
    guard let people = parts.count else { return nil }
    if !state.terms.items.isEmpty { return .itemsThere }
    guard let split = Split(people: people), Parts.people.contains(people) else {
      return .tooMany(.parts, limit: Parts.people.upperBound)
    }
    if let refusal = refusal(leavingOut: people) { return refusal }
    let refusal = change(focus: .bill) {
      $0.terms.split = split
      $0.isCountedByNames = false
      $0.terms.parts = parts
    }
    if refusal == nil, case .percents(let percents) = parts { notice = Self.notice(sharing: percents) }
    return refusal
  }

  /// Fixes what one person pays, or with nil lets it follow from the rest again.
  package mutating func pay(_ person: String, _ amount: Money?) -> Refusal? {
    guard let index = index(of: person) else { return unknown(person) }
    return change { $0.terms.payments[index] = amount?.minor }
  }

  /// Lets everyone's payment follow from the bill again.
  package mutating func removePayments() -> Refusal? {
    state.terms.payments.isEmpty ? .nothingToUndo : change { $0.terms.payments = [:] }
  }

  /// Names the first people; there are as many people then as names, unless a split says that there are more.
  package mutating func setNames(_ names: [String]) -> Refusal? {
    if let refusal = Self.refusal(names: names) { return refusal }
    let terms = state.terms
    if let count = terms.parts?.count, count < names.count { return .moreNames(names.count, than: count) }
    let follows = state.isCountedByNames && !names.isEmpty
    let people = follows ? names.count : max(names.count, terms.split.people)
    if let refusal = refusal(leavingOut: people) { return refusal }
    let refusal = change {
      $0.names = names
      $0.isCountedByNames = follows || people > terms.split.people
      $0.terms.split = Split(people: people) ?? terms.split
    }
    if refusal == nil { notice = .named(people, names) }
    return refusal
  }

  /// Whether someone who pays is called so, or has such a number.
  package func knows(_ person: String) -> Bool { index(of: person) != nil }

  /// What a person is called, as a row has it.
  func title(of person: Int) -> Value { state.name(of: person).map(Value.text) ?? .count(person + 1) }

  /// The names of those who pay; more may have been given.
  private var names: ArraySlice<String> { state.names.prefix(state.terms.split.people) }

  private static func notice(sharing percents: [Percent]) -> Notice? {
    let sum = Percent(hundredths: percents.reduce(0) { $0 + $1.hundredths })
    return sum == .whole ? nil : .percentsShared(sum)
  }

  /// A person by name, in any case, or by number.
  func index(of person: String) -> Int? {
    if let index = names.firstIndex(where: { $0.lowercased() == person.lowercased() }) { return index }
    guard let number = Int(person), 1...state.terms.split.people ~= number else { return nil }
    return number - 1
  }

  func unknown(_ person: String) -> Refusal {
    .notAPerson(person, Array(names), people: state.terms.split.people)
  }

  /// Why there can't be only so many people: another one pays or had something.
  private func refusal(leavingOut people: Int) -> Refusal? {
    let terms = state.terms
    let used = Array(terms.payments.keys) + terms.items.flatMap(\.people)
    guard let person = used.filter({ $0 >= people }).min() else { return nil }
    return .personHasPart(state.title(of: person))
  }

  private static func refusal(names: [String]) -> Refusal? {
    if names.count > Parts.people.upperBound { return .tooMany(.names, limit: Parts.people.upperBound) }
    for (index, name) in names.enumerated() {
      if name.isEmpty || name.count > nameLimit || name.allSatisfy({ $0.isNumber || $0.isWhitespace }) {
        return .notAName(name)
      }
      if names[..<index].contains(where: { $0.lowercased() == name.lowercased() }) { return .namedTwice(name) }
    }
    return nil
  }

  /// How many characters a name can have.
  private static let nameLimit = 40
}
