package import Domain

/// What a field holds, before a locale and a language give it words.
package enum Value: Equatable {
  case amount(Money)
  /// An amount that the guest has yet to enter.
  case noAmount(Currency)
  case percent(Percent)
  case count(Int)
  case choice(Label)
  /// The sum that shows how unequal shares make the total.
  case proof(Shares)
  case day(Day)
  case month(Month)
  case flag(Bool)
  /// A page by its number, and how many there are where that is known.
  case page(Int, of: Int?)
  /// A guest's own text.
  case text(String)
}
