import Glibc

extension SpeakerMachine {
  static let firstBackoff = Duration.milliseconds(250)
  static let longestBackoff = Duration.seconds(30)

  /// Answers a failed action by the state that waits for it.
  mutating func failed(_ error: ALSAError, at now: Moment) -> [SpeakerAction] {
    switch state {
    case .writing(let attempt):
      return recover(attempt, from: error, at: now)
    case .rewinding(let next) where next?.isLast != true:
      return reopen(for: next?.again, because: Fault(error))
    case .refilling(let playing) where error.code == EPIPE || error.code == ESTRPIPE:
      return inspect(playing, next: nil)
    case .refilling:
      counts.cut += 1
      return reopen(for: nil, because: Fault(error))
    case .opening(let attempt), .rewinding(let attempt):
      counts.dropped += attempt == nil ? 0 : 1
      return giveUp(Fault(error), at: now)
    case .closed, .ready, .playing, .inspecting, .ended:
      return []
    }
  }

  /// Tries a refused sound once more, in the way that the error asks for.
  mutating func recover(_ attempt: Attempt, from error: ALSAError, at now: Moment) -> [SpeakerAction] {
    guard !attempt.isLast else {
      counts.dropped += 1
      return giveUp(Fault(error), at: now)
    }
    switch error.code {
    case EPIPE:
      counts.underruns += 1
      return rewind(for: attempt.again)
    case EAGAIN, EINTR:
      return rewind(for: attempt.again)
    case ESTRPIPE:
      counts.resumes += 1
      return [.resume] + rewind(for: attempt.again)
    default:
      return reopen(for: attempt.again, because: Fault(error))
    }
  }

  /// Closes the device and opens it again at once.
  mutating func reopen(for next: Attempt?, because fault: Fault) -> [SpeakerAction] {
    let lines = note(fault)
    guard leaveBy == nil else { return lines + settle(.ready) }
    counts.reopens += 1
    return lines + [.close] + open(for: next)
  }

  /// Closes the device until a retry, each later than the one before.
  mutating func giveUp(_ fault: Fault, at now: Moment) -> [SpeakerAction] {
    let lines = note(fault)
    backoff = min(max(backoff * 2, SpeakerMachine.firstBackoff), SpeakerMachine.longestBackoff)
    if fault == .noPermission { backoff = SpeakerMachine.longestBackoff }
    return lines + [.close] + settle(.closed(retry: now + backoff))
  }

  /// Tells the operator of a fault unless it is the one told last.
  mutating func note(_ fault: Fault) -> [SpeakerAction] {
    guard !fault.isToldBy(self.fault) else { return [] }
    self.fault = fault
    return [.report(fault.line)]
  }

  /// Remembers a fault that the till's thread has told the operator while the worker was held up.
  mutating func noteSilence() -> [SpeakerAction] {
    fault = .systemSilent
    return []
  }

  /// Forgets the fault, because a sound was heard to its end.
  mutating func recovered() -> [SpeakerAction] {
    backoff = .zero
    guard fault != nil else { return [] }
    fault = nil
    return [.report(Fault.recoveryLine)]
  }
}
