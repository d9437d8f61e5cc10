/// How many people share a bill.
package struct Split: Hashable, Sendable {
  /// The people that a bill can be split among; the upper end keeps a list of the shares short.
  package static let range = 1...9_999

  package let people: Int

  /// One person pays everything.
  package static let one = Split()

  private init() { people = 1 }

  /// A split among `people`, or nil outside ``range``.
  package init?(people: Int) {
    guard Self.range.contains(people) else { return nil }
    self.people = people
  }
}
