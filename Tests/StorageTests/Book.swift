import Domain
import TestSupport
import Testing

@testable import Storage

extension Entry {
  /// An entry of texts that make one.
  init(_ word: String, _ meaning: String) throws {
    self = try #require(Entry.reading(word: word, meaning: meaning).value)
  }
}

extension Reading {
  var value: Value? {
    if case .value(let value) = self { value } else { nil }
  }
}

extension Day {
  /// The day after the day of the tests by so many.
  static func later(_ days: Int) throws -> Day { try #require(Day.ofTests.advanced(by: days)) }
}

extension SQLiteWordBook {
  @discardableResult
  func save(_ word: String, _ meaning: String = "m", on day: Day = .ofTests) throws -> Word {
    guard case .added(let change) = try add(Entry(word, meaning), on: day, replacing: false) else {
      throw NotSaved()
    }
    return try #require(change.after)
  }

  struct NotSaved: Error {}

  func all(_ scope: WordQuery.Scope = .day(.ofTests), _ order: WordOrder = .oldest) throws -> [Word] {
    try page(WordQuery(scope, order: order), offset: 0, limit: 10_000).words
  }

  func texts(_ scope: WordQuery.Scope = .day(.ofTests), _ order: WordOrder = .oldest) throws -> [String] {
    try all(scope, order).map(\.entry.word)
  }
}
