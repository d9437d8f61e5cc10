package import Domain

/// The shop's clock, which a script can move on.
package final class ShopClock {
  private let clock: DayClock
  /// The seconds that a script has waited.
  private var waited = 0

  package init(_ clock: DayClock) {
    self.clock = clock
  }

  package func moment() -> Moment { clock.moment(later: waited) }
  package func today() -> Day { moment().day }

  package func advance(by seconds: Int) {
    waited += seconds
  }
}
