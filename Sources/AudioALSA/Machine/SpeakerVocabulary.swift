import Audio

/// A wish for a sound, as the till left it.
struct Trigger: Equatable, Sendable {
  let sound: Sound
  /// When the latest of them was made.
  let moment: Moment
  /// How many were made since the worker last looked.
  let count: Int
}

/// What the device agreed to.
package struct StreamFormat: Equatable, Sendable {
  /// Frames a second.
  package let rate: Int
  package let channels: Int
  /// Frames.
  package let period: Int
  /// Frames.
  package let buffer: Int

  /// The time after which a full buffer is filled again.
  var halfBuffer: Duration { .frames(buffer / 2, at: rate) }
}

/// How far the device has come with a sound.
struct Progress: Equatable {
  /// The stream's states that lead to different answers.
  enum Stream { case running, underrun, suspended, disconnected, other }

  let stream: Stream
  /// Frames of the buffer that are free, or a negative error.
  let available: Int
}

/// What happens to the speaker; the second group answers the machine's own actions.
enum SpeakerEvent: Equatable {
  case started
  case triggered(Trigger)
  case woke
  case devicesChanged
  case answeredLate
  case leaving

  case opened(StreamFormat)
  /// The device has started a sound of this many frames; `unwritten` of it and its tail don't fit the buffer yet.
  case accepted(frames: Int, unwritten: Int = 0)
  case refilled(unwritten: Int)
  case inspected(Progress)
  case rewound
  case failed(ALSAError)
}

/// What the worker is to do; one list holds at most one action that is answered by an event, as its last.
enum SpeakerAction: Equatable {
  case report(String)
  case close
  case resume

  case open
  case write(Sound)
  case refill
  case inspect
  case rewind
}

/// What became of the sounds asked for: `asked` is the sum of the five that follow it, once all is quiet.
package struct SoundCounts: Equatable, Sendable {
  package var asked = 0
  /// Taken by the device to their end.
  package var heard = 0
  /// Merged into one that had just started or was about to.
  package var coalesced = 0
  /// Too old when the worker came to them.
  package var stale = 0
  /// Lost because the device was closed or failed.
  package var dropped = 0
  /// Begun and not heard to their end.
  package var cut = 0

  package var underruns = 0
  package var resumes = 0
  package var reopens = 0
}
