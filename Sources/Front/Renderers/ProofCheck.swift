package import Domain
package import Localization
package import ViewModels

/// Adds up again what a proof line prints, from the digits as they are printed.
package struct ProofCheck {
  let amounts: AmountStyle

  package init(amounts: AmountStyle) {
    self.amounts = amounts
  }

  /// The screen, or where its shares don't add up one that says so and shows none of it.
  package func checked(_ screen: Screen) -> Screen {
    guard let shares = screen.shares, !addUp(shares) else { return screen }
    var withheld = Screen(station: screen.station, title: screen.title, focus: screen.title)
    withheld.answer = .refusal(.doesNotAddUp)
    withheld.volume = screen.volume
    withheld.sounds = screen.sounds
    return withheld
  }

  /// Whether the printed shares come to the printed total; nothing is printed where nobody pays more than another.
  package func addUp(_ shares: Shares) -> Bool {
    guard shares.differ else { return true }
    var people = 0
    var sum = Int128(0)
    var text: [UInt8] = []
    var areRight = amounts.readsBack(shares.total.minor, in: &text)
    shares.forEachRun { count, share in
      areRight = areRight && amounts.readsBack(share.minor, in: &text)
      people += count
      sum += Int128(count) * Int128(share.minor)
    }
    return areRight && people == shares.people && sum == Int128(shares.total.minor)
  }
}
