import Audio
import Domain
import Storage
import TestSupport
import Testing

@testable import ViewModels

private func entry(_ word: String, _ meaning: String = "a meaning") throws -> Entry {
  guard case .value(let entry) = Entry.reading(word: word, meaning: meaning) else {
    throw StorageTrouble(.other, operation: "reading", path: word, reason: "no entry")
  }
  return entry
}

/// A station with this many words of today.
private func station(words count: Int) throws -> WordsViewModel {
  var words = Kiosk(testing: .words, player: SilentAudioPlayer()).words
  for number in 0..<count { #expect(try words.add(entry("word \(number)"), replacing: false) == nil) }
  try words.refresh()
  return words
}

private func shown(_ words: WordsViewModel) -> [String] { words.state.shown.words.map(\.entry.word) }

@Test
func `a reset makes all of the visit fresh and keeps the words`() throws {
  var words = try station(words: 20)
  let fresh = words.fresh
  let hasMoved = (words.moveDay(by: -40), words.moveMonth(by: 3))
  #expect(hasMoved == (true, true))
  words.fold()
  try words.shuffle(seed: 5)
  words.find("word")
  try words.refresh()
  #expect(words.showNextPage() == nil)
  #expect(try words.mark(card: 1) == nil)
  #expect(words.state.day != fresh.day)
  #expect(words.state.month != fresh.month)
  #expect(words.state.order != fresh.order)
  #expect(words.state.isFolded != fresh.isFolded)
  #expect(words.state.search != fresh.search)
  #expect(words.state.offset != fresh.offset)
  #expect(!words.state.changes.isEmpty)
  words.reset()
  #expect(words.state == fresh)
  try words.refresh()
  #expect(words.state.shown.total == 20)
}

@Test
func `folding keeps the first card on the page and gives the page more cards`() throws {
  var words = try station(words: 40)
  for _ in 0..<3 {
    #expect(words.showNextPage() == nil)
    try words.refresh()
  }
  let first = try #require(shown(words).first)
  #expect(shown(words).count == 7)
  words.fold()
  try words.refresh()
  #expect(shown(words).count == 12)
  #expect(shown(words).contains(first))
  #expect(words.screen.calendar == nil)
}

@Test
func `a page that has become empty gives way to the one before`() throws {
  var words = try station(words: 8)
  #expect(words.showNextPage() == nil)
  try words.refresh()
  #expect(shown(words) == ["word 0"])
  #expect(try words.remove(card: 1) == nil)
  try words.refresh()
  #expect(shown(words).count == 7)
  #expect(words.state.offset == 0)
}

@Test
func `undo takes back a hundred changes and no more`() throws {
  var words = try station(words: 120)
  for _ in 0..<100 { #expect(try words.undo() == nil) }
  #expect(try words.undo() == .nothingToUndo)
  try words.refresh()
  #expect(words.state.shown.total == 20)
}

@Test
func `a word that someone else has changed is left alone`() throws {
  let book = try SQLiteWordBook.inMemory()
  var words = WordsViewModel(today: .ofTests, seeds: .counting(next: 1)) { () throws(StorageTrouble) in book }
  #expect(try words.add(entry("apple"), replacing: false) == nil)
  try words.refresh()
  let id = try #require(words.state.shown.words.first?.id)
  _ = try book.edit(id, to: entry("apple", "another meaning"))
  #expect(try words.undo() == .changedSince)
  #expect(try words.undo() == .nothingToUndo)
  _ = try book.remove(id)
  #expect(try words.mark(card: 1) == .changedSince)
  #expect(try words.edit(card: 1, to: entry("pear")) == .changedSince)
  #expect(try words.remove(card: 1) == .changedSince)
}

@Test
func `a new day is shown to a guest who looks at today, and to no other`() throws {
  let tomorrow = try #require(Day.ofTests.advanced(by: 1))
  var words = try station(words: 1)
  words.setToday(tomorrow)
  #expect(words.state.day == tomorrow)
  #expect(words.state.month == tomorrow.month)
  words.show(Day.ofTests)
  words.setToday(try #require(tomorrow.advanced(by: 1)))
  #expect(words.state.day == .ofTests)
  #expect(try words.add(entry("late"), replacing: false) == nil)
  #expect(words.state.day == tomorrow.advanced(by: 1))
}

@Test
func `days and months end where the calendar does`() throws {
  var words = try station(words: 0)
  words.show(try #require(Day(iso: "9999-12-31")))
  let hasPassedTheEnd = [words.moveDay(by: 1), words.moveMonth(by: 1), words.moveDay(by: .max)]
  #expect(hasPassedTheEnd == [false, false, false])
  #expect(words.state.day.description == "9999-12-31")
  words.show(.first)
  let hasPassedTheStart = [words.moveDay(by: -1), words.moveMonth(by: -1)]
  #expect(hasPassedTheStart == [false, false])
}

@Test
func `seeds that are counted are the same in every run, and the system's are not`() throws {
  var counting = SeedSource.counting(next: RandomOrder.seeds.upperBound)
  #expect(counting.next() == 999_999_999)
  #expect(counting.next() == 0)
  var system = SeedSource.system
  let seeds = Set((0..<20).map { _ in system.next() })
  #expect(seeds.count > 15)
  #expect(seeds.allSatisfy { RandomOrder.seeds ~= $0 })
}
