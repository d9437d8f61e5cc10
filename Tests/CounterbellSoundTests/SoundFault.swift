import TestSupport
import Testing

/// What `counterbell sound` says of a card that fails after a script.
struct SoundFault: CustomTestStringConvertible, Sendable {
  let script: String
  /// What is wrong.
  let wrong: String
  /// How the words begin that say what mends it.
  var mend = ""
  var status: Int32 = 69

  var testDescription: String { script }

  /// Faults that show when the device is opened.
  static let opening: [SoundFault] = [
    SoundFault(
      script: "open=EBUSY", wrong: "Another program holds the device.", mend: "End that program"),
    SoundFault(script: "open=ENOENT", wrong: "There is no such sound device.", mend: "Plug one in"),
    SoundFault(script: "open=ENODEV", wrong: "There is no such sound device.", mend: "Plug one in"),
    SoundFault(script: "open=EACCES", wrong: "This user may not open the device.", status: 77),
    SoundFault(script: "open=EPERM", wrong: "This user may not open the device.", status: 77),
    SoundFault(
      script: "open=ECONNREFUSED", wrong: "The sound server that the device leads to is not running.",
      mend: "Start PulseAudio or PipeWire"),
    SoundFault(script: "open=EINVAL", wrong: "The device failed: Invalid argument.", mend: "Look at ALSA's"),
    SoundFault(
      script: "hw_params=EINVAL", wrong: "The device does not take the sounds' format.",
      mend: "Let ALSA convert: --device \"plug:default\"."),
    SoundFault(script: "prepare=EIO", wrong: "The device failed: Input/output error."),
    SoundFault(
      script: "open=hang", wrong: "ALSA does not come back from opening the device.",
      mend: "Start the sound server again"),
    SoundFault(script: "prepare=hang", wrong: "ALSA does not come back from opening the device."),
  ]

  /// Faults that only a sound brings out.
  static let playing: [SoundFault] = [
    SoundFault(script: "write=EIO", wrong: "The device failed: Input/output error.", mend: "Look at ALSA's"),
    SoundFault(script: "write#3=EIO", wrong: "The device failed: Input/output error."),
    SoundFault(script: "write=EAGAIN", wrong: "The device opened, but it does not play."),
    SoundFault(script: "write=EPIPE", wrong: "The device failed: Broken pipe."),
    SoundFault(script: "play@480=ENODEV", wrong: "The device was removed.", mend: "Plug it in again"),
    SoundFault(script: "play@480=ENODEV;close=hang", wrong: "The device was removed."),
    SoundFault(
      script: "play@0=stall", wrong: "The device opened, but it does not play.",
      mend: "Start the sound server again"),
    SoundFault(script: "play@480=stall", wrong: "The device opened, but it does not play."),
    SoundFault(script: "write#2=hang", wrong: "ALSA does not come back from playing 'refused'."),
    SoundFault(script: "start=hang", wrong: "ALSA does not come back from playing 'click'."),
  ]
}
