package import Domain

/// The shop's clock, which a script can move on.
package final class ShopClock {
  private lazy var clock = makeClock()
  private let makeClock: () -> DayClock
  /// The seconds that a script has waited.
  private var waited = 0

  /// `makeClock` asks for the time zone, so it is called when the time is first asked for.
  package init(_ makeClock: @escaping () -> DayClock) {
    self.makeClock = makeClock
  }

  package func moment() -> Moment { clock.moment(later: waited) }
  package func today() -> Day { moment().day }

  package func advance(by seconds: Int) {
    waited += seconds
  }
}
