/// How a total is made a multiple of a unit.
package struct Rounding: Hashable, Sendable {
  package enum Direction: String, CaseIterable, Sendable {
    case up, down
    /// Halfway goes up.
    case nearest
  }

  package let direction: Direction
  /// More than 0.
  package let unit: Money

  /// Nil where the unit is 0 or less.
  package init?(_ direction: Direction, to unit: Money) {
    guard unit.minor > 0 else { return nil }
    self.direction = direction
    self.unit = unit
  }

  /// A total of at least 0 as the multiple of the unit; nil on overflow or in another currency.
  func of(_ total: Money) -> Money? {
    guard total.currency == unit.currency else { return nil }
    let rest = total.minor % unit.minor
    let down = Money(minor: total.minor - rest, currency: unit.currency)
    let goesUp =
      switch direction {
      case .up: rest > 0
      case .down: false
      case .nearest: rest >= unit.minor - rest
      }
    return goesUp ? down.adding(unit) : down
  }
}

extension Currency {
  /// What totals are rounded to unless a guest names another unit: a whole one, or 100 where there is no smaller one.
  package var usualRoundingUnit: Money {
    Money(minor: digits == 0 ? 100 : unitsPerWhole, currency: self)
  }
}
