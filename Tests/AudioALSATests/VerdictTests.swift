import Audio
import Testing

@testable import AudioALSA

struct VerdictTests {
  @Test(arguments: [
    (Progress(stream: .running, available: 2_880), 180, Playing.Verdict.heard),
    (Progress(stream: .running, available: 2_879), 180, .unfinished),
    (Progress(stream: .other, available: 9_600), 180, .heard),
    (Progress(stream: .underrun, available: -32), 199, .underrun),
    (Progress(stream: .underrun, available: -32), 200, .heard),
    (Progress(stream: .suspended, available: 9_600), 180, .suspended),
    (Progress(stream: .disconnected, available: 9_600), 180, .failed(.removed)),
    (Progress(stream: .other, available: -5), 180, .failed(.other("Input/output error"))),
  ])
  func `a click is judged by the device's progress`(progress: Progress, elapsed: Int, verdict: Playing.Verdict)
  {
    let start = Moment(microseconds: 0)
    let playing = Playing(sound: .click, frames: Rehearsal.frames, rate: 48_000, start: start)
    let now = start + .milliseconds(elapsed)
    #expect(playing.verdict(progress, buffer: .milliseconds(200), at: now) == verdict)
  }
}
