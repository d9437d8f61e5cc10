import Foundation

/// A configuration of libasound that knows nothing but one device, named `default`.
package enum SoundConfiguration {
  /// The test's own card, which misbehaves after a script; its log and recording go to the folder.
  ///
  /// `buffer` is the size of its largest buffer in bytes; 0 leaves each of the three to the player.
  case faultCard(script: String, rate: Int = 0, channels: Int = 0, buffer: Int = 0)
  /// A device that takes everything at once.
  case null
  /// A device that keeps what is written to it in the file `recording`.
  case file
  /// Any other text.
  case text(String)
  /// No file at all.
  case missing

  /// Writes the file into the folder and returns the environment that leads libasound to it.
  package func environment(in folder: borrowing TemporaryFolder) throws -> [String: String] {
    let path = folder.path("asound.conf")
    guard let text = try text(in: folder) else { return ["ALSA_CONFIG_PATH": path] }
    try folder.write(text, to: "asound.conf")
    return ["ALSA_CONFIG_PATH": path]
  }

  private func text(in folder: borrowing TemporaryFolder) throws -> String? {
    switch self {
    case .null: return "pcm.!default { type null }\n"
    case .text(let text): return text
    case .missing: return nil
    case .file:
      let recording = folder.path("recording")
      return "pcm.!default { type file slave.pcm { type null } file \"\(recording)\" format raw }\n"
    case .faultCard(let script, let rate, let channels, let buffer):
      return try """
      pcm_type.faultcard { lib "\(BuiltProduct.path("libFaultCard.so"))" }
      pcm.!default {
        type faultcard
        script "\(script)"
        log "\(folder.path("log"))"
        recording "\(folder.path("recording"))"
        rate \(rate)
        channels \(channels)
        buffer \(buffer)
      }

      """
    }
  }
}
