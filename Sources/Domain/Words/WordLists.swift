/// Lists of words that go into a book and out of it as a whole.
package protocol WordLists: WordBook {
  /// Starts an import that is saved with ``WordImport/commit()`` or not at all; the book waits for no one else until
  /// then, and others who want to change it wait.
  func beginImport(named name: String, on today: Day) throws(StorageTrouble) -> any WordImport
  /// Takes the last import that is still there back; nil when there is none.
  func undoImport() throws(StorageTrouble) -> UndoneImport?
  /// Gives every word to `body`, by day and oldest first, as they are at one moment.
  func forEachWord(_ body: (Word) throws -> Void) throws
}

/// A line of a list.
package struct ListedWord: Hashable, Sendable {
  package var entry: Entry
  /// Nil where the list doesn't say: a new word is saved today, one that is there keeps its own.
  package var day: Day?
  package var isMemorised: Bool?

  package init(entry: Entry, day: Day? = nil, isMemorised: Bool? = nil) {
    self.entry = entry
    self.day = day
    self.isMemorised = isMemorised
  }
}

/// What came of a line of a list; the number is the word's id.
package enum Listing: Hashable, Sendable {
  case added(Int64)
  case same(Int64)
  case changed(Int64)
}

package protocol WordImport: AnyObject {
  /// Adds a word, or gives the one that is there what the list says.
  func put(_ word: ListedWord) throws(StorageTrouble) -> Listing
  func commit() throws(StorageTrouble)
  /// Leaves the book as it was.
  func rollBack()
}

package struct UndoneImport: Hashable, Sendable {
  package let name: String
  /// How many words were taken out, and how many were given back what they were before.
  package let removed: Int
  package let restored: Int
  /// How many were left because they have been changed since.
  package let left: Int

  package init(name: String, removed: Int, restored: Int, left: Int) {
    self.name = name
    self.removed = removed
    self.restored = restored
    self.left = left
  }
}
