package import Domain
package import Localization
package import ViewModels

/// Adds up again what a proof line prints, from the digits as they are printed.
package enum ProofCheck {
  /// Shows none of a screen whose shares don't add up, and says so.
  package static func check(_ screen: inout Screen, _ styles: AmountStyles) {
    guard let shares = screen.shares, shares.differ, !addUp(shares, styles.own) else { return }
    var withheld = Screen(station: screen.station, title: screen.title, focus: screen.title)
    withheld.answer = .refusal(.doesNotAddUp)
    withheld.volume = screen.volume
    withheld.sounds = screen.sounds
    screen = withheld
  }

  /// Whether the printed shares come to the printed total.
  package static func addUp(_ shares: Shares, _ amounts: AmountStyle) -> Bool {
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
