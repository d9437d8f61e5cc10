import AudioALSA
import Glibc

extension SoundCommand {
  /// Says on one screen what the sound hangs on, without playing anything.
  func status() throws -> Int32 {
    let check = DeviceCheck(device: device)
    var trouble: SoundTrouble?
    do { try open(check) } catch let found as SoundTrouble { trouble = found }
    try say("user: \(user)")
    try say("sound cards: \(cards(DeviceFolder()))")
    try say("sound servers: \(servers)")
    try say("configuration: \(configuration)")
    if let trouble { return try explain(trouble) }
    try finish(check)
    try say("works: the device opens; 'counterbell sound test' plays on it")
    return EX_OK
  }

  private var user: String {
    let user = SoundUser.current
    if user.isRoot { return "\(user.name), who may open every device" }
    return "\(user.name), \(user.isInGroupAudio ? "in" : "not in") the group audio"
  }

  private func cards(_ folder: DeviceFolder) -> String {
    guard let devices = folder.playing else { return "none, there is no /dev/snd" }
    if devices.isEmpty { return "none that plays in /dev/snd" }
    return devices.map { folder.mayOpen($0) ? $0 : "\($0) (not for this user)" }.joined(separator: ", ")
  }

  private var servers: String {
    let servers = SoundServer.around(variable: environment)
    if servers.isEmpty { return "none" }
    return servers.map { "\($0.socket)\($0.isListening ? "" : " (nobody listens)")" }.joined(separator: ", ")
  }

  private var configuration: String {
    let path = environment("ALSA_CONFIG_PATH")
    if path.isEmpty { return "ALSA's own; ALSA_CONFIG_PATH is not set" }
    return unsafe access(path, R_OK) == 0 ? path : "\(path), which can't be read"
  }
}
