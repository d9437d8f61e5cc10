/// What becomes of a visit that nobody goes on with.
package struct IdleSetting: Hashable, Sendable {
  /// What each of the times can be, in seconds; 0 turns it off.
  package static let times = 0...86_400

  /// Seconds without a line until the guest is warned.
  package var warnAfter = 45
  /// Seconds from the warning until all of the visit is wiped.
  package var wipeAfter = 20

  package init() {}

  init(_ given: GivenSettings) throws(ConfigurationFault) {
    if let value = given[.warnAfter] { warnAfter = try value.wholeNumber(in: Self.times) }
    if let value = given[.wipeAfter] { wipeAfter = try value.wholeNumber(in: Self.times) }
  }
}
