import Domain
import Localization
import ViewModels

extension ValueWriter {
  /// Appends `15% $15`.
  func appendPart(_ percent: Percent, _ money: Money, to output: inout [UInt8]) {
    amounts.append(percent, to: &output)
    output.append(UInt8(ascii: " "))
    styles.append(money, to: &output)
  }

  /// Appends `10% $10, 15% $15`.
  func appendSuggestions(of field: Field, to output: inout [UInt8]) {
    for (index, suggestion) in field.suggestions.enumerated() {
      if index > 0 { output.append(contentsOf: ", ".utf8) }
      append(suggestion, to: &output)
    }
  }

  func text(_ rounding: Rounding) -> String {
    wording.rounding(rounding.direction, to: styles.text(rounding.unit))
  }

  func text(_ tally: ItemTally) -> String {
    wording.items(tally.count, sum: styles.text(tally.sum), missing: tally.missing.map(styles.text))
  }

  /// Appends `2:1:1` or `60%:40%`.
  func append(_ parts: Parts, to output: inout [UInt8]) {
    switch parts {
    case .weights(let weights): join(weights, in: &output) { $0.append(decimal: $1) }
    case .percents(let percents): join(percents, in: &output) { amounts.append($1, to: &$0) }
    case .items: break
    }
  }

  private func join<Part>(_ parts: [Part], in output: inout [UInt8], _ append: (inout [UInt8], Part) -> Void) {
    for (index, part) in parts.enumerated() {
      if index > 0 { output.append(UInt8(ascii: ":")) }
      append(&output, part)
    }
  }

  /// Appends `3 people: 1 x $33.34 + 2 x $33.33 = $100.00`, with every decimal.
  func appendProof(of shares: Shares, to output: inout [UInt8]) {
    output.append(contentsOf: wording.people(shares.people).utf8)
    output.append(contentsOf: ": ".utf8)
    var isFirst = true
    shares.forEachRun { count, share in
      if !isFirst { output.append(contentsOf: " + ".utf8) }
      output.append(decimal: Int64(count))
      output.append(contentsOf: " x ".utf8)
      amounts.appendFull(share.minor, to: &output)
      isFirst = false
    }
    output.append(contentsOf: " = ".utf8)
    amounts.appendFull(shares.total.minor, to: &output)
  }
}
