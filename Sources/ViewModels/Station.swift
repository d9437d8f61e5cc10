import Audio

/// One thing that the kiosk does for a guest.
package protocol Station {
  associatedtype State

  /// The name in transcripts and on the command line.
  static var name: String { get }
  /// Everything the guest can change.
  var state: State { get set }
  /// The state before the guest has typed anything.
  var fresh: State { get }
  var speaker: Speaker { get set }
  /// What the station shows now, without the answer to a line.
  var screen: Screen { get }
}

extension Station {
  /// Puts every field back at once, and clicks.
  package mutating func reset() {
    state = fresh
    speaker.play(.click)
  }
}
