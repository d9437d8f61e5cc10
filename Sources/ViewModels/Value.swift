package import Domain

/// What a field holds, before a locale and a language give it words.
package enum Value: Equatable {
  case amount(Money)
  /// An amount that the guest has yet to enter.
  case noAmount(Currency)
  case percent(Percent)
  case count(Int)
  case choice(Label)
  /// A percentage, and what it comes to.
  case part(Percent, Money)
  case rounding(Rounding)
  /// What one person pays by agreement, whatever the bill.
  case fixed(Money)
  /// Weights or percentages of the people.
  case parts(Parts)
  indirect case items(ItemTally)
  /// The sum that shows how unequal shares make the total.
  case proof(Shares)
  case day(Day)
  /// An instant, as a clock on the wall shows it.
  case moment(Moment)
  case month(Month)
  case flag(Bool)
  /// Whether something secret has been entered.
  case entered(Bool)
  /// A button by its text, and whether it can be pressed.
  case button(Label, isOn: Bool)
  /// A page by its number, and how many there are where that is known.
  case page(Int, of: Int?)
  /// One of the things that the shop offers: its stable name, and what it is called.
  case offer(String, Name)
  /// The product that makes the price of a trip.
  indirect case breakdown(Trip)
  /// Nil until there is one.
  case reference(Reference?)
  /// A guest's own text, or one that reads the same in every language.
  case text(String)
}
