import Configuration
import Front

extension IdleTimes {
  /// The times that a shop has set up.
  init(_ setting: IdleSetting) {
    self.init(warnAfter: setting.warnAfter, wipeAfter: setting.wipeAfter)
  }
}
