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
  /// When the device is next filled again; nil if all is written.
  private(set) var refill: Moment?
  private let rate: Int
  /// Frames that were not in the first write, and those of them that are still to be written.
  private var later = 0
  private var unwritten = 0

  init(sound: Sound, frames: Int, rate: Int, start: Moment) {
    self.sound = sound
    self.frames = frames
    self.start = start
    self.rate = rate
    end = start + .frames(frames, at: rate) + Playing.tail
  }

  /// Has the device filled again until all of a long sound and its tail is written.
  mutating func expectRefills(of frames: Int, every interval: Duration) {
    later = frames
    refilled(unwritten: frames, next: start + interval)
  }

  mutating func refilled(unwritten: Int, next: Moment) {
    self.unwritten = unwritten
    refill = unwritten > 0 ? next : nil
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
  /// An underrun is the natural end of what was written if that had the time to run out, and a fault before that:
  /// then nothing tells how far the device had come.
  func verdict(_ progress: Progress, buffer: Duration, at now: Moment) -> Verdict {
    let refilled = later - unwritten
    let consumed = progress.available + refilled
    let written = buffer + .frames(refilled, at: rate)
    let isWritten = written >= .frames(frames, at: rate)
    switch progress.stream {
    case .disconnected: return .failed(.removed)
    case .suspended: return .suspended
    case .underrun where isWritten && now - start >= written: return .heard
    case .underrun: return .underrun
    case .running, .other: break
    }
    guard progress.available >= 0 else {
      return .failed(Fault(ALSAError(operation: .inspect, code: Int32(-progress.available))))
    }
    return consumed >= frames ? .heard : .unfinished
  }
}
