import TestSupport
import Testing

@Suite(.serialized)
struct SoundListTests {
  /// Devices with and without a description, some of them only there to be used by others.
  private let devices = SoundConfiguration.text(
    """
    pcm.!default { type plug slave.pcm kitchen }
    pcm.kitchen { type null hint { show on description "Kitchen speaker\nby the door" } }
    pcm.bar { type null hint { show on description "Bar \u{1B}[31mspeaker" } }
    pcm.hidden { type null }

    """)

  @Test func `each device that plays is named and described, and the default is explained`() async throws {
    let run = try await SoundCommandRun("list", on: devices)
    let expected = """
      default
          is: Plug PCM: Null PCM
      kitchen
          Kitchen speaker
          by the door
      bar
          Bar \u{FFFD}[31mspeaker

      """
    #expect(run.child == Child(output: expected))
  }

  @Test func `with --json each device is one object a line`() async throws {
    let run = try await SoundCommandRun("list", "--json", on: devices)
    let expected = #"""
      {"name":"default","description":[],"is":"Plug PCM: Null PCM"}
      {"name":"kitchen","description":["Kitchen speaker","by the door"],"is":null}
      {"name":"bar","description":["Bar \u001b[31mspeaker"],"is":null}

      """#
    #expect(run.child == Child(output: expected))
  }

  @Test(arguments: ["open=EBUSY", "open=hang"])
  func `a default that does not open is listed with the type that it has`(script: String) async throws {
    let run = try await SoundCommandRun("list", on: .faultCard(script: script))
    let expected = """
      default
          is: type faultcard in ALSA's configuration; it does not open now

      """
    #expect(run.child == Child(output: expected))
    #expect(run.time < .seconds(6))
  }

  @Test func `a default that is no device is told beside the list`() async throws {
    let bar = SoundConfiguration.text("pcm.bar { type null hint { show on description \"Bar\" } }\n")
    let run = try await SoundCommandRun("list", on: bar)
    let errors =
      "counterbell: 'default', which the kiosk plays on unless it is told otherwise, is no device here\n"
    #expect(run.child == Child(output: "bar\n    Bar\n", errors: errors))
  }

  @Test(arguments: [SoundConfiguration.missing, .text(""), .text("pcm.broken {")])
  func `no device at all is one plain line`(configuration: SoundConfiguration) async throws {
    let run = try await SoundCommandRun("list", on: configuration)
    #expect(run.child == Child(errors: "counterbell: no playback device\n", status: 69))
  }
}
