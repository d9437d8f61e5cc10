/// When a guest who types nothing is warned, and how long after that the visit ends, in seconds; with a 0 neither happens.
package struct IdleTimes: Hashable, Sendable {
  package let warnAfter: Int
  package let wipeAfter: Int

  package init(warnAfter: Int = 45, wipeAfter: Int = 20) {
    self.warnAfter = warnAfter
    self.wipeAfter = wipeAfter
  }
}

/// How long nothing was typed, and what is due for it; time comes from the outside.
struct IdleWatch {
  enum Event: Equatable {
    case warn(seconds: Int)
    case end
  }

  private let setting: IdleTimes
  private var quiet = Duration.zero
  private(set) var isWarned = false

  init(_ setting: IdleTimes) {
    self.setting = setting
  }

  /// Begins anew: something was typed, or there is nobody to wait for.
  mutating func restart() {
    quiet = .zero
    isWarned = false
  }

  /// How long until the next event; nil where none will come.
  var remaining: Duration? {
    // Without an end there is nothing to warn of.
    guard setting.warnAfter > 0, setting.wipeAfter > 0 else { return nil }
    return max(.zero, .seconds(setting.warnAfter + (isWarned ? setting.wipeAfter : 0)) - quiet)
  }

  /// Lets time pass, and answers what is due by then.
  mutating func pass(_ time: Duration) -> Event? {
    quiet += time
    guard remaining == .zero else { return nil }
    guard isWarned else {
      isWarned = true
      return .warn(seconds: setting.wipeAfter)
    }
    restart()
    return .end
  }
}
