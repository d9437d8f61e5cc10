import Domain

/// Where a word stands in the book: what the orders go by.
struct WordSpot {
  /// The columns that make a spot.
  static let columns = "words.id, words.day, words.place, words.memorised"

  let id: Int64
  let isMemorised: Bool
  private let day: Int64
  private let place: Int64

  /// The spot in a row of ``columns``.
  init(_ row: Statement) {
    id = row.integer(0)
    day = row.integer(1)
    place = row.integer(2)
    isMemorised = row.integer(3) != 0
  }

  fileprivate static func isOlder(_ one: WordSpot, _ other: WordSpot) -> Bool {
    (one.day, one.place) < (other.day, other.place)
  }
}

extension [WordSpot] {
  mutating func sort(by order: WordOrder) {
    sort(by: WordSpot.isOlder)
    switch order {
    case .oldest: break
    case .recent: reverse()
    case .memorised: self = reversed().filter(\.isMemorised) + reversed().filter { !$0.isMemorised }
    case .unmemorised: self = reversed().filter { !$0.isMemorised } + reversed().filter(\.isMemorised)
    case .random(let random): shuffle(random)
    }
  }

  /// Puts those that were there when `random` was asked for into its order, and the others behind them as they came.
  private mutating func shuffle(_ random: RandomOrder) {
    let known = filter { $0.id <= random.newest }
    let ranks = known.map { (rank: random.shuffle.place(of: Int($0.id - 1)), spot: $0) }
    self =
      ranks.sorted { $0.rank < $1.rank }.map(\.spot) + filter { $0.id > random.newest }.sorted { $0.id < $1.id }
  }
}

extension RandomOrder {
  /// The order of the ids 1 to `newest`, counted from 0: a word's place in it hangs on no other word.
  var shuffle: Shuffle { Shuffle(count: max(1, Int(newest)), seed: seed) }
}
