/// The order in which words are shown.
package enum WordOrder: Hashable, Sendable {
  case recent, oldest
  /// The memorised ones before the others, each recently saved first; or the others before them.
  case memorised, unmemorised
  case random(RandomOrder)
}

/// An order that looks like chance and is the same for the same seed and the same words.
package struct RandomOrder: Hashable, Sendable {
  package static let seeds: ClosedRange<Int> = 0...999_999_999

  package let seed: Int
  /// The newest word when the order was asked for; later ones come behind all others, so that no card is shown twice
  /// before every card has been.
  package let newest: Int64

  package init(seed: Int, newest: Int64) {
    self.seed = seed
    self.newest = newest
  }
}
