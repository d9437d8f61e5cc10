import AudioALSA
import Front
import Glibc

extension SoundCommand {
  /// Writes each device that plays, and what `default` stands for.
  func list() throws -> Int32 {
    let check = DeviceCheck(device: "default")
    guard let named = PlaybackDevice.all() else {
      OperatorLines.report("ALSA does not come back from reading its configuration")
      return EX_UNAVAILABLE
    }
    let opens = (try? check.open()) != nil
    if opens { _ = check.close() }
    let isNamed = named.contains { $0.name == "default" }
    let devices = isNamed || check.kind == nil ? named : [.unnamedDefault] + named
    for device in devices {
      let meaning = device.name == "default" ? meaning(check.kind, opens: opens) : nil
      try options.isJSON ? writeJSON(device, meaning) : write(device, meaning)
    }
    if devices.isEmpty {
      OperatorLines.report("no playback device")
      return EX_UNAVAILABLE
    }
    if check.kind == nil {
      OperatorLines.report("'default', which the kiosk plays on unless it is told otherwise, is no device here")
    }
    return EX_OK
  }

  private func meaning(_ kind: String?, opens: Bool) -> String {
    let kind = kind ?? "no device here"
    return opens ? kind : "\(kind); it does not open now"
  }

  /// The name, then its description further in, as `aplay -L` does.
  private func write(_ device: PlaybackDevice, _ meaning: String?) throws(SystemError) {
    try say(device.name)
    for line in device.description { try say("    \(line)") }
    if let meaning { try say("    is: \(meaning)") }
  }

  private func writeJSON(_ device: PlaybackDevice, _ meaning: String?) throws(SystemError) {
    var output = Output.standard
    output.bytes.append(contentsOf: #"{"name":"#.utf8)
    output.bytes.append(json: device.name)
    output.bytes.append(contentsOf: #","description":"#.utf8)
    output.bytes.append(jsonArray: device.description) { $0.append(json: $1) }
    output.bytes.append(contentsOf: #","is":"#.utf8)
    if let meaning { output.bytes.append(json: meaning) } else { output.bytes.append(contentsOf: "null".utf8) }
    output.bytes.append(contentsOf: "}\n".utf8)
    try output.flush()
  }
}
