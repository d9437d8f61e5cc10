import Domain
import Localization
import ViewModels

extension JSONRenderer {
  /// Appends the members that only some screens have: `suggestions`, `choices`, `menu`, `calendar`, `rows` and `cards`.
  func appendLists(of screen: Screen, to output: inout [UInt8]) {
    if let field = screen.suggesting {
      output.append(contentsOf: ",\"suggestions\":".utf8)
      output.append(jsonArray: field.suggestions) { append($1, to: &$0) }
    }
    if let field = screen.picking {
      output.append(contentsOf: ",\"choices\":".utf8)
      output.append(jsonArray: field.choices) { append($1, to: &$0) }
    }
    if !screen.menu.isEmpty {
      output.append(contentsOf: ",\"menu\":".utf8)
      output.append(jsonArray: screen.menu) { append($1, to: &$0) }
    }
    if let calendar = screen.calendar {
      output.append(contentsOf: ",\"calendar\":".utf8)
      output.append(jsonArray: calendar.counts) {
        $0.append(contentsOf: "{\"day\":\"\($1.day)\",\"count\":\($1.count)}".utf8)
      }
    }
    if !screen.table.rows.isEmpty {
      output.append(contentsOf: ",\"rows\":".utf8)
      output.append(jsonArray: screen.table.rows) { output, row in
        output.append(jsonArray: row) { append($1, to: &$0) }
      }
    }
    if let page = screen.cards {
      output.append(contentsOf: ",\"cards\":".utf8)
      output.append(jsonArray: page.cards) { append($1, to: &$0) }
    }
  }

  private func append(_ item: MenuItem, to output: inout [UInt8]) {
    output.append(contentsOf: "{\"number\":\(item.number),\"station\":".utf8)
    output.append(json: item.name)
    output.append(contentsOf: ",\"text\":".utf8)
    output.append(json: values.wording.label(item.label))
    output.append(UInt8(ascii: "}"))
  }

  private func append(_ card: Card, to output: inout [UInt8]) {
    output.append(contentsOf: "{\"number\":\(card.number),\"word\":".utf8)
    output.append(json: card.entry.word)
    output.append(contentsOf: ",\"meaning\":".utf8)
    output.append(json: card.entry.meaning)
    output.append(contentsOf: ",\"day\":\"\(card.day)\",\"memorised\":\(card.isMemorised)}".utf8)
  }
}
