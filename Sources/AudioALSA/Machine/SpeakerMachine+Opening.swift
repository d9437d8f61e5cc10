extension SpeakerMachine {
  /// The time that leaving may take in the machine; the till waits a little longer for the worker.
  static let patience = Duration.milliseconds(185)

  /// The time that a new device is given before it is opened: its node appears before its group is set.
  static let settling = Duration.milliseconds(50)

  mutating func open(for attempt: Attempt?) -> [SpeakerAction] {
    state = .opening(attempt)
    return [.open]
  }

  mutating func opened(_ format: StreamFormat, at now: Moment) -> [SpeakerAction] {
    guard case .opening(let attempt) = state else { return [] }
    self.format = format
    guard let attempt else { return settle(.ready) }
    return send(attempt, at: now)
  }

  /// Brings the next retry near, because something came or went in the devices' folder.
  mutating func retrySoon(at now: Moment) -> [SpeakerAction] {
    guard case .closed(let retry) = state else { return [] }
    state = .closed(retry: min(retry, now + SpeakerMachine.settling))
    return []
  }

  /// Ends at once when quiet, and after the sound in flight otherwise.
  mutating func leave(at now: Moment) -> [SpeakerAction] {
    leaveBy = now + SpeakerMachine.patience
    switch state {
    case .closed, .ready: return settle(.ready)
    default: return []
    }
  }
}
