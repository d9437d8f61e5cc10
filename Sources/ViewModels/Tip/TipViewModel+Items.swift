package import Domain

extension TipViewModel {
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

  private mutating func setItems(_ items: [Parts.Item]) -> Refusal? {
    let refusal = change {
      $0.terms.parts = items.isEmpty ? nil : .items(items)
      // The newest are shown.
      $0.firstRow = max(0, items.count - 1) / ScreenTable.pageLength * ScreenTable.pageLength
      if $0.focus == .bill, $0.terms.bill == nil { $0.focus = .tip }
    }
    if refusal == nil {
      notice = itemNotice
      // From now on it is the people who are shown.
      if state.result.missing == nil { state.firstRow = 0 }
    }
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
}
