/// What the staff did, kept for ever: rows are added, and none is ever changed or removed.
package protocol Journal: AnyObject {
  /// Adds one row; `terminal` is where it was done, nil for the command line.
  func note(
    _ act: StaffAct, by author: Author, terminal: String?, at moment: Moment
  ) throws(StorageTrouble)

  /// Changes the database with `body` and notes the act that it answers, both or neither; nil is no act.
  func noting<Result>(
    by author: Author, terminal: String?, at moment: Moment,
    _ body: () throws(StorageTrouble) -> (act: StaffAct?, result: Result)
  ) throws(StorageTrouble) -> Result

  /// At most `limit` entries with an id below `before`, nil for all ids; the newest first.
  func entries(before: Int64?, limit: Int) throws(StorageTrouble) -> [JournalEntry]

  /// Every entry, or those of a day, in the order in which they were made.
  func forEachEntry(on day: Day?, _ body: (JournalEntry) throws -> Void) throws
}

/// A row of the journal.
package struct JournalEntry: Hashable, Sendable {
  /// Higher than that of every entry before.
  package let id: Int64
  package let made: Moment
  package let terminal: String?
  package let author: Author
  /// The ``StaffAct/name`` and ``StaffAct/detail`` of the act, which a later version may have written.
  package let act: String
  package let detail: String

  package init(id: Int64, made: Moment, terminal: String?, author: Author, act: String, detail: String) {
    self.id = id
    self.made = made
    self.terminal = terminal
    self.author = author
    self.act = act
    self.detail = detail
  }
}
