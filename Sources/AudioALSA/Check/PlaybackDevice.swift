internal import CALSA

/// A device that plays, as libasound's configuration describes it.
package struct PlaybackDevice: Equatable, Sendable {
  /// The time that libasound is given to read its configuration.
  private static let patience = Duration.seconds(2)

  /// The name to give to `--device`.
  package let name: String
  /// What the configuration says about it, a line each.
  package let description: [String]

  /// The device that the kiosk uses, where the configuration says nothing about it.
  package static let unnamedDefault = PlaybackDevice(name: "default", description: [])

  /// The devices that libasound names for playing, in its order; nil if it did not answer.
  package static func all() -> [PlaybackDevice]? {
    Errand.result(within: patience) { unsafe named() }
  }

  @unsafe private static func named() -> [PlaybackDevice] {
    var hints: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
    guard unsafe snd_device_name_hint(-1, "pcm", &hints) == 0, let hints = unsafe hints else { return [] }
    defer { unsafe snd_device_name_free_hint(hints) }
    var devices: [PlaybackDevice] = []
    var next = unsafe hints
    while let hint = unsafe next.pointee {
      if let device = unsafe PlaybackDevice(hint: hint) { devices.append(device) }
      unsafe next += 1
    }
    return devices
  }

  private init(name: String, description: [String]) {
    self.name = name
    self.description = description
  }

  /// Reads one hint; nil for a device that only records.
  @unsafe private init?(hint: UnsafeMutableRawPointer) {
    guard unsafe Self.text(hint, "IOID") != "Input" else { return nil }
    guard let name = unsafe Self.text(hint, "NAME") else { return nil }
    self.name = name
    description = unsafe Self.text(hint, "DESC")?.split(separator: "\n").map(String.init) ?? []
  }

  @unsafe private static func text(_ hint: UnsafeMutableRawPointer, _ field: String) -> String? {
    guard let text = unsafe snd_device_name_get_hint(hint, field) else { return nil }
    defer { unsafe free(text) }
    return unsafe String(cString: text)
  }
}
