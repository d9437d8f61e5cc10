/// What a shop calls something that it offers, in every language of the screen.
package struct Name: Hashable, Sendable {
  package let english: String
  package let korean: String

  package init(english: String, korean: String) {
    self.english = english
    self.korean = korean
  }

  /// A name that is the same in every language.
  package init(_ text: String) {
    self.init(english: text, korean: text)
  }
}
