import Audio
import Glibc
import TestSupport
import Testing

@testable import AudioALSA

/// Sounds that the device's buffer can't hold.
struct LongSoundTests {
  /// A speaker whose device holds 40 ms and plays 60 ms and a tail of 120 ms since this moment.
  private static var playing: Rehearsal {
    var speaker = Rehearsal()
    speaker.after(0, .started)
    speaker.after(0, .opened(StreamFormat(rate: 48_000, channels: 1, period: 480, buffer: 1_920)))
    speaker.click()
    speaker.after(0, .accepted(frames: 2_880, unwritten: 6_720))
    return speaker
  }

  @Test func `the device is filled again each time that half of it is empty`() {
    var speaker = Self.playing
    for unwritten in stride(from: 5_760, through: 0, by: -960) {
      #expect(speaker.rest == 20)
      #expect(speaker.after(20, .woke) == [.refill])
      #expect(speaker.after(0, .refilled(unwritten: unwritten)) == [])
    }
    #expect(speaker.rest == 40)
    #expect(speaker.after(40, .woke) == [.inspect])
    #expect(speaker.after(0, Rehearsal.progress(.underrun, 1_920)) == [.rewind])
    #expect(speaker.machine.counts == SoundCounts(asked: 1, heard: 1))
  }

  @Test func `a late refill is an underrun, and the sound is cut`() {
    var speaker = Self.playing
    #expect(speaker.after(60, .woke) == [.refill])
    #expect(speaker.after(0, Rehearsal.error(.write, EPIPE)) == [.inspect])
    #expect(speaker.after(0, Rehearsal.progress(.underrun, 1_920)) == [.rewind])
    #expect(speaker.machine.counts == SoundCounts(asked: 1, cut: 1, underruns: 1))
    #expect(speaker.machine.fault == nil)
  }

  @Test func `an underrun in the silence behind a sound is no fault`() {
    var speaker = Self.playing
    speaker.after(20, .woke)
    speaker.after(0, .refilled(unwritten: 5_760))
    #expect(speaker.after(60, .woke) == [.refill])
    #expect(speaker.after(0, Rehearsal.error(.write, EPIPE)) == [.inspect])
    #expect(speaker.after(0, Rehearsal.progress(.underrun, 1_920)) == [.rewind])
    #expect(speaker.machine.counts == SoundCounts(asked: 1, heard: 1))
  }

  @Test func `a device that breaks while it is filled is opened anew`() {
    var speaker = Self.playing
    speaker.after(20, .woke)
    let broken = speaker.after(0, Rehearsal.error(.write, EIO))
    #expect(broken == [.report("Sound error: Input/output error."), .close, .open])
    #expect(speaker.machine.counts == SoundCounts(asked: 1, cut: 1, reopens: 1))
  }

  @Test func `a device that takes no more is looked at no oftener, and closed at the sound's end`() {
    var speaker = Self.playing
    for _ in 0..<8 {
      #expect(speaker.after(20, .woke) == [.refill])
      #expect(speaker.after(0, .refilled(unwritten: 6_720)) == [])
    }
    #expect(speaker.after(20, .woke) == [.inspect])
    let stuck = speaker.after(0, Rehearsal.progress(.running, 480))
    #expect(stuck == [.report(Fault.deviceSilent.line), .close])
  }

  @Test func `a leaving speaker goes on filling until its time is over`() {
    var speaker = Self.playing
    #expect(speaker.after(10, .leaving) == [])
    #expect(speaker.rest == 10)
    #expect(speaker.after(10, .woke) == [.refill])
    speaker.after(0, .refilled(unwritten: 5_760))
    #expect(speaker.rest == 20)
  }

  @Test func `a long sound is followed by a silent tail, a short one by a full buffer`() {
    let clip = Clip(samples: Array(repeating: 7, count: 100), rate: 48_000)
    let small = StreamFormat(rate: 48_000, channels: 2, period: 10, buffer: 50)
    let long = PreparedSound(clip, at: .loudest, for: small)
    #expect(long.total == 100 + 5_760)
    #expect(long.needsRefills)
    #expect(long.samples == Array(repeating: 7, count: 200) + Array(repeating: 0, count: 2 * 5_760))
    let exact = StreamFormat(rate: 48_000, channels: 2, period: 10, buffer: 100)
    #expect(!PreparedSound(clip, at: .loudest, for: exact).needsRefills)
  }

  @Test func `a buffer too short to be filled in time is refused`() throws {
    var bank = SoundBank()
    try bank.use(StreamFormat(rate: 48_000, channels: 1, period: 96, buffer: 960))
    #expect(throws: ALSAError(operation: .configure, code: EINVAL)) {
      try bank.use(StreamFormat(rate: 48_000, channels: 1, period: 96, buffer: 959))
    }
  }

  @Test(arguments: [(4_800, 1), (9_600, 2)])
  func `a device whose buffer holds 50 ms plays a click of 60 ms whole`(buffer: Int, channels: Int) async throws
  {
    let folder = try TemporaryFolder()
    let card = SoundConfiguration.faultCard(script: "", channels: channels, buffer: buffer)
    let clicks = try await Clicks.play(5, on: card, in: folder)
    let counts = try #require(clicks.counts)
    #expect(clicks.lines == [])
    #expect(counts.asked == 5)
    #expect(counts.heard == 5)
    #expect(clicks.work < 500)
    let click = try #require(Clip(wav: Sound.click.file)).samples
    let sound = click.flatMap { repeatElement($0, count: channels) }
    #expect(Recording(bytes: folder.bytes("recording")).search(for: sound) == (5, 0))
  }

  @Test(arguments: [
    ("play@480=EPIPE", [String]()), ("play@480=ESTRPIPE", []),
    ("play@480=ENODEV", [Fault.removed.line, Fault.recoveryLine]),
    ("play@480=stall", [Fault.deviceSilent.line, Fault.recoveryLine]),
    ("write#3=EIO", [OperatorLine.inputOutputError.rawValue, Fault.recoveryLine]), ("write=short:100", []),
  ])
  func `faults while a device is filled again are survived`(script: String, lines: [String]) async throws {
    let folder = try TemporaryFolder()
    let card = SoundConfiguration.faultCard(script: script, buffer: 4_800)
    let clicks = try await Clicks.play(8, on: card, in: folder)
    let counts = try #require(clicks.counts)
    #expect(clicks.lines == lines)
    #expect(counts.heard >= 4)
    #expect(counts.asked == counts.heard + counts.coalesced + counts.stale + counts.dropped + counts.cut)
    let click = try #require(Clip(wav: Sound.click.file)).samples
    #expect(Recording(bytes: folder.bytes("recording")).search(for: click).copies == counts.heard)
  }
}
