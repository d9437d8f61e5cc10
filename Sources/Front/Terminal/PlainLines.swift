import Domain
import Localization
import ViewModels

/// A screen as lines that can be read out one by one.
struct PlainLines {
  /// What stays on the screen: its title, its fields, what can be chosen.
  let lasting: [String]
  /// What the line has answered.
  let answer: [String]
  /// The names of the fields that have a value.
  let labels: [String]
  let title: String

  init(_ screen: Screen, _ values: ValueWriter) {
    lasting = Self.lasting(screen, values)
    answer = Self.answer(screen, values)
    labels = screen.fields.filter { !values.text($0.value).isEmpty }.map { values.wording.label($0.label) }
    title = values.wording.label(screen.title)
  }

  /// Says of the fields that had a value before and have none now that they are empty, at the same station.
  func gone(since before: [String]) -> [String] {
    guard before.first == title else { return [] }
    return before.dropFirst().filter { !labels.contains($0) }.map { "\($0): -" }
  }

  private static func lasting(_ screen: Screen, _ values: ValueWriter) -> [String] {
    let wording = values.wording
    var lines = [wording.label(screen.title)]
    lines += screen.menu.map { "\($0.number). \($0.name): \(wording.label($0.label))" }
    lines += screen.fields.compactMap { field in
      let text = values.text(field.value)
      return text.isEmpty ? nil : "\(wording.label(field.label)): \(text)"
    }
    if let field = screen.suggesting {
      let texts = field.suggestions.map { values.text($0) }
      lines.append("\(wording.label(.suggestions)): \(texts.joined(separator: ", "))")
    }
    if let field = screen.picking {
      lines.append("\(wording.label(field.label)) ? \(values.numbered(field.choices))")
    }
    if screen.table.isLasting { lines += rows(of: screen, values) }
    if let sheet = screen.calendar, !sheet.counts.isEmpty {
      let days = sheet.counts.map { "\($0.day.dayOfMonth) (\($0.count))" }.joined(separator: ", ")
      lines.append("\(wording.title(sheet.month)): \(days)")
    }
    if let page = screen.cards {
      lines += page.cards.map { values.text($0, showsDay: page.showsDays) }
      if page.cards.isEmpty { lines.append(wording.noCards) }
    }
    return lines
  }

  private static func rows(of screen: Screen, _ values: ValueWriter) -> [String] {
    let rows = screen.table.rows.map { row in row.map { values.text($0) }.joined(separator: ", ") }
    // Items can be the same, and each is to be read out.
    let areItems = screen.table.isLasting && screen.shares == nil
    return areItems ? rows.enumerated().map { "\($0 + 1). \($1)" } : rows
  }

  private static func answer(_ screen: Screen, _ values: ValueWriter) -> [String] {
    var lines = screen.table.isLasting ? [] : rows(of: screen, values)
    lines += screen.receipt.map { values.text($0) } ?? []
    lines += screen.help.map { values.text($0) }
    if let answer = screen.answer { lines.append(values.sentence(answer)) }
    return lines + screen.sounds.map { "[\($0)]" }
  }
}
