import Foundation
import TestSupport
import Testing

/// A visit with a sound in nearly every line, which takes 3 s.
private let lines = "b 100\n" + String(repeating: "reset\nb 5\ns x\ns 3\nreset\n?\nt\n", count: 2)

@Test(arguments: FaultScript.all)
func `a visit looks the same whatever the device does`(_ fault: FaultScript) async throws {
  for format in ["", "--json"] {
    let muted = try await Program.run(
      ["tip", "--headless"] + (format.isEmpty ? [] : [format]), bytes: Data(lines.utf8))
    let visit = try await Visit.make(lines, "--headless --device default \(format)", on: fault.configuration)
    #expect(visit.result.output == muted.output)
    #expect(visit.result.status == 0)
    #expect(visit.leaving < 250)
    let told = visit.result.errors.split(separator: "\n").map(String.init)
    let withoutReturn = fault.faults.map { "counterbell: \($0.rawValue)" }
    if fault.mayPassUnnoticed && told == [] { continue }
    // The visit may end before the sound is back.
    #expect(told == withoutReturn || told == fault.lines.map { "counterbell: \($0)" })
  }
}

@Test(arguments: [
  (SoundConfiguration.null, []), (.file, []), (.fullDisk, []), (.missing, [OperatorLine.noDevice]),
  (.text("pcm.other { type null }"), [.noDevice]), (.text("pcm.!default {"), [.invalidArgument]),
])
func `a visit looks the same whatever the configuration`(
  _ configuration: SoundConfiguration, faults: [OperatorLine]
)
  async throws
{
  let muted = try await Program.run(["tip", "--headless"], bytes: Data(lines.utf8))
  let visit = try await Visit.make(lines, "--headless --device default", on: configuration)
  #expect(
    visit.result == Child(output: muted.output, errors: faults.map { "counterbell: \($0.rawValue)\n" }.joined())
  )
  #expect(visit.leaving < 250)
}
