import Foundation
import TestSupport
import Testing

/// A tone of 40 ms that no sound of the kiosk's is like.
private let tone = (0..<1_920).map { frame in
  frame < 48 || frame >= 1_872 ? 0 : 0.5 * sin(2 * .pi * Double(frame) / 60)
}

/// Runs a visit of one reset with a configuration that is set up by the shell.
private func visit(
  _ script: String, _ options: String, in folder: borrowing TemporaryFolder
) async throws -> Child {
  try await Calm.wait()
  return try await Program.shell(
    """
    cd "$HOME"; \(script)
    (echo reset; sleep 1) | $counterbell tip --config shop \(options)
    """, environment: SoundConfiguration.file.environment(in: folder), in: folder)
}

@Test
func `a shop's own click and device can be configured`() async throws {
  let folder = try TemporaryFolder()
  let path = try SoundFixture(tone).write(to: "own.wav", in: folder)
  let result = try await visit("echo \"{ sounds: { click: '\(path)' } }\" > shop", "", in: folder)
  #expect(result.errors == "")
  let samples = tone.map { Int16(($0 * 32_767).rounded()) }
  #expect(Recording(bytes: folder.bytes("recording")).search(for: samples) == (1, 0))
}

@Test(arguments: [
  ("rm $click", "No such file or directory"), (": > $click", "empty"), ("cp silent.wav $click", "silent"),
  ("cp long.wav $click", "longer than 500 ms"), ("echo RIFF > $click", "not a sound that libsndfile reads"),
])
func `a configured click that can't be played is named with its file, line and key`(
  make: String, reason: String
) async throws {
  let folder = try TemporaryFolder()
  let path = try SoundFixture(tone).write(to: "own.wav", in: folder)
  try SoundFixture([Double](repeating: 0, count: 4_800)).write(to: "silent.wav", in: folder)
  try SoundFixture([Double](repeating: 0.5, count: 24_048)).write(to: "long.wav", in: folder)
  let result = try await visit(
    "click='\(path)'; \(make); echo \"{ sounds: {\n click: '$click' } }\" > shop",
    "--headless --device default",
    in: folder)
  #expect(result.status == 0)
  #expect(
    result.errors
      == "counterbell: shop:2: sounds.click: \(path): \(reason); the built-in click plays.\n")
  let resource = URL(filePath: #filePath).appending(path: "../../../Resources/click.wav").standardized
  let builtIn = Recording(bytes: try [UInt8](Data(contentsOf: resource).dropFirst(44))).samples
  #expect(Recording(bytes: folder.bytes("recording")).search(for: builtIn) == (1, 0))
}

@Test(arguments: [("--headless", ""), ("--mute", ""), ("", "default")])
func `a configured device plays, but in a run that is to be quiet`(quiet: String, played: String) async throws {
  let folder = try TemporaryFolder()
  let result = try await visit("echo \"{ sound: { device: 'default' } }\" > shop", quiet, in: folder)
  #expect(result.errors == "")
  #expect(folder.bytes("recording").isEmpty == played.isEmpty)
}

@Test
func `the sound commands are about the configured device, or the option's`() async throws {
  let folder = try TemporaryFolder()
  let named = SoundConfiguration.text("pcm.shop { type null }\npcm.other { type null }\n")
  let result = try await Program.shell(
    """
    cd "$HOME"; echo "{ sound: { device: 'shop' } }" > shop
    for verb in test status; do
      $counterbell sound $verb --config shop | grep device:
      $counterbell sound $verb --config shop --device other | grep device:
    done
    """, environment: named.environment(in: folder), in: folder)
  #expect(result.lines == ["device: shop", "device: other", "device: shop", "device: other"])
}

@Test(arguments: [
  ("{}", 0), ("{ sounds: { click: '/dev/null' } }", 0), ("{ sounds: { click: '$HOME/own.wav' } }", 1),
])
func `libsndfile is loaded for a click of the shop's own alone`(text: String, loads: Int) async throws {
  let folder = try TemporaryFolder()
  try SoundFixture(tone).write(to: "own.wav", in: folder)
  let result = try await visit(
    "echo \"\(text)\" > shop; export LD_DEBUG=files LD_DEBUG_OUTPUT=$HOME/loads", "", in: folder)
  #expect(result.status == 0)
  let loaded = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).filter { name in
    name.hasPrefix("loads.")
      && folder.lines(name).contains { $0.contains("calling init") && $0.contains("libsndfile") }
  }
  #expect(loaded.count == loads)
}
