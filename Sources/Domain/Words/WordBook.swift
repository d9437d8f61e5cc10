/// Words kept by day.
///
/// Two words are the same when they are equal after canonical composition, trimming and folding of full and half
/// width; case and accents tell words apart. Each change is saved for good when its method returns, all of it or none.
package protocol WordBook: AnyObject {
  /// Saves a word on a day; one that is there gets the new meaning only if `replacing`, and keeps its day.
  func add(_ entry: Entry, on day: Day, replacing: Bool) throws(StorageTrouble) -> Adding
  /// Gives a word other texts, at its place.
  func edit(_ id: Int64, to entry: Entry) throws(StorageTrouble) -> Editing
  func setMemorised(_ isMemorised: Bool, _ id: Int64) throws(StorageTrouble) -> Editing
  func remove(_ id: Int64) throws(StorageTrouble) -> Editing
  /// Puts a word back as it was before a change, and answers whether it did: not when the word has been changed since.
  func revert(_ change: WordChange) throws(StorageTrouble) -> Bool

  /// The words of a query from `offset` on, `limit` at most.
  func page(_ query: WordQuery, offset: Int, limit: Int) throws(StorageTrouble) -> WordPage
  /// The days of a month that have words, in order.
  func counts(in month: Month) throws(StorageTrouble) -> [DayCount]
  /// The newest word's id, 0 in an empty book.
  func newest() throws(StorageTrouble) -> Int64
}
