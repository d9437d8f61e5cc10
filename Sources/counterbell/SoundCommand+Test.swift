import Audio
import AudioALSA
import Glibc

extension SoundCommand {
  /// Plays every sound and says what came of it.
  func test() throws -> Int32 {
    let check = DeviceCheck(device: device)
    do {
      try open(check)
      for sound in Sound.allCases { try play(sound, check) }
    } catch let trouble as SoundTrouble {
      return try explain(trouble)
    }
    try finish(check)
    try say("works: the device consumed every sound")
    try say("silent even so: look at the volume (alsamixer, in Debian's package alsa-utils) and at the cable")
    return EX_OK
  }

  private func play(_ sound: Sound, _ check: DeviceCheck) throws {
    do {
      let consumption = try check.play(sound)
      let tries = consumption.isSecondTry ? " at the second try" : ""
      let wait = Self.milliseconds(consumption.wait)
      try say("\(sound.rawValue): consumed\(tries), from \(wait) ms after it was asked for")
    } catch let trouble as SoundTrouble {
      try say("\(sound.rawValue): not consumed")
      throw trouble
    }
  }

  /// Opens the device and says what it is and what it agreed to.
  func open(_ check: DeviceCheck) throws {
    try say("device: \(device)")
    let opening = Result { try check.open() }
    if let kind = check.kind { try say("is: \(kind)") }
    if case .failure = opening { try say("opens: no") }
    let format = try opening.get()
    try say("opens: yes")
    try say("format: S16_LE, \(format.rate) Hz, \(format.channels) channel\(format.channels == 1 ? "" : "s")")
    try say("period: \(Self.length(format.period, format.rate))")
    try say("buffer: \(Self.length(format.buffer, format.rate))")
  }

  private static func length(_ frames: Int, _ rate: Int) -> String {
    "\(frames) frames, \(milliseconds(.microseconds(frames * 1_000_000 / rate))) ms"
  }

  /// A time in milliseconds with two decimals.
  static func milliseconds(_ time: Duration) -> String {
    let hundredths = Int64(time / .microseconds(10))
    let decimals = hundredths % 100
    return "\(hundredths / 100).\(decimals < 10 ? "0" : "")\(decimals)"
  }
}
