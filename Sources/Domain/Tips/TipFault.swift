/// Why the terms of a bill come to nothing.
package enum TipFault: Error, Hashable {
  case tooLarge
  /// The tax, and the bill that it should be a part of.
  case taxAboveBill(Money, Money)
  /// The total, and the least that it can be.
  case totalTooSmall(Money, Money)
  /// What is to be paid is less than the parts come to, by so much.
  case over(Money)
  /// The items come to so much more than the bill.
  case itemsOver(Money)
  /// It is more, and nobody is left to pay the rest.
  case short(Money)
}
