extension SpeakerMachine {
  /// Plays, merges or drops a wish, and never keeps it for later.
  mutating func take(_ trigger: Trigger, at now: Moment) -> [SpeakerAction] {
    counts.asked += trigger.count
    counts.coalesced += trigger.count - 1
    let attempt = Attempt(trigger: trigger)
    switch state {
    case _ where leaveBy != nil: counts.dropped += 1
    case .ready: return send(attempt, at: now)
    case .playing(let playing) where playing.absorbs(trigger): counts.coalesced += 1
    case .playing where attempt.isStale(at: now): counts.stale += 1
    case .playing(let playing): return inspect(playing, next: attempt)
    case .closed where attempt.isStale(at: now): counts.stale += 1
    case .closed(let retry) where now >= retry: return open(for: attempt)
    default: counts.dropped += 1
    }
    return []
  }

  /// Starts a sound unless it is too late for it.
  mutating func send(_ attempt: Attempt, at now: Moment) -> [SpeakerAction] {
    guard !attempt.isStale(at: now) else {
      counts.stale += 1
      return settle(.ready)
    }
    state = .writing(attempt)
    return [.write(attempt.trigger.sound)]
  }

  /// The device has taken the sound and started.
  mutating func begin(frames: Int, unwritten: Int, at now: Moment) -> [SpeakerAction] {
    guard case .writing(let attempt) = state else { return [] }
    var playing = Playing(sound: attempt.trigger.sound, frames: frames, rate: format.rate, start: now)
    playing.expectRefills(of: unwritten, every: format.halfBuffer)
    state = .playing(playing)
    return []
  }

  /// The device has taken some more of a long sound.
  mutating func refilled(unwritten: Int, at now: Moment) -> [SpeakerAction] {
    guard case .refilling(var playing) = state else { return [] }
    playing.refilled(unwritten: unwritten, next: now + format.halfBuffer)
    state = .playing(playing)
    return []
  }

  /// Looks after a deadline: the end of a sound, its refill, a retry, or the moment to leave.
  mutating func wake(at now: Moment) -> [SpeakerAction] {
    guard let wakeUp, now >= wakeUp else { return [] }
    guard case .playing(let playing) = state else { return open(for: nil) }
    let isOver = now >= min(playing.end, leaveBy ?? playing.end)
    guard !isOver else { return inspect(playing, next: nil) }
    state = .refilling(playing)
    return [.refill]
  }

  mutating func inspect(_ playing: Playing, next: Attempt?) -> [SpeakerAction] {
    state = .inspecting(playing, next: next)
    return [.inspect]
  }

  /// Judges the sound that ends here, and makes the device ready for the next.
  mutating func inspected(_ progress: Progress, at now: Moment) -> [SpeakerAction] {
    guard case .inspecting(let playing, let next) = state else { return [] }
    let buffer = Duration.frames(format.buffer, at: format.rate)
    switch playing.verdict(progress, buffer: buffer, at: now) {
    case .heard:
      counts.heard += 1
      return recovered() + rewind(for: next)
    case .unfinished where next == nil && leaveBy == nil:
      counts.cut += 1
      return giveUp(.deviceSilent, at: now)
    case .failed(let fault):
      counts.cut += 1
      return reopen(for: next?.again, because: fault)
    case .unfinished:
      counts.cut += 1
      return rewind(for: next)
    case .underrun:
      counts.cut += 1
      counts.underruns += 1
      return rewind(for: next)
    case .suspended:
      counts.cut += 1
      counts.resumes += 1
      return [.resume] + rewind(for: next)
    }
  }

  /// Empties the device and prepares it; a leaving speaker closes it instead.
  mutating func rewind(for next: Attempt?) -> [SpeakerAction] {
    guard leaveBy == nil else { return settle(.ready) }
    state = .rewinding(next)
    return [.rewind]
  }

  mutating func rewound(at now: Moment) -> [SpeakerAction] {
    guard case .rewinding(let next) = state else { return [] }
    guard let next else { return settle(.ready) }
    return send(next, at: now)
  }
}
