import Foundation
import TestSupport
import Testing

/// A run of the program over a device `default` that records what is written to it, and that recording.
///
/// The guest comes a second late, so that the device is open: a busy machine may hold it up for longer than a
/// sound is waited with.
private func play(_ input: String, _ options: String) async throws -> (result: Child, heard: [UInt8]) {
  let folder = try TemporaryFolder()
  let environment = try SoundConfiguration.file.environment(in: folder)
  // The device has time to open: a sound that comes too late for its line is not played.
  let script = "(sleep 1; cat) | $counterbell tip --volume 9 \(options)"
  let result = try await Program.shell(script, input: input, environment: environment, in: folder)
  return (result, folder.bytes("recording"))
}

@Test(arguments: ["--mute", "--headless", "--mute --headless"])
func `a muted or headless run touches no device`(options: String) async throws {
  let run = try await play("reset\n", options)
  #expect(run.result.status == 0)
  #expect(run.heard == [])
}

@Test(arguments: ["", "--device default", "--headless --device default", "--mute --device default"])
func `a reset plays the click sample for sample`(options: String) async throws {
  let run = try await play("b 5\nreset\n", options)
  #expect(run.result.errors == "")
  let file = try Data(
    contentsOf: URL(filePath: #filePath).appending(path: "../../../Resources/click.wav").standardized)
  let click = file.dropFirst(44)
  let heard = run.heard
  #expect(heard.prefix(click.count).elementsEqual(click))
  #expect(heard.dropFirst(click.count).allSatisfy { $0 == 0 })
  #expect(heard.count > click.count)
}

@Test
func `nothing is heard of a line that is taken without a reset`() async throws {
  let run = try await play("b 5\nt 5\ns 2\n?\n*\n\n", "--device default")
  #expect(run.heard.allSatisfy { $0 == 0 })
}

@Test
func `a missing device is one line for the operator and nothing else`() async throws {
  let input = "b 5\nreset\nreset\n"
  let missing = try await play(input, "--device nowhere").result
  #expect(missing.errors == "counterbell: Sound off: no sound device. The kiosk works normally.\n")
  #expect(missing.status == 0)
  #expect(missing.output == (try await play(input, "--mute").result.output))
}
