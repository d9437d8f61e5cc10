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

  /// Adds what these people had, alike among them; nobody named is everyone.
  package mutating func addItem(_ price: Money, for people: [String]) -> Refusal? {
    if let count = state.terms.parts?.count { return .partsThere(people: count) }
    var indices: [Int] = []
    for person in people {
      guard let index = index(of: person) else { return unknown(person) }
      if indices.contains(index) { return .namedTwice(person) }
      indices.append(index)
    }
    let items = state.terms.items
    guard items.count < Parts.itemLimit else { return .tooMany(.items, limit: Parts.itemLimit) }
    return setItems(items + [Parts.Item(price: price, people: indices)])
  }

  package mutating func removeLastItem() -> Refusal? {
    state.terms.items.isEmpty ? .nothingToUndo : setItems(state.terms.items.dropLast())
  }

  package mutating func removeItems() -> Refusal? {
    state.terms.items.isEmpty ? .nothingToUndo : setItems([])
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

  /// What a person is called: by name, or by number from 1.
  func title(of person: Int) -> Value {
    person < state.names.count ? .text(state.names[person]) : .count(person + 1)
  }

  /// The names of those who pay; more may have been given.
  private var names: ArraySlice<String> { state.names.prefix(state.terms.split.people) }

  /// Shows the next rows of who pays what, where there is no room for all.
  package mutating func showNextRows() -> Refusal? {
    let visible = screen.table.visible
    guard visible.upperBound < screen.table.rows.count else { return .lastPage }
    state.firstRow = visible.upperBound
    return nil
  }

  package mutating func showPreviousRows() -> Refusal? {
    let first = screen.table.visible.lowerBound
    guard first > 0 else { return .firstPage }
    state.firstRow = max(0, first - ScreenTable.pageLength)
    return nil
  }

  private mutating func setItems(_ items: [Parts.Item]) -> Refusal? {
    // An item that can't be shared together with the others is refused when it comes, not with the last one.
    if !items.isEmpty, Parts.items(items).weights(people: state.terms.split.people) == nil { return .tooLarge }
    let refusal = change {
      $0.terms.parts = items.isEmpty ? nil : .items(items)
      // The newest are shown.
      $0.firstRow = max(0, items.count - 1) / ScreenTable.pageLength * ScreenTable.pageLength
      if $0.focus == .bill, $0.terms.bill == nil { $0.focus = .tip }
    }
    if refusal == nil { notice = itemNotice }
    return refusal
  }

  private var itemNotice: Notice? {
    let (terms, result) = (state.terms, state.result)
    guard let sum = terms.itemSum, let bill = terms.bill else { return nil }
    guard let missing = result.missing else {
      return sum == bill ? .itemsComplete : .itemsCompleteBeforeTax(sum)
    }
    let toBill = Money(minor: bill.minor - sum.minor, currency: currency)
    return missing == toBill
      ? .itemsShort(sum, by: missing) : .itemsShortBeforeTax(sum, by: missing, orBy: toBill)
  }

  private static func notice(sharing percents: [Percent]) -> Notice? {
    let sum = Percent(hundredths: percents.reduce(0) { $0 + $1.hundredths })
    return sum == .whole ? nil : .percentsShared(sum)
  }

  /// A person by name, in any case, or by number.
  private func index(of person: String) -> Int? {
    if let index = names.firstIndex(where: { $0.lowercased() == person.lowercased() }) { return index }
    guard let number = Int(person), 1...state.terms.split.people ~= number else { return nil }
    return number - 1
  }

  private func unknown(_ person: String) -> Refusal {
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
