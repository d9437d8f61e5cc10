package import Domain

/// What a shop has set about tips, what has no effect as yet too.
package struct TipSetting: Hashable, Sendable {
  /// What amounts can be, in minor units.
  static let amounts = 1...Destination.fares.upperBound

  package internal(set) var rules = TipRules()
  /// How many people a service charge begins with, where there is one.
  package internal(set) var chargeFrom = 6
  /// The currency of the amounts.
  package internal(set) var currency = Currency.usd
  /// What is suggested on small bills, where there are such.
  package internal(set) var smallTips = Self.usualTips(in: .usd)

  package init() {}

  /// One, two and three whole units.
  static func usualTips(in currency: Currency) -> [Money] {
    (1...3).map { Money(minor: $0 * currency.unitsPerWhole, currency: currency) }
  }
}
