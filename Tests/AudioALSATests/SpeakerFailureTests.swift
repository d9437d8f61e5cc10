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
}
