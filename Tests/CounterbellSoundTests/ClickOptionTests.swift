import Foundation
import TestSupport
import Testing

/// A decaying tone of 1 kHz that is silent for its first and last millisecond, which are faded.
private func click(milliseconds: Int) -> [Double] {
  let count = milliseconds * 48
  return (0..<count).map { frame in
    frame < 48 || frame >= count - 48
      ? 0 : 0.5 * sin(2 * .pi * Double(frame) / 48) * exp(-Double(frame) / 9_600)
  }
}

/// The samples as a 16-bit file keeps them.
private func samples(_ sound: [Double]) -> [Int16] { sound.map { Int16(($0 * 32_767).rounded()) } }

@Test
func `a shop's own click is played sample for sample`() async throws {
  let folder = try TemporaryFolder()
  let own = click(milliseconds: 40)
  let path = try SoundFixture(own).write(to: "own.wav", in: folder)
  try await Calm.wait()
  let result = try await Program.shell(
    "(echo reset; sleep 1) | $counterbell tip --device default --click '\(path)'",
    environment: SoundConfiguration.file.environment(in: folder), in: folder)
  #expect(result.errors == "")
  #expect(Recording(bytes: folder.bytes("recording")).search(for: samples(own)) == (1, 0))
}

@Test(arguments: [0, 9_600])
func `a click of 400 ms is heard whole whatever the buffer holds`(buffer: Int) async throws {
  let folder = try TemporaryFolder()
  let own = click(milliseconds: 400)
  let path = try SoundFixture(own, format: .flac).write(to: "own.flac", in: folder)
  let card = SoundConfiguration.faultCard(script: "", buffer: buffer)
  try await Calm.wait()
  let result = try await Program.shell(
    "(sleep 0.3; echo reset; sleep 0.8; echo reset; sleep 0.8) | $counterbell tip --device default --click '\(path)'",
    environment: card.environment(in: folder), in: folder)
  #expect(result.errors == "")
  #expect(Recording(bytes: folder.bytes("recording")).search(for: samples(own)) == (2, 0))
}

@Test(arguments: [
  ("", "No such file or directory"), (": > $f", "empty"),
  ("echo RIFF > $f", "not a sound that libsndfile reads"),
  ("mkfifo $f", "not a regular file"), ("head -c 2000 $HOME/whole.wav > $f", "cut short"),
  ("cp $HOME/long.wav $f", "longer than 500 ms"), ("cp $HOME/silent.wav $f", "silent"),
  ("head -c 600 $HOME/whole.mp3 > $f", "not a sound that libsndfile reads"),
])
func `a click that can't be played is one line, and the built-in one plays`(make: String, reason: String)
  async throws
{
  let folder = try TemporaryFolder()
  try SoundFixture(click(milliseconds: 60)).write(to: "whole.wav", in: folder)
  try SoundFixture(click(milliseconds: 100), format: .mp3).write(to: "whole.mp3", in: folder)
  try SoundFixture(click(milliseconds: 501)).write(to: "long.wav", in: folder)
  try SoundFixture([Double](repeating: 0, count: 4_800)).write(to: "silent.wav", in: folder)
  let file = folder.path("click")
  try await Calm.wait()
  let result = try await Program.shell(
    """
    f='\(file)'; \(make.isEmpty ? ":" : make)
    (echo reset; sleep 1) | $counterbell tip --headless --device default --click $f
    """, environment: SoundConfiguration.file.environment(in: folder), in: folder)
  #expect(result.status == 0)
  #expect(result.errors == "counterbell: --click \(file): \(reason); the built-in click plays.\n")
  #expect(result.output == (try await Program.run("tip", "--headless", input: "reset\n").output))
  let resource = URL(filePath: #filePath).appending(path: "../../../Resources/click.wav").standardized
  let builtIn = Recording(bytes: try [UInt8](Data(contentsOf: resource).dropFirst(44))).samples
  #expect(Recording(bytes: folder.bytes("recording")).search(for: builtIn) == (1, 0))
}

@Test
func `a quiet run doesn't look at the click`() async throws {
  let result = try await Program.run("tip", "--headless", "--click", "/nonexistent", input: "reset\n")
  #expect(result == (try await Program.run("tip", "--headless", input: "reset\n")))
}
