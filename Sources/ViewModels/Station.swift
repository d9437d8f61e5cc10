package import Domain

/// One thing that the kiosk does for a guest.
package protocol Station {
  associatedtype State

  static var name: StationName { get }
  /// The lines that it takes beside those of every station.
  static var helpLines: [HelpLine] { get }
  /// Everything the guest can change.
  var state: State { get set }
  /// The state before the guest has typed anything.
  var fresh: State { get }
  /// What the station shows now, without the answer to a line.
  var screen: Screen { get }
}

extension Station {
  /// Puts every field back at once.
  package mutating func reset() {
    state = fresh
  }
}
