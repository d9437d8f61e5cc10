import Audio
import Glibc
import Testing

@testable import AudioALSA

struct SpeakerPropertyTests {
  /// Numbers that are the same in each run (splitmix64).
  private struct Dice: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      let mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
      let again = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return again ^ (again >> 31)
    }
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `whatever the device does, every click is accounted for and nothing spins`(seed: UInt64) {
    var dice = Dice(state: seed)
    var speaker = Rehearsal()
    var deviceCalls = perform(speaker.after(0, .started), on: &speaker, dice: &dice)
    for _ in 0..<500 {
      speaker.now = speaker.now + .milliseconds(Int.random(in: 0...300, using: &dice))
      deviceCalls += perform(speaker.after(0, .woke), on: &speaker, dice: &dice)
      deviceCalls += perform(
        speaker.click(age: Int.random(in: 0...170, using: &dice)), on: &speaker, dice: &dice)
    }
    deviceCalls += perform(speaker.after(0, .leaving), on: &speaker, dice: &dice)
    deviceCalls += perform(speaker.after(200, .woke), on: &speaker, dice: &dice)
    let counts = speaker.machine.counts
    #expect(speaker.machine.state == .ended)
    #expect(counts.asked == 500)
    #expect(counts.asked == counts.heard + counts.coalesced + counts.stale + counts.dropped + counts.cut)
    #expect(counts.heard > 0)
    #expect(deviceCalls < 500 * 8)
  }

  /// Answers the machine's actions at random until it rests; returns how many calls of the device it made.
  private func perform(_ actions: [SpeakerAction], on speaker: inout Rehearsal, dice: inout Dice) -> Int {
    var actions = actions
    var calls = 0
    while let last = actions.last {
      for earlier in actions.dropLast() { #expect(answer(to: earlier, dice: &dice) == nil) }
      guard let event = answer(to: last, dice: &dice) else { break }
      calls += 1
      actions = speaker.after(0, event)
    }
    return calls
  }

  private func answer(to action: SpeakerAction, dice: inout Dice) -> SpeakerEvent? {
    let code = [EPIPE, ESTRPIPE, EIO, ENODEV, EAGAIN, EBUSY].randomElement(using: &dice) ?? EIO
    let fails = Int.random(in: 0..<4, using: &dice) == 0
    let streams: [Progress.Stream] = [.underrun, .suspended, .disconnected, .running]
    let stream = fails ? streams.randomElement(using: &dice) : nil
    let available = fails ? Int.random(in: -5...4_000, using: &dice) : 8_640
    return switch action {
    case .report, .close, .resume: nil
    case .open: fails ? Rehearsal.error(.open, code) : .opened(Rehearsal.format)
    case .write:
      fails
        ? Rehearsal.error(.write, code)
        : .accepted(frames: Rehearsal.frames, unwritten: [0, 1_440].randomElement(using: &dice) ?? 0)
    case .refill:
      fails ? Rehearsal.error(.write, code) : .refilled(unwritten: Int.random(in: 0...900, using: &dice))
    case .inspect: Rehearsal.progress(stream ?? .running, available)
    case .rewind: fails ? Rehearsal.error(.prepare, code) : .rewound
    }
  }
}
