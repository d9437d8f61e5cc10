import Audio

@testable import AudioALSA

/// A machine with a clock that the test moves by hand.
struct Rehearsal {
  var machine = SpeakerMachine()
  var now = Moment(microseconds: 1_000_000)

  static let format = StreamFormat(rate: 48_000, channels: 1, period: 480, buffer: 9_600)
  /// Frames of the click: 60 ms.
  static let frames = 2_880

  /// A machine that has opened its device.
  static var ready: Rehearsal {
    var rehearsal = Rehearsal()
    rehearsal.after(0, .started)
    rehearsal.after(1, .opened(format))
    return rehearsal
  }

  /// A machine whose device plays a click since this moment.
  static var playing: Rehearsal {
    var rehearsal = ready
    rehearsal.click()
    rehearsal.after(0, .accepted(frames: frames))
    return rehearsal
  }

  /// Lets time pass, gives the event, and returns what the machine wants done.
  @discardableResult
  mutating func after(_ milliseconds: Int, _ event: SpeakerEvent) -> [SpeakerAction] {
    now = now + .milliseconds(milliseconds)
    return machine.handle(event, at: now)
  }

  /// The guest asks for clicks, the last of them some time ago.
  @discardableResult
  mutating func click(age: Int = 0, count: Int = 1) -> [SpeakerAction] {
    let moment = now + .milliseconds(-age)
    return after(0, .triggered(Trigger(sound: .click, moment: moment, count: count)))
  }

  /// The device looks as it does when it has taken this many frames.
  static func progress(_ stream: Progress.Stream, _ available: Int) -> SpeakerEvent {
    .inspected(Progress(stream: stream, available: available))
  }

  static func error(_ operation: ALSAError.Operation, _ code: Int32) -> SpeakerEvent {
    .failed(ALSAError(operation: operation, code: code))
  }

  /// How long the machine wants to sleep from now on, in milliseconds.
  var rest: Int64? { machine.wakeUp.map { ($0 - now).microseconds / 1_000 } }
}
