import Domain
import Localization
import ViewModels

extension ValueWriter {
  /// A kept text on one line: line breaks in it are shown as ` / `.
  func oneLine(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return text }
    return text.split(whereSeparator: \.isNewline).joined(separator: " / ")
  }

  /// What there is to say of a card beside its texts.
  func tags(of card: Card, showsDay: Bool) -> [String] {
    (showsDay ? [card.day.description] : []) + (card.isMemorised ? [wording.memorisedTag] : [])
  }

  /// `1. Tokyo, 2. New York`, as plain text has what one can pick from.
  func numbered(_ choices: [Value]) -> String {
    choices.enumerated().map { "\($0 + 1). \(text($1))" }.joined(separator: ", ")
  }

  /// `1. apple = a fruit (memorised)`, as plain text has it.
  func text(_ card: Card, showsDay: Bool) -> String {
    let tags = tags(of: card, showsDay: showsDay)
    let entry = "\(card.number). \(oneLine(card.entry.word)) = \(oneLine(card.entry.meaning))"
    return tags.isEmpty ? entry : "\(entry) (\(tags.joined(separator: ", ")))"
  }
}
