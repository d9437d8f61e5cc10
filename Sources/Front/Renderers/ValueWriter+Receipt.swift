import Localization
package import Receipts
package import ViewModels

/// What stands above each receipt, and how wide its paper is.
package struct ReceiptForm {
  /// The shop's name and address, a line each.
  package let header: [String]
  package let paper: PaperWidth

  package init(header: [String] = ["Counterbell"], paper: PaperWidth = .middle) {
    self.header = header
    self.paper = paper
  }
}

extension ValueWriter {
  /// A receipt's lines, before they have a width.
  package func lines(_ receipt: Receipt) -> [ReceiptLine] {
    let head = form.header.map { ReceiptLine.centred($0).strong }
    let title = [ReceiptLine.centred(wording.label(receipt.title)), .centred(text(.moment(receipt.made)))]
    let rows = receipt.rows.map { row in
      let line = ReceiptLine.pair(wording.label(row.label), text(row.value))
      return row.role == .headline ? line.strong : line
    }
    let table = receipt.table.map { row in
      ReceiptLine.pair(
        row.first.map { text($0) } ?? "", row.dropFirst().map { text($0) }.joined(separator: " "))
    }
    return head + title + [.rule] + rows + table
  }

  /// A receipt as text, on the shop's paper, or on narrower one where there are not that many columns.
  package func text(_ receipt: Receipt, in columns: Int = .max) -> [String] {
    let fitting = PaperWidth.allCases.last { $0.columns <= min(columns, form.paper.columns) }
    return TextReceipt.lines(lines(receipt), on: fitting ?? .narrow)
  }
}
