import Foundation

/// A configuration of libasound that knows nothing but one device, named `default`.
package enum SoundConfiguration: Sendable {
  /// The test's own card, which misbehaves after a script; its log and recording go to the folder.
  ///
  /// `calls` is the script of the library that stands before libasound's own calls. `buffer` is the size of the card's
  /// largest buffer in bytes; 0 leaves each of the three numbers to the player.
  case faultCard(script: String, calls: String = "", rate: Int = 0, channels: Int = 0, buffer: Int = 0)
  /// A device that takes everything at once.
  case null
  /// A device that keeps what is written to it in the file `recording`.
  case file
  /// The test's own card behind a device that also writes to a full disk.
  case fullDisk
  /// Any other text.
  case text(String)
  /// No file at all.
  case missing

  /// Writes the file into the folder and returns the environment that leads libasound to it.
  package func environment(in folder: borrowing TemporaryFolder) throws -> [String: String] {
    if let text = try text(in: folder) { try folder.write(text, to: "asound.conf") }
    var environment = ["ALSA_CONFIG_PATH": folder.path("asound.conf")]
    if case .faultCard(_, let calls, _, _, _) = self, !calls.isEmpty {
      environment["FAULTCALLS"] = calls
      environment["LD_PRELOAD"] = try BuiltProduct.path("libFaultCalls.so")
    }
    return environment
  }

  private func text(in folder: borrowing TemporaryFolder) throws -> String? {
    switch self {
    case .null: return "pcm.!default { type null }\n"
    case .text(let text): return text
    case .missing: return nil
    case .file:
      let recording = folder.path("recording")
      return "pcm.!default { type file slave.pcm { type null } file \"\(recording)\" format raw }\n"
    case .faultCard(let script, _, let rate, let channels, let buffer):
      return try card("default", script, rate, channels, buffer, in: folder)
    case .fullDisk:
      let full = "pcm.!default { type file slave.pcm card file \"/dev/full\" format raw }\n"
      return try card("card", "", 0, 0, 0, in: folder) + full
    }
  }

  private func card(
    _ name: String, _ script: String, _ rate: Int, _ channels: Int, _ buffer: Int,
    in folder: borrowing TemporaryFolder
  ) throws -> String {
    try """
    pcm_type.faultcard { lib "\(BuiltProduct.path("libFaultCard.so"))" }
    pcm.!\(name) {
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
