import Audio
import TestSupport
import Testing

@testable import AudioALSA

/// One sound while another plays.
struct ReplacingTests {
  private func trigger(_ sound: Sound, at moment: Moment, count: Int = 1) -> SpeakerEvent {
    .triggered(Trigger(sound: sound, moment: moment, count: count))
  }

  @Test(arguments: [0, 1, 50, 99, 100, 179])
  func `another sound replaces the one that plays, however soon`(milliseconds: Int) {
    var speaker = Rehearsal.playing
    speaker.now = speaker.now + .milliseconds(milliseconds)
    #expect(speaker.after(0, trigger(.refused, at: speaker.now)) == [.inspect])
    let consumed = milliseconds * 48
    #expect(speaker.after(0, Rehearsal.progress(.running, consumed)) == [.rewind])
    #expect(speaker.after(0, .rewound) == [.write(.refused)])
    let isHeard = consumed >= Rehearsal.frames
    #expect(speaker.machine.counts == SoundCounts(asked: 2, heard: isHeard ? 1 : 0, cut: isHeard ? 0 : 1))
    #expect(speaker.machine.fault == nil)
  }

  @Test func `of many sounds in a row each cuts the one before, and none waits`() {
    var speaker = Rehearsal.ready
    speaker.click()
    speaker.after(0, .accepted(frames: Rehearsal.frames))
    for sound in [Sound.refused, .confirmed, .timeNearlyUp, .click] {
      speaker.now = speaker.now + .milliseconds(10)
      #expect(speaker.after(0, trigger(sound, at: speaker.now)) == [.inspect])
      speaker.after(0, Rehearsal.progress(.running, 480))
      #expect(speaker.after(0, .rewound) == [.write(sound)])
      speaker.after(0, .accepted(frames: Rehearsal.frames))
    }
    #expect(speaker.after(180, .woke) == [.inspect])
    speaker.after(0, Rehearsal.progress(.running, 8_640))
    #expect(speaker.after(0, .rewound) == [])
    #expect(speaker.rest == nil)
    #expect(speaker.machine.counts == SoundCounts(asked: 5, heard: 1, cut: 4))
  }

  @Test func `of different sounds that wait together the latest plays`() {
    let mailbox = Mailbox()
    let moment = Moment(microseconds: 1_000_000)
    for sound in Sound.allCases { mailbox.post(sound, at: moment) }
    #expect(mailbox.take() == Trigger(sound: .timeNearlyUp, moment: moment, count: 4))
    #expect(mailbox.take() == nil)
  }

  @Test func `a sound that replaces a long one is written from its own start`() {
    var speaker = Rehearsal.ready
    speaker.click()
    speaker.after(0, .accepted(frames: 24_000, unwritten: 20_160))
    speaker.now = speaker.now + .milliseconds(30)
    #expect(speaker.after(0, trigger(.refused, at: speaker.now)) == [.inspect])
    speaker.after(0, Rehearsal.progress(.running, 1_440))
    #expect(speaker.after(0, .rewound) == [.write(.refused)])
    speaker.after(0, .accepted(frames: 3_840))
    #expect(speaker.rest == 200)
  }

  @Test(arguments: [("reset\nnonsense\n", Sound.refused), ("nonsense\nreset\n", .click)])
  func `of two lines at once the second one's sound is heard whole and last`(input: String, last: Sound)
    async throws
  {
    let folder = try TemporaryFolder()
    let environment = try SoundConfiguration.faultCard(script: "").environment(in: folder)
    let result = try await Program.shell(
      "(sleep 0.5; printf '\(input)'; sleep 0.5) | $counterbell --volume 9 --device default",
      environment: environment,
      in: folder)
    #expect(result.errors == "")
    let sound = try #require(Clip(wav: last.file)).samples
    let recording = Recording(bytes: folder.bytes("recording"))
    let search = recording.search(for: sound)
    #expect(search.copies == 1)
    #expect(search.strays < 2_880)
    let end = recording.samples.lastIndex { $0 != 0 }.map { recording.samples[...$0] } ?? []
    let tail = sound.lastIndex { $0 != 0 }.map { sound[...$0] } ?? []
    #expect(end.suffix(1_000).elementsEqual(tail.suffix(1_000)))
  }
}
