/// Which of a currency's signs amounts are written with; both are read.
package enum CurrencySign: String, CaseIterable, Sendable {
  /// The one that can't be mistaken in the locale: `US$5` in Canada.
  case standard
  /// The shortest that CLDR has, `$5` in Canada too, for a shop in which nobody would mistake it.
  case narrow
}
