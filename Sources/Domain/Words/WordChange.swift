/// One word before and after a change; nil where it was not there.
package struct WordChange: Hashable, Sendable {
  package let before: Word?
  package let after: Word?

  package init(before: Word?, after: Word?) {
    self.before = before
    self.after = after
  }
}

/// What came of saving a word.
package enum Adding: Hashable, Sendable {
  case added(WordChange)
  /// The word was there with this very meaning.
  case same(Word)
  /// The word is there with another meaning, which was kept.
  case differs(Word)
  /// The word was there and has the new meaning now.
  case replaced(WordChange)
}

/// What came of changing a word that was there.
package enum Editing: Hashable, Sendable {
  case done(WordChange)
  /// Another word in the book is the same as the new one.
  case taken(Word)
  /// The word is not in the book any more.
  case gone
}
