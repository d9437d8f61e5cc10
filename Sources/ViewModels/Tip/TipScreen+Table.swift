package import Domain

extension TipViewModel {
  /// What each one pays, where the people can be told apart.
  func rows(of shares: Shares) -> [[Value]] {
    let (terms, names) = (state.terms, state.names)
    if terms.parts == nil, terms.payments.isEmpty, names.isEmpty { return [] }
    // Of more people than can be told apart, those who have a name or pay a fixed amount.
    let areAllShown = shares.people <= Parts.people.upperBound
    return shares.minorUnits.enumerated().compactMap { person, minor in
      let payment = terms.payments[person].map { Value.fixed(Money(minor: $0, currency: currency)) }
      guard areAllShown || person < names.count || payment != nil else { return nil }
      let row = [title(of: person), .amount(Money(minor: minor, currency: currency))]
      return payment.map { row + [$0] } ?? row
    }
  }

  /// Who pays what, or the items as long as that is not known.
  var table: ScreenTable {
    let rows = shares.map(rows(of:)) ?? itemRows
    let first = state.firstRow < rows.count ? state.firstRow : 0
    let visible = first..<min(rows.count, first + ScreenTable.pageLength)
    return ScreenTable(rows: rows, visible: visible, isLasting: true)
  }

  /// The items so far, each with who shares it.
  private var itemRows: [[Value]] {
    state.terms.items.map { item in
      [.amount(item.price)] + (item.people.isEmpty ? [.choice(.everyone)] : item.people.map { title(of: $0) })
    }
  }

  /// Shows the next rows of who pays what, where there is no room for all.
  package mutating func showNextRows() -> Refusal? {
    let (visible, rows) = (table.visible, table.rows)
    guard visible.upperBound < rows.count else { return .lastPage }
    state.firstRow = visible.upperBound
    return nil
  }

  package mutating func showPreviousRows() -> Refusal? {
    let first = table.visible.lowerBound
    guard first > 0 else { return .firstPage }
    state.firstRow = max(0, first - ScreenTable.pageLength)
    return nil
  }
}
