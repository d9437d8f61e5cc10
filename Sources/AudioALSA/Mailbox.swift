import Audio
import Synchronization

/// Where the till leaves its wishes and the worker its signs of life.
final class Mailbox: Sendable {
  /// Wishes that the worker has not taken yet.
  private let pending = Atomic<Int>(0)
  /// The latest wish: microseconds of the monotonic clock, and the sound's number in the lowest eight bits.
  private let latest = Atomic<Int64>(0)
  /// Since when the worker is at work, in microseconds; zero while it sleeps.
  private let busySince: Atomic<Int64>
  private let volumeStep = Atomic<Int>(Volume.loudest.step)
  private let isLeaving = Atomic<Bool>(false)
  private let isAbandoned = Atomic<Bool>(false)
  private let silenceWasTold = Atomic<Bool>(false)
  let wakeUp = FileDescriptor.wakeUp()

  /// An empty mailbox whose worker is about to start.
  init() { busySince = Atomic(Moment.now.microseconds) }
}

// The till's side.
extension Mailbox {
  /// Leaves a wish, and wakes the worker if it has taken all the earlier ones.
  func post(_ sound: Sound, at moment: Moment) {
    latest.store(moment.microseconds << 8 | Int64(sound.number), ordering: .relaxed)
    if pending.add(1, ordering: .acquiringAndReleasing).oldValue == 0 { wakeUp.signal() }
  }

  /// Sets how loud the sounds are from the next one on; the worker sees it when it next wakes.
  func setVolume(_ volume: Volume) { volumeStep.store(volume.step, ordering: .releasing) }

  /// Whether the worker has been held up for too long and nobody was told yet; true once for each time.
  func noticesSilence(at moment: Moment) -> Bool {
    let since = busySince.load(ordering: .relaxed)
    guard since != 0, moment - Moment(microseconds: since) > .seconds(2) else { return false }
    return !silenceWasTold.exchange(true, ordering: .relaxed)
  }

  /// Asks the worker to end; false if it was asked before.
  func askToLeave() -> Bool {
    guard !isLeaving.exchange(true, ordering: .releasing) else { return false }
    wakeUp.signal()
    return true
  }

  /// Tells a worker that did not end in time to touch the device no more.
  func abandon() { isAbandoned.store(true, ordering: .releasing) }
}

// The worker's side.
extension Mailbox {
  var leaving: Bool { isLeaving.load(ordering: .acquiring) }
  var abandoned: Bool { isAbandoned.load(ordering: .acquiring) }

  var volume: Volume { Volume(step: volumeStep.load(ordering: .acquiring)) ?? .loudest }

  /// Takes all wishes as one: the latest, with their number.
  func take() -> Trigger? {
    let count = pending.exchange(0, ordering: .acquiringAndReleasing)
    guard count > 0 else { return nil }
    let wish = latest.load(ordering: .relaxed)
    guard let sound = Sound(number: UInt8(truncatingIfNeeded: wish)) else { return nil }
    return Trigger(sound: sound, moment: Moment(microseconds: wish >> 8), count: count)
  }

  /// Shows that the worker is at work since this moment, or that it sleeps.
  func show(busySince moment: Moment?) { busySince.store(moment?.microseconds ?? 0, ordering: .relaxed) }

  /// Whether the till's thread has told the operator that the worker was held up; true once for each time.
  func takeToldSilence() -> Bool {
    silenceWasTold.load(ordering: .relaxed) && silenceWasTold.exchange(false, ordering: .relaxed)
  }
}
