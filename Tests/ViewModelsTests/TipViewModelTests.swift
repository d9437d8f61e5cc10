import Domain
import Testing
import ViewModels

private func dollars(_ minor: Int64) -> Money { Money(minor: minor, currency: .usd) }

/// A station whose every field the guest has changed.
private func filledStation() -> TipViewModel {
  var tip = TipViewModel(currency: .usd)
  #expect(tip.setBill(dollars(10_000)) == nil)
  #expect(tip.setTip(.percent(Percent(hundredths: 2_000))) == nil)
  #expect(tip.setPeople(4) == nil)
  return tip
}

@Test
func `a reset puts every field back in one screen`() {
  let fresh = TipViewModel(currency: .usd).screen
  var tip = filledStation()
  let filled = tip.screen
  for (before, after) in zip(filled.fields, fresh.fields) {
    #expect(before != after, "\(before.name) is part of what the reset must change")
  }
  tip.reset()
  #expect(tip.screen == fresh)
}

@Test
func `the outputs follow any change in any order`() {
  var tip = TipViewModel(currency: .usd)
  let changes = [
    Change.bill(dollars(10_000)), .tip(.percent(Percent(hundredths: 2_000))), .people(4),
  ]
  for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
    tip.reset()
    for index in order { #expect(changes[index].make(on: &tip) == nil) }
    #expect(tip.state.result.totalTip == dollars(2_000))
    #expect(tip.state.result.totalBill == dollars(12_000))
    #expect(tip.state.result.shares.minorUnits == [3_000, 3_000, 3_000, 3_000])
  }
}

@Test
func `focus moves from the bill to the tip to the split and around`() {
  var tip = TipViewModel(currency: .usd)
  #expect(tip.state.focus == .bill)
  _ = tip.setBill(dollars(1))
  #expect(tip.state.focus == .tip)
  _ = tip.setTip(.none)
  #expect(tip.state.focus == .split)
  _ = tip.setPeople(2)
  #expect(tip.state.focus == .bill)
}

/// One thing that a guest can change.
enum Change {
  case bill(Money)
  case tip(Tip)
  case people(Int)

  func make(on station: inout TipViewModel) -> Refusal? {
    switch self {
    case .bill(let bill): station.setBill(bill)
    case .tip(let tip): station.setTip(tip)
    case .people(let people): station.setPeople(people)
    }
  }
}

@Test(arguments: [
  (Change.people(0), Refusal.belowOnePerson), (.people(-3), .belowOnePerson),
  (.people(10_000), .tooManyPeople(limit: 9_999)), (.bill(dollars(.max)), .tooLarge),
  (.tip(.amount(dollars(.max))), .tooLarge),
  (.tip(.amount(Money(minor: 1, currency: Currency(code: "JPY", digits: 0)))), .tooLarge),
])
func `a refused change changes nothing`(change: Change, refusal: Refusal) {
  var tip = filledStation()
  let before = tip.screen
  #expect(change.make(on: &tip) == refusal)
  #expect(tip.screen == before)
}
