import Foundation
import TestSupport
import Testing

@Suite(.serialized)
struct SoundStatusTests {
  @Test func `one screen says what the sound hangs on and plays nothing`() async throws {
    let run = try await SoundCommandRun("status", on: .faultCard(script: ""))
    let names = run.child.lines.map { $0.prefix { $0 != ":" } }
    #expect(
      names == [
        "device", "is", "opens", "format", "period", "buffer", "user", "sound cards", "sound servers",
        "configuration", "works",
      ])
    #expect(run.value("opens") == "yes")
    #expect(run.child.status == 0)
    #expect(run.child.errors == "")
    #expect(run.recording.samples == [])
  }

  @Test(arguments: SoundFault.opening)
  func `a fault is said in words, with what mends it`(_ fault: SoundFault) async throws {
    let run = try await SoundCommandRun("status", on: .faultCard(script: fault.script))
    #expect(run.value("opens") == "no")
    #expect(run.value("wrong") == Substring(fault.wrong))
    #expect(try #require(run.value("mend")).hasPrefix(fault.mend))
    #expect(run.child.status == fault.status)
    #expect(run.child.errors == "")
    #expect(run.time < .seconds(5))
  }

  @Test func `a configuration that can't be read is named`() async throws {
    let run = try await SoundCommandRun("status", on: .missing)
    #expect(try #require(run.value("configuration")).hasSuffix("/asound.conf, which can't be read"))
    #expect(run.child.status == 69)
  }

  @Test(arguments: [
    ("pulse", "libasound2-plugins"), ("pipewire", "pipewire-alsa"),
  ])
  func `a way to a server that is not installed names its package`(type: String, package: String) async throws {
    let lib = "pcm_type.\(type) { lib \"/nonexistent/lib.so\" }\n"
    let run = try await SoundCommandRun("status", on: .text(lib + "pcm.!default { type \(type) }\n"))
    #expect(try #require(run.value("mend")).contains("package \(package),"))
    #expect(run.child.status == 69)
  }

  @Test(arguments: [
    [], ["nonsense"], ["test", "more"], ["test", "--json"], ["list", "--device", "null"], ["test", "--batch"],
    ["status", "--mute"],
  ])
  func `a wrong command line is said in one sentence`(arguments: [String]) async throws {
    let result = try await Program.run(["sound"] + arguments, bytes: Data())
    #expect(result.status == 64)
    #expect(result.output == "")
    #expect(result.errors.split(separator: "\n").count == 2)
    #expect(result.errors.hasSuffix("counterbell: see counterbell --help\n"))
  }
}
