import Foundation
import TestSupport
import Testing

/// A configuration of ALSA whose device `default` records what is written to it in the file `heard`.
private func play(_ input: String, _ options: String) throws -> (result: Program.Result, heard: Data?) {
  let folder = FileManager.default.temporaryDirectory.appending(path: "counterbell-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let heard = folder.appending(path: "heard")
  try """
  pcm.nothing { type null }
  pcm.recorder { type file slave.pcm nothing file "\(heard.path)" format raw }
  pcm.!default { type plug slave.pcm recorder }

  """.write(to: folder.appending(path: "asound.conf"), atomically: true, encoding: .utf8)
  let result = try Program.shell(
    "ALSA_CONFIG_PATH=\(folder.path)/asound.conf $counterbell \(options)", input: input)
  return (result, try? Data(contentsOf: heard))
}

@Test(arguments: ["--mute", "--headless", "--mute --headless"])
func `a muted or headless run touches no device`(options: String) throws {
  let run = try play("reset\n", options)
  #expect(run.result.status == 0)
  #expect(run.heard == nil)
}

@Test(arguments: ["", "--device default", "--headless --device default", "--mute --device recorder"])
func `a reset plays the click sample for sample`(options: String) throws {
  let run = try play("b 5\nreset\n", options)
  #expect(run.result.errors == "")
  let file = try Data(
    contentsOf: URL(filePath: #filePath).appending(path: "../../../Resources/click.wav").standardized)
  let click = file.dropFirst(44)
  let heard = try #require(run.heard)
  #expect(heard.prefix(click.count) == click)
  #expect(heard.dropFirst(click.count).allSatisfy { $0 == 0 })
  #expect(heard.count > click.count)
}

@Test
func `nothing but a reset is heard`() throws {
  let run = try play("b 5\nt 5\ns 2\nfoo\n*\n\n", "--device default")
  #expect((run.heard ?? Data()).allSatisfy { $0 == 0 })
}

@Test
func `a missing device is one line for the operator and nothing else`() throws {
  let input = "b 5\nreset\nreset\n"
  let missing = try play(input, "--device nowhere").result
  #expect(missing.errors == "counterbell: Sound off: no sound device. The kiosk works normally.\n")
  #expect(missing.status == 0)
  #expect(missing.output == (try play(input, "--mute").result.output))
}
