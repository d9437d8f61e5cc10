import Audio
import Glibc
import Testing

@testable import AudioALSA

struct SpeakerFailureTests {
  private typealias Run = Rehearsal

  @Test func `the wait before a retry doubles up to 30 s`() {
    var speaker = Run()
    speaker.after(0, .started)
    let waits = (0..<9).map { _ in
      speaker.after(0, Run.error(.open, EBUSY))
      let rest = speaker.rest ?? 0
      #expect(speaker.after(Int(rest), .woke) == [.open])
      return rest
    }
    #expect(waits == [250, 500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
  }

  @Test func `a lack of permission waits 30 s from the start`() {
    var speaker = Run()
    speaker.after(0, .started)
    #expect(
      speaker.after(0, Run.error(.open, EACCES)) == [.report(Fault.noPermission.line), .close])
    #expect(speaker.rest == 30_000)
  }

  @Test func `a fault is told once, and sound is back when a click was heard`() {
    var speaker = Run()
    speaker.after(0, .started)
    #expect(speaker.after(0, Run.error(.open, ENOENT)) == [.report(Fault.noDevice.line), .close])
    #expect(speaker.after(250, .woke) == [.open])
    #expect(speaker.after(0, Run.error(.open, ENOENT)) == [.close])
    #expect(speaker.after(500, .woke) == [.open])
    #expect(speaker.after(0, .opened(Run.format)) == [])
    #expect(speaker.machine.backoff == .milliseconds(500))
    speaker.click()
    speaker.after(0, .accepted(frames: Run.frames))
    speaker.after(180, .woke)
    #expect(speaker.after(0, Run.progress(.running, 8_640)) == [.report(Fault.recoveryLine), .rewind])
    #expect(speaker.machine.backoff == .zero)
  }

  @Test func `a click while the device is closed is dropped`() {
    var speaker = Run()
    speaker.after(0, .started)
    speaker.after(0, Run.error(.open, EBUSY))
    #expect(speaker.click() == [])
    #expect(speaker.machine.counts == SoundCounts(asked: 1, dropped: 1))
  }

  @Test func `a change in the devices' folder brings the retry to 50 ms`() {
    var speaker = Run()
    speaker.after(0, .started)
    speaker.after(0, Run.error(.open, EACCES))
    #expect(speaker.after(10, .devicesChanged) == [])
    #expect(speaker.rest == 50)
    speaker.after(40, .devicesChanged)
    #expect(speaker.rest == 10)
    #expect(speaker.after(10, .woke) == [.open])
  }

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

  @Test(arguments: [
    (Progress(stream: .running, available: 2_880), 180, Playing.Verdict.heard),
    (Progress(stream: .running, available: 2_879), 180, .unfinished),
    (Progress(stream: .other, available: 9_600), 180, .heard),
    (Progress(stream: .underrun, available: 480), 199, .underrun),
    (Progress(stream: .underrun, available: 480), 200, .heard),
    (Progress(stream: .underrun, available: 9_600), 180, .heard),
    (Progress(stream: .suspended, available: 9_600), 180, .suspended),
    (Progress(stream: .disconnected, available: 9_600), 180, .failed(.removed)),
    (Progress(stream: .other, available: -5), 180, .failed(.other("Input/output error"))),
  ])
  func `a click is judged by the device's progress`(progress: Progress, elapsed: Int, verdict: Playing.Verdict)
  {
    let start = Moment(microseconds: 0)
    let playing = Playing(sound: .click, frames: Run.frames, rate: 48_000, start: start)
    let now = start + .milliseconds(elapsed)
    #expect(playing.verdict(progress, buffer: .milliseconds(200), at: now) == verdict)
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
