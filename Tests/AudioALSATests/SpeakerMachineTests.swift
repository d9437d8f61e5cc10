import Audio
import Testing

@testable import AudioALSA

struct SpeakerMachineTests {
  @Test func `a click is one write, a look after its tail and a rewind`() {
    var speaker = Rehearsal()
    #expect(speaker.after(0, .started) == [.open])
    #expect(speaker.after(5, .opened(Rehearsal.format)) == [])
    #expect(speaker.rest == nil)
    #expect(speaker.click() == [.write(.click)])
    #expect(speaker.after(0, .accepted(frames: Rehearsal.frames)) == [])
    #expect(speaker.rest == 180)
    #expect(speaker.after(179, .woke) == [])
    #expect(speaker.after(1, .woke) == [.inspect])
    #expect(speaker.after(0, Rehearsal.progress(.running, 8_640)) == [.rewind])
    #expect(speaker.after(0, .rewound) == [])
    #expect(speaker.machine.state == .ready)
    #expect(speaker.rest == nil)
    #expect(speaker.machine.counts == SoundCounts(asked: 1, heard: 1))
  }

  @Test func `a click within 100 ms of a start is the same click`() {
    var speaker = Rehearsal.playing
    speaker.now = speaker.now + .milliseconds(99)
    #expect(speaker.click() == [])
    #expect(speaker.machine.counts == SoundCounts(asked: 2, coalesced: 1))
  }

  @Test func `a later click starts anew`() {
    var speaker = Rehearsal.playing
    speaker.now = speaker.now + .milliseconds(100)
    #expect(speaker.click() == [.inspect])
    #expect(speaker.after(0, Rehearsal.progress(.running, 4_800)) == [.rewind])
    #expect(speaker.after(0, .rewound) == [.write(.click)])
    #expect(speaker.after(0, .accepted(frames: Rehearsal.frames)) == [])
    #expect(speaker.rest == 180)
    #expect(speaker.machine.counts == SoundCounts(asked: 2, heard: 1))
  }

  @Test func `a sound that a later one replaces is cut, which is no fault`() {
    var speaker = Rehearsal.playing
    speaker.now = speaker.now + .milliseconds(100)
    speaker.click()
    #expect(speaker.after(0, Rehearsal.progress(.running, 2_000)) == [.rewind])
    #expect(speaker.machine.counts == SoundCounts(asked: 2, cut: 1))
    #expect(speaker.machine.fault == nil)
  }

  @Test func `clicks that wait together are one`() {
    var speaker = Rehearsal.ready
    #expect(speaker.click(count: 5) == [.write(.click)])
    #expect(speaker.machine.counts == SoundCounts(asked: 5, coalesced: 4))
  }

  @Test(arguments: [(150, [SpeakerAction.write(.click)], 0), (151, [], 1)])
  func `a click over 150 ms old is not played`(age: Int, actions: [SpeakerAction], stale: Int) {
    var speaker = Rehearsal.ready
    #expect(speaker.click(age: age) == actions)
    #expect(speaker.machine.counts.stale == stale)
  }

  @Test func `a click that went stale while the device was rewound is not played`() {
    var speaker = Rehearsal.playing
    speaker.now = speaker.now + .milliseconds(120)
    speaker.click()
    speaker.after(0, Rehearsal.progress(.running, 5_000))
    #expect(speaker.after(151, .rewound) == [])
    #expect(speaker.machine.state == .ready)
    #expect(speaker.machine.counts == SoundCounts(asked: 2, heard: 1, stale: 1))
  }

  @Test func `a click waits for a retry that is due`() {
    var speaker = Rehearsal()
    speaker.after(0, .started)
    speaker.after(0, Rehearsal.error(.open, 16))
    speaker.now = speaker.now + .milliseconds(250)
    #expect(speaker.click() == [.open])
    #expect(speaker.after(10, .opened(Rehearsal.format)) == [.write(.click)])
  }

  @Test func `a quiet speaker leaves at once`() {
    var speaker = Rehearsal.ready
    #expect(speaker.after(0, .leaving) == [.close])
    #expect(speaker.machine.state == .ended)
  }

  @Test func `a closed speaker leaves at once`() {
    var speaker = Rehearsal()
    speaker.after(0, .started)
    speaker.after(0, Rehearsal.error(.open, 2))
    #expect(speaker.after(0, .leaving) == [.close])
    #expect(speaker.machine.state == .ended)
  }

  @Test func `a leaving speaker plays its click to the end`() {
    var speaker = Rehearsal.playing
    #expect(speaker.after(10, .leaving) == [])
    #expect(speaker.rest == 170)
    #expect(speaker.after(170, .woke) == [.inspect])
    #expect(speaker.after(0, Rehearsal.progress(.running, 8_640)) == [.close])
    #expect(speaker.machine.state == .ended)
    #expect(speaker.machine.counts == SoundCounts(asked: 1, heard: 1))
  }

  @Test func `a leaving speaker gives a long sound 185 ms`() {
    var speaker = Rehearsal.ready
    speaker.click()
    speaker.after(0, .accepted(frames: 24_000))
    #expect(speaker.after(10, .leaving) == [])
    #expect(speaker.rest == 185)
    #expect(speaker.after(185, .woke) == [.inspect])
    #expect(speaker.after(0, Rehearsal.progress(.running, 9_000)) == [.close])
    #expect(speaker.machine.counts == SoundCounts(asked: 1, cut: 1))
    #expect(speaker.machine.fault == nil)
  }
}
