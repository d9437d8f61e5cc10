/// Where in its records a list has what is read.
struct ListColumns: Equatable {
  let word: Int
  let meaning: Int
  let day: Int?
  let memorised: Int?
  /// How many columns there are; text behind them is refused.
  let count: Int
  /// The names of those that are not read.
  let ignored: [String]

  /// What a list without a header has.
  static let plain = ListColumns(word: 0, meaning: 1, day: 2, memorised: 3, count: 4, ignored: [])

  private init(word: Int, meaning: Int, day: Int?, memorised: Int?, count: Int, ignored: [String]) {
    self.word = word
    self.meaning = meaning
    self.day = day
    self.memorised = memorised
    self.count = count
    self.ignored = ignored
  }

  /// Takes the names of a header; nil when these are not names of a word and of a meaning at least.
  init?(names: [String]) {
    var places: [Column: Int] = [:]
    var ignored: [String] = []
    for (index, name) in names.enumerated() {
      if let column = Column(name: name), places[column] == nil {
        places[column] = index
      } else if !name.isEmpty {
        ignored.append(name)
      }
    }
    guard let word = places[.word], let meaning = places[.meaning] else { return nil }
    self.init(
      word: word, meaning: meaning, day: places[.day], memorised: places[.memorised], count: names.count,
      ignored: ignored)
  }

  /// What Anki says of its columns: their names, if it does, and those that are no field of a note.
  ///
  /// Where the names say nothing, the first two fields are the word and its meaning, as on a plain card.
  init(anki names: [String], special: [Int: String]) {
    if let named = ListColumns(names: names) {
      self = named
      return
    }
    let count = max(names.count, (special.keys.max() ?? -1) + 1)
    // Two more than there can be special ones are always enough.
    let fields = (0..<count + 4).filter { special[$0] == nil }
    let isNamed = !names.isEmpty
    let unread = names.indices.filter { $0 != fields[0] && $0 != fields[1] && special[$0] == nil }
    let ignored = special.sorted { $0.key < $1.key }.map(\.value) + unread.map { names[$0] }
    self.init(
      word: fields[0], meaning: fields[1], day: isNamed ? nil : fields[2], memorised: isNamed ? nil : fields[3],
      count: isNamed ? count : max(count, fields[3] + 1), ignored: ignored.filter { !$0.isEmpty })
  }
}
