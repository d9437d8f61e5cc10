package import Domain

/// The cards that are shown, each with the number by which a line means it.
package struct CardPage: Equatable {
  package let cards: [Card]
  /// Whether the cards are of several days, so that each says its own.
  package let showsDays: Bool

  package init(cards: [Card], showsDays: Bool) {
    self.cards = cards
    self.showsDays = showsDays
  }
}

package struct Card: Equatable {
  package let number: Int
  package let entry: Entry
  package let day: Day
  package let isMemorised: Bool

  package init(number: Int, word: Word) {
    self.number = number
    entry = word.entry
    day = word.day
    isMemorised = word.isMemorised
  }
}
