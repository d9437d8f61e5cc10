import Audio
import TestSupport
import Testing

@testable import AudioALSA

struct VolumeTests {
  @Test func `there are ten steps and no others`() {
    #expect(Volume.steps.compactMap { Volume(step: $0)?.step } == Array(0...9))
    #expect(Volume(step: -1) == nil)
    #expect(Volume(step: 10) == nil)
    #expect(Volume(step: 0) == .silent)
    #expect(Volume(step: 9) == .loudest)
  }

  @Test(arguments: [
    (9, 32_767), (8, 23_197), (7, 16_422), (6, 11_626), (5, 8_231), (4, 5_827), (3, 4_125), (2, 2_920),
    (1, 2_067), (0, 0),
  ])
  func `each step is 3 dB below the next, and the lowest is silent`(step: Int, sample: Int16) throws {
    let volume = try #require(Volume(step: step))
    #expect(Int16.max.scaled(by: volume.gain) == sample)
    #expect((-Int16.max).scaled(by: volume.gain) == -sample)
  }

  @Test func `a sample is rounded half away from zero and never clips`() {
    #expect(Int16(3).scaled(by: 0.5) == 2)
    #expect(Int16(-3).scaled(by: 0.5) == -2)
    #expect(Int16.min.scaled(by: 1) == .min)
    #expect(Int16.max.scaled(by: 1) == .max)
  }

  @Test func `a bank makes the next sound as loud as was asked for last`() throws {
    let format = StreamFormat(rate: 48_000, channels: 2, period: 480, buffer: 9_600)
    let click = try #require(Clip(wav: Sound.click.file)).samples
    var bank = SoundBank()
    try bank.use(format)
    for step in [9, 4, 0, 9] {
      bank.volume = try #require(Volume(step: step))
      let prepared = bank.take(.click)?.samples ?? []
      let scaled = click.map { $0.scaled(by: bank.volume.gain) }
      #expect(Array(prepared.prefix(2 * click.count)) == scaled.flatMap { [$0, $0] })
      #expect(prepared.count == 2 * format.buffer)
    }
  }

  @Test func `a mailbox hands on the latest volume, which wakes nobody`() {
    let mailbox = Mailbox()
    #expect(mailbox.volume == .loudest)
    mailbox.setVolume(.silent)
    #expect(mailbox.volume == .silent)
    #expect(mailbox.take() == nil)
  }

  @Test func `a new step is heard from the next click on`() async throws {
    let folder = try TemporaryFolder()
    let volumes = [9, 8, 0, 1]
    let card = SoundConfiguration.faultCard(script: "")
    let clicks = try await Clicks.play(4, rest: 1_000, on: card, volumes: volumes, in: folder)
    #expect(clicks.counts?.heard == 4)
    #expect(clicks.counts?.underruns == 0)
    let click = try #require(Clip(wav: Sound.click.file)).samples
    var rest = Recording(bytes: folder.bytes("recording")).samples[...]
    for step in [9, 8, 1] {
      let gain = try #require(Volume(step: step)).gain
      let loud = click.map { $0.scaled(by: gain) }.drop { $0 == 0 }
      rest = rest.drop { $0 == 0 }
      #expect(rest.starts(with: loud))
      rest = rest.dropFirst(loud.count)
    }
    #expect(rest.allSatisfy { $0 == 0 })
  }
}
