import Audio
import Glibc

/// One try to start a sound; each sound has two.
struct Attempt: Equatable {
  /// A wish older than this is not played any more.
  static let longestAge = Duration.milliseconds(150)

  let trigger: Trigger
  var isLast = false

  /// The second and last try of the same sound.
  var again: Attempt { Attempt(trigger: trigger, isLast: true) }

  func isStale(at now: Moment) -> Bool { now - trigger.moment > Attempt.longestAge }
}

/// A sound that the device has begun.
struct Playing: Equatable {
  /// What a device may need after a sound's last frame was taken until it is heard.
  static let tail = Duration.milliseconds(120)
  /// The same sound asked for again this soon is the same sound.
  static let shortestGap = Duration.milliseconds(100)

  let sound: Sound
  /// Frames at the device's rate.
  let frames: Int
  let start: Moment
  let end: Moment

  init(sound: Sound, frames: Int, rate: Int, start: Moment) {
    self.sound = sound
    self.frames = frames
    self.start = start
    end = start + .frames(frames, at: rate) + Playing.tail
  }

  func absorbs(_ trigger: Trigger) -> Bool {
    trigger.sound == sound && trigger.moment - start < Playing.shortestGap
  }
}

extension Playing {
  /// What a look at the device says about the sound.
  enum Verdict: Equatable {
    case heard, unfinished, underrun, suspended
    case failed(Fault)
  }

  /// Judges a sound by the device's progress.
  ///
  /// An underrun is the natural end of a buffer that had the time to run out, and a fault before that.
  func verdict(_ progress: Progress, buffer: Duration, at now: Moment) -> Verdict {
    switch progress.stream {
    case .disconnected: return .failed(.removed)
    case .suspended: return .suspended
    case .underrun where now - start >= buffer || progress.available >= frames: return .heard
    case .underrun: return .underrun
    case .running, .other: break
    }
    guard progress.available >= 0 else {
      return .failed(Fault(ALSAError(operation: .inspect, code: Int32(-progress.available))))
    }
    return progress.available >= frames ? .heard : .unfinished
  }
}
