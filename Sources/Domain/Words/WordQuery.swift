/// Which words are asked for, and in which order.
package struct WordQuery: Hashable, Sendable {
  package enum Scope: Hashable, Sendable {
    case day(Day)
    /// All words that contain the text, or whose meaning does, whatever its case, width and accents.
    case containing(String)
  }

  package var scope: Scope
  package var order: WordOrder

  package init(_ scope: Scope, order: WordOrder) {
    self.scope = scope
    self.order = order
  }
}

/// A part of the words that a query finds.
package struct WordPage: Equatable, Sendable {
  package let words: [Word]
  /// How many words the query finds; nil where counting them would mean to look at all of them.
  package let total: Int?
  /// Whether there are more behind these.
  package let hasMore: Bool

  package init(words: [Word], total: Int?, hasMore: Bool) {
    self.words = words
    self.total = total
    self.hasMore = hasMore
  }
}

/// How many words were saved on a day.
package struct DayCount: Hashable, Sendable {
  package let day: Day
  package let count: Int

  package init(day: Day, count: Int) {
    self.day = day
    self.count = count
  }
}
