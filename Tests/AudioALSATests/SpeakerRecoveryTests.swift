import Audio
import Glibc
import Testing

@testable import AudioALSA

struct SpeakerRecoveryTests {
  private typealias Run = Rehearsal

  @Test(arguments: [(EPIPE, 1), (EAGAIN, 0), (EINTR, 0)])
  func `a write that an underrun or a full ring refuses is made once more`(code: Int32, underruns: Int) {
    var speaker = Run.ready
    speaker.click()
    #expect(speaker.after(0, Run.error(.write, code)) == [.rewind])
    #expect(speaker.after(0, .rewound) == [.write(.click)])
    #expect(speaker.after(0, .accepted(frames: Run.frames)) == [])
    #expect(speaker.machine.counts == SoundCounts(asked: 1, underruns: underruns))
    #expect(speaker.machine.fault == nil)
  }

  @Test func `a suspended device is resumed once`() {
    var speaker = Run.ready
    speaker.click()
    #expect(speaker.after(0, Run.error(.write, ESTRPIPE)) == [.resume, .rewind])
    #expect(speaker.after(0, .rewound) == [.write(.click)])
    let lost = speaker.after(0, Run.error(.write, ESTRPIPE))
    #expect(lost == [.report("Sound error: Streams pipe error."), .close])
    #expect(speaker.machine.counts == SoundCounts(asked: 1, dropped: 1, resumes: 1))
  }

  @Test(arguments: [(EIO, "Sound error: Input/output error."), (ENODEV, "Sound device removed.")])
  func `a broken device is opened anew once for the click`(code: Int32, line: String) {
    var speaker = Run.ready
    speaker.click()
    #expect(speaker.after(0, Run.error(.write, code)) == [.report(line), .close, .open])
    #expect(speaker.after(0, .opened(Run.format)) == [.write(.click)])
    #expect(speaker.after(0, Run.error(.write, code)) == [.close])
    #expect(speaker.rest == 250)
    #expect(speaker.machine.counts == SoundCounts(asked: 1, dropped: 1, reopens: 1))
  }

  @Test func `a removed device that is missing afterwards is told once`() {
    var speaker = Run.playing
    speaker.after(180, .woke)
    let removed = speaker.after(0, Run.progress(.disconnected, -Int(ENODEV)))
    #expect(removed == [.report(Fault.removed.line), .close, .open])
    #expect(speaker.after(0, Run.error(.open, ENOENT)) == [.close])
    #expect(speaker.machine.fault == .removed)
    #expect(speaker.machine.counts == SoundCounts(asked: 1, cut: 1, reopens: 1))
  }

  @Test func `a device that did not take the click by the deadline is closed`() {
    var speaker = Run.playing
    speaker.after(180, .woke)
    let stuck = speaker.after(0, Run.progress(.running, Run.frames - 1))
    #expect(stuck == [.report(Fault.deviceSilent.line), .close])
    #expect(speaker.rest == 250)
  }

  @Test func `a rewind that fails opens the device anew`() {
    var speaker = Run.playing
    speaker.after(180, .woke)
    speaker.after(0, Run.progress(.running, 8_640))
    let broken = speaker.after(0, Run.error(.prepare, EIO))
    #expect(broken == [.report("Sound error: Input/output error."), .close, .open])
    #expect(speaker.after(0, .opened(Run.format)) == [])
    #expect(speaker.machine.state == .ready)
  }

  @Test func `a system that answered late is back with the next click`() {
    var speaker = Run.ready
    #expect(speaker.after(0, .answeredLate) == [])
    speaker.click()
    speaker.after(0, .accepted(frames: Run.frames))
    speaker.after(180, .woke)
    #expect(speaker.after(0, Run.progress(.running, 8_640)) == [.report(Fault.recoveryLine), .rewind])
  }
}
