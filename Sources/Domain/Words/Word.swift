/// A word as it is saved in the book.
package struct Word: Hashable, Sendable {
  /// Names the word for as long as the book lives; no other one gets it again.
  package let id: Int64
  /// The word's place among all that were ever saved on its day, from 1, in the order of saving.
  package let place: Int64
  package var entry: Entry
  package let day: Day
  package var isMemorised: Bool

  package init(id: Int64, place: Int64, entry: Entry, day: Day, isMemorised: Bool) {
    self.id = id
    self.place = place
    self.entry = entry
    self.day = day
    self.isMemorised = isMemorised
  }
}
