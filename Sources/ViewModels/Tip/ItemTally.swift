package import Domain

/// What the items of a bill come to so far.
package struct ItemTally: Hashable, Sendable {
  package let count: Int
  package let sum: Money
  /// What they lack to the bill; nil where they come to it.
  package let missing: Money?
}
