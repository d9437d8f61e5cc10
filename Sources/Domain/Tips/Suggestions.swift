/// The tips that are suggested, in order.
package enum Suggestions: Hashable, Sendable {
  case percents([Percent])
  case amounts([Money])

  package var count: Int {
    switch self {
    case .percents(let percents): percents.count
    case .amounts(let amounts): amounts.count
    }
  }

  package subscript(index: Int) -> Tip {
    switch self {
    case .percents(let percents): .percent(percents[index])
    case .amounts(let amounts): .amount(amounts[index])
    }
  }
}
