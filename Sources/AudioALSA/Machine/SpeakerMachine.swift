/// The rules of the speaker: events in, actions out, no clock and no device of its own.
struct SpeakerMachine {
  /// Where the speaker is; the five states with an action's name wait for that action's answer.
  enum State: Equatable {
    case closed(retry: Moment)
    case ready
    case playing(Playing)
    case ended

    case opening(Attempt?)
    case writing(Attempt)
    case refilling(Playing)
    case inspecting(Playing, next: Attempt?)
    case rewinding(Attempt?)
  }

  var state = State.opening(nil)
  var counts = SoundCounts()
  /// The fault that the operator was last told of.
  var fault: Fault?
  /// The last wait before a retry; zero once a sound was heard.
  var backoff = Duration.zero
  /// The moment by which a leaving speaker stops, sound or no sound.
  var leaveBy: Moment?
  var format = StreamFormat(rate: 48_000, channels: 1, period: 480, buffer: 9_600)

  /// Takes one event and says what to do.
  mutating func handle(_ event: SpeakerEvent, at now: Moment) -> [SpeakerAction] {
    switch event {
    case .started: open(for: nil)
    case .triggered(let trigger): take(trigger, at: now)
    case .woke: wake(at: now)
    case .devicesChanged: retrySoon(at: now)
    case .answeredLate: noteSilence()
    case .leaving: leave(at: now)
    case .opened(let format): opened(format, at: now)
    case .accepted(let frames, let unwritten): begin(frames: frames, unwritten: unwritten, at: now)
    case .refilled(let unwritten): refilled(unwritten: unwritten, at: now)
    case .inspected(let progress): inspected(progress, at: now)
    case .rewound: rewound(at: now)
    case .failed(let error): failed(error, at: now)
    }
  }

  /// When the machine next wants to be woken; nil means that only an event can move it.
  var wakeUp: Moment? {
    switch state {
    case .closed(let retry): retry
    case .playing(let playing): [playing.end, leaveBy, playing.refill].compactMap(\.self).min()
    default: nil
    }
  }

  /// Comes to rest, or to the end if the speaker is leaving.
  mutating func settle(_ resting: State) -> [SpeakerAction] {
    guard leaveBy != nil else {
      state = resting
      return []
    }
    state = .ended
    return [.close]
  }
}
