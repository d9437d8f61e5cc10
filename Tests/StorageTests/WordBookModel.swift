import Domain

@testable import Storage

/// A word book in the plainest way: a list that is filtered and sorted as the rules say.
struct WordBookModel {
  var words: [Word] = []
  private var lastID: Int64 = 0
  private var places: [Day: Int64] = [:]

  mutating func add(_ entry: Entry, on day: Day, replacing: Bool) -> Adding {
    guard let index = words.firstIndex(where: { isSame($0.entry, entry) }) else {
      lastID += 1
      places[day, default: 0] += 1
      let word = Word(id: lastID, place: places[day] ?? 0, entry: entry, day: day, isMemorised: false)
      words.append(word)
      return .added(WordChange(before: nil, after: word))
    }
    let before = words[index]
    if before.entry.meaning == entry.meaning { return .same(before) }
    if !replacing { return .differs(before) }
    words[index].entry = Entry(saved: before.entry.word, entry.meaning)
    return .replaced(WordChange(before: before, after: words[index]))
  }

  mutating func edit(_ id: Int64, to entry: Entry) -> Editing {
    guard words.contains(where: { $0.id == id }) else { return .gone }
    if let other = words.first(where: { $0.id != id && isSame($0.entry, entry) }) { return .taken(other) }
    return change(id) { $0.entry = entry }
  }

  mutating func change(_ id: Int64, _ body: (inout Word) -> Void) -> Editing {
    guard let index = words.firstIndex(where: { $0.id == id }) else { return .gone }
    let before = words[index]
    body(&words[index])
    return .done(WordChange(before: before, after: words[index]))
  }

  mutating func remove(_ id: Int64) -> Editing {
    guard let index = words.firstIndex(where: { $0.id == id }) else { return .gone }
    return .done(WordChange(before: words.remove(at: index), after: nil))
  }

  mutating func revert(_ change: WordChange) -> Bool {
    guard let id = (change.before ?? change.after)?.id else { return true }
    guard words.first(where: { $0.id == id }) == change.after else { return false }
    if let before = change.before, words.contains(where: { $0.id != id && isSame($0.entry, before.entry) }) {
      return false
    }
    words.removeAll { $0.id == id }
    if let before = change.before { words.append(before) }
    return true
  }

  func all(_ query: WordQuery) -> [Word] {
    let found = words.filter { word in
      switch query.scope {
      case .day(let day): word.day == day
      case .containing(let text): contains(word.entry.word, text) || contains(word.entry.meaning, text)
      }
    }
    return sorted(found, query.order)
  }

  private func sorted(_ words: [Word], _ order: WordOrder) -> [Word] {
    let recent = words.sorted { ($0.day, $0.place) > ($1.day, $1.place) }
    switch order {
    case .recent: return recent
    case .oldest: return recent.reversed()
    case .memorised: return recent.filter(\.isMemorised) + recent.filter { !$0.isMemorised }
    case .unmemorised: return recent.filter { !$0.isMemorised } + recent.filter(\.isMemorised)
    case .random(let random):
      let shuffle = Shuffle(count: max(1, Int(random.newest)), seed: random.seed)
      let ids = (0..<Int(random.newest)).map { Int64(shuffle[$0] + 1) }
      return ids.compactMap { id in words.first { $0.id == id } }
        + recent.reversed().filter { $0.id > random.newest }
    }
  }

  private func isSame(_ one: Entry, _ other: Entry) -> Bool {
    WordText.key(one.word) == WordText.key(other.word)
  }

  private func contains(_ text: String, _ part: String) -> Bool {
    let (text, part) = (Array(WordText.folded(text).utf8), Array(WordText.folded(part).utf8))
    guard !part.isEmpty, text.count >= part.count else { return false }
    return (0...text.count - part.count).contains { text[$0...].starts(with: part) }
  }
}
