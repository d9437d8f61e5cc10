import Localization
package import ViewModels

/// Plain text: a line `name: value` for each thing on the screen, the guest's own line first.
package struct TextRenderer: Renderer {
  private let values: ValueWriter

  package init(values: ValueWriter) {
    self.values = values
  }

  package func render(_ screen: Screen, input: Span<UInt8>, to output: inout [UInt8]) {
    output.append(contentsOf: "input:".utf8)
    if input.count > 0 {
      output.append(UInt8(ascii: " "))
      output.append(printable: input)
    }
    output.append(UInt8(ascii: "\n"))
    for field in screen.fields { append(field, to: &output) }
    if let field = screen.suggesting {
      output.append(contentsOf: "suggestions: ".utf8)
      values.appendSuggestions(of: field, to: &output)
      output.append(UInt8(ascii: "\n"))
    }
    if let field = screen.picking { append("choices", values.numbered(field.choices), to: &output) }
    for item in screen.menu {
      append("menu", "\(item.number). \(item.name) - \(values.wording.label(item.label))", to: &output)
    }
    if let calendar = screen.calendar { append(calendar, to: &output) }
    if let page = screen.cards { append(page, to: &output) }
    for row in screen.table.rows {
      append("row", row.map { values.text($0) }.joined(separator: " | "), to: &output)
    }
    if let receipt = screen.receipt {
      for line in values.text(receipt) { append("receipt", line, to: &output) }
    }
    for line in screen.help { output.append(contentsOf: "help: \(values.text(line))\n".utf8) }
    if let answer = screen.answer { append("notice", values.sentence(answer), to: &output) }
    for sound in screen.sounds { output.append(contentsOf: "sound: [\(sound)]\n".utf8) }
  }

  private func append(_ calendar: CalendarSheet, to output: inout [UInt8]) {
    let table = CalendarTable(calendar, values: values)
    append("calendar", table.header, to: &output)
    for week in table.weeks { append("calendar", week.map { $0.text + $0.digit }.joined(), to: &output) }
  }

  private func append(_ page: CardPage, to output: inout [UInt8]) {
    for card in page.cards { append("card", values.text(card, showsDay: page.showsDays), to: &output) }
  }

  /// Appends a line without spaces at its end.
  private func append(_ name: String, _ text: String, to output: inout [UInt8]) {
    output.append(contentsOf: name.utf8)
    output.append(contentsOf: ": ".utf8)
    output.append(printable: text)
    while output.last == UInt8(ascii: " ") { output.removeLast() }
    output.append(UInt8(ascii: "\n"))
  }

  private func append(_ field: Field, to output: inout [UInt8]) {
    output.append(contentsOf: field.name.utf8)
    output.append(UInt8(ascii: ":"))
    output.append(UInt8(ascii: " "))
    let start = output.count
    values.append(field.value, to: &output)
    if output.count == start { output.removeLast() }
    output.append(UInt8(ascii: "\n"))
  }
}
