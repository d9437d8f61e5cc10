/// What a line did, where the screen alone doesn't say it well; each has one sentence in every language.
package enum Notice: Hashable, Sendable {
  case saved(Entry, Day)
  /// The word was there with this very meaning, and nothing was changed.
  case alreadySaved(Entry, Day)
  case meaningReplaced(Entry)
  case edited(Entry)
  case removed(Entry)
  case memorised(Entry)
  case notMemorised(Entry)
  /// The last change is taken back; the word that it was about.
  case takenBack(Entry)
  case nothingFound(String)

  case signedIn(StaffID)
  case signedOut
  case bookingCancelled(Reference)
  /// A setting of this name has another value.
  case settingChanged(String)

  /// A tip so large that it may be meant as the total.
  case tipOrTotal(Money)
  /// An unusually large tip that can't be meant as the total.
  case largeTip(Money, on: Money)
  /// What the items come to, and what they lack to the bill.
  case itemsShort(Money, by: Money)
  /// What they lack to the bill without its tax, and to the whole bill.
  case itemsShortBeforeTax(Money, by: Money, orBy: Money)
  case itemsComplete
  /// The items come to the bill without its tax.
  case itemsCompleteBeforeTax(Money)
  /// How many people pay, and what they are called.
  case named(Int, [String])
  /// Rounding would make the tip less than none, so the total stays this.
  case notRounded(Money)
  /// Percentages that come to this, and not to 100 %.
  case percentsShared(Percent)

  /// How loud the sounds are now, 0 to 9.
  case volume(Int)
  case languageChanged
  /// The visit ends in so many seconds unless a key is pressed.
  case timeNearlyUp(Int)

  /// What the next `book` would book.
  indirect case review(Trip)
  case booked(Reference)
  /// This visit has booked the same trip before.
  case alreadyBooked(Reference)

  /// The tip station has started over in this currency.
  case currencyChosen(Currency)
  /// The currency of the tip station, and the codes of the others that can be chosen.
  case currencies(Currency, [String])
}
