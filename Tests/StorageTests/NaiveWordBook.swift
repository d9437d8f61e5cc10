import Domain

@testable import Storage

/// A word book that is plain to see through: an array, gone through for whatever is asked.
final class NaiveWordBook: WordBook {
  private var words: [Word] = []
  private var lastID: Int64 = 0
  private var places: [Day: Int64] = [:]
  private var keys: [String: String] = [:]
  private var texts: [String: [UInt32]] = [:]

  func add(_ entry: Entry, on day: Day, replacing: Bool) -> Adding {
    if let word = words.first(where: { isSame($0.entry, entry) }) {
      if word.entry.meaning == entry.meaning { return .same(word) }
      if !replacing { return .differs(word) }
      return .replaced(change(word) { $0.entry = Entry(saved: word.entry.word, entry.meaning) })
    }
    lastID += 1
    places[day, default: 0] += 1
    let word = Word(id: lastID, place: places[day] ?? 0, entry: entry, day: day, isMemorised: false)
    words.append(word)
    return .added(WordChange(before: nil, after: word))
  }

  func edit(_ id: Int64, to entry: Entry) -> Editing {
    guard let word = word(id) else { return .gone }
    if let other = words.first(where: { $0.id != id && isSame($0.entry, entry) }) { return .taken(other) }
    return .done(change(word) { $0.entry = entry })
  }

  func setMemorised(_ isMemorised: Bool, _ id: Int64) -> Editing {
    guard let word = word(id) else { return .gone }
    return .done(change(word) { $0.isMemorised = isMemorised })
  }

  func remove(_ id: Int64) -> Editing {
    guard let word = word(id) else { return .gone }
    words.removeAll { $0.id == id }
    return .done(WordChange(before: word, after: nil))
  }

  func revert(_ change: WordChange) -> Bool {
    guard let id = (change.before ?? change.after)?.id, word(id) == change.after else { return false }
    if let before = change.before, words.contains(where: { $0.id != id && isSame($0.entry, before.entry) }) {
      return false
    }
    words.removeAll { $0.id == id }
    if let before = change.before { words.append(before) }
    return true
  }

  func page(_ query: WordQuery, offset: Int, limit: Int) -> WordPage {
    let found = sorted(words.filter { isWanted($0, query.scope) }, query.order)
    let page = Array(found.dropFirst(offset).prefix(limit))
    return WordPage(words: page, total: found.count, hasMore: found.count > offset + limit)
  }

  func counts(in month: Month) -> [DayCount] {
    month.days.lowerBound.days(through: month.days.upperBound).compactMap { day in
      let count = words.count { $0.day == day }
      return count == 0 ? nil : DayCount(day: day, count: count)
    }
  }

  func newest() -> Int64 { words.map(\.id).max() ?? 0 }

  private func word(_ id: Int64) -> Word? { words.first { $0.id == id } }

  private func isSame(_ one: Entry, _ other: Entry) -> Bool {
    key(one.word) == key(other.word)
  }

  private func key(_ word: String) -> String {
    if let key = keys[word] { return key }
    let key = WordText.key(word)
    keys[word] = key
    return key
  }

  /// The characters that a search compares.
  private func text(_ text: String) -> [UInt32] {
    if let text = texts[text] { return text }
    let scalars = WordText.folded(text).unicodeScalars.map { 0x09...0x0D ~= $0.value ? 0x20 : $0.value }
    texts[text] = scalars
    return scalars
  }

  private func change(_ word: Word, _ body: (inout Word) -> Void) -> WordChange {
    var after = word
    body(&after)
    words.removeAll { $0.id == word.id }
    words.append(after)
    return WordChange(before: word, after: after)
  }
}

extension NaiveWordBook {
  private func isWanted(_ word: Word, _ scope: WordQuery.Scope) -> Bool {
    switch scope {
    case .day(let day): word.day == day
    case .containing(let text):
      !self.text(text).isEmpty
        && [word.entry.word, word.entry.meaning].contains { self.text($0).contains(self.text(text)) }
    }
  }

  private func sorted(_ words: [Word], _ order: WordOrder) -> [Word] {
    let oldest = words.sorted { ($0.day, $0.place) < ($1.day, $1.place) }
    let recent = Array(oldest.reversed())
    return switch order {
    case .recent: recent
    case .oldest: oldest
    case .memorised: recent.filter(\.isMemorised) + recent.filter { !$0.isMemorised }
    case .unmemorised: recent.filter { !$0.isMemorised } + recent.filter(\.isMemorised)
    case .random(let random): shuffled(words, random)
    }
  }

  private func shuffled(_ words: [Word], _ random: RandomOrder) -> [Word] {
    let shuffle = Shuffle(count: max(1, Int(random.newest)), seed: random.seed)
    let known = (0..<Int(random.newest)).compactMap { place in
      words.first { $0.id == Int64(shuffle[place] + 1) }
    }
    return known + words.filter { $0.id > random.newest }.sorted { $0.id < $1.id }
  }
}

extension Day {
  /// This day and those behind it up to `last`.
  func days(through last: Day) -> [Day] {
    (0...max(0, last.number - number)).compactMap { advanced(by: $0) }
  }
}
