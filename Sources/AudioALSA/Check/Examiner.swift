import Audio
internal import CALSA

/// What the examiner has found out, in the order in which it can.
enum Finding: Equatable, Sendable {
  /// The type that the configuration gives the device's name.
  case defined(String)
  /// What the opened device is.
  case opened(String)
  case agreed(StreamFormat)
  case consumed(Consumption)
  case failed(Fault)
  case closed
}

/// A sound that the device has consumed to its end.
package struct Consumption: Equatable, Sendable {
  /// The time from asking for the sound until its first frames were consumed.
  package let wait: Duration
  /// Whether the device failed first, in a way that passes.
  package var isSecondTry = false
}

/// Tries a device in the same way as the worker plays on it, on a thread of its own, and tells what it finds.
final class Examiner {
  private let device: String
  private let mailbox: Mailbox
  private let findings: Answers<Finding>
  private var sounds = SoundBank()
  private var format: StreamFormat?

  init(device: String, mailbox: Mailbox, findings: Answers<Finding>) {
    self.device = device
    self.mailbox = mailbox
    self.findings = findings
  }

  /// Opens the device, plays each sound that is asked for, and closes it when asked to leave.
  func run() {
    counterbell_alsa_silence()
    if let type = PCM.definedType(device) { findings.send(.defined(type)) }
    do throws(ALSAError) {
      try examine()
    } catch {
      findings.send(.failed(Fault(error)))
    }
    findings.send(.closed)
  }

  private func examine() throws(ALSAError) {
    let pcm = try PCM(opening: device)
    if let kind = pcm.kind { findings.send(.opened(kind)) }
    do throws(ALSAError) {
      findings.send(.agreed(try negotiate(pcm)))
      while let trigger = nextTrigger() { findings.send(.consumed(try consume(trigger, on: pcm))) }
    } catch {
      // It is told before the device is closed, because closing may hang.
      let isStalled = error == .stalled
      findings.send(.failed(isStalled ? .deviceSilent : Fault(error)))
    }
  }

  private func negotiate(_ pcm: borrowing PCM) throws(ALSAError) -> StreamFormat {
    let format = try pcm.negotiate(rate: SoundBank.rate, room: sounds.room)
    try sounds.use(format)
    while let unprepared = sounds.unprepared { _ = sounds.take(unprepared) }
    self.format = format
    return format
  }

  /// Waits for the next sound; nil once the examiner is to leave.
  private func nextTrigger() -> Trigger? {
    while !mailbox.leaving && !mailbox.abandoned {
      if let trigger = mailbox.take() { return trigger }
      var source = pollfd(fd: mailbox.wakeUp.number, events: Int16(POLLIN), revents: 0)
      if unsafe poll(&source, 1, -1) > 0 { mailbox.wakeUp.drain() }
    }
    return nil
  }

  /// Plays a sound to its end, a second time if the first failed in a way that passes.
  private func consume(_ trigger: Trigger, on pcm: borrowing PCM) throws(ALSAError) -> Consumption {
    guard let format, let sound = sounds.take(trigger.sound) else {
      throw ALSAError(operation: .configure, code: EINVAL)
    }
    do throws(ALSAError) {
      return Consumption(wait: try pcm.consume(sound, askedFor: trigger, format: format))
    } catch {
      guard [EPIPE, ESTRPIPE, EAGAIN, EINTR].contains(error.code) else { throw error }
      if error.code == ESTRPIPE { pcm.resume() }
      try pcm.rewind()
      return Consumption(
        wait: try pcm.consume(sound, askedFor: trigger, format: format), isSecondTry: true)
    }
  }
}
