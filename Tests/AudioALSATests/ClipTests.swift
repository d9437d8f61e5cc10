import Audio
import Foundation
import Testing

@testable import AudioALSA

struct ClipTests {
  @Test(arguments: Sound.allCases)
  func `each sound in the program is the file in Resources`(sound: Sound) throws {
    let name = sound.rawValue.replacing(" ", with: "-")
    let path = URL(filePath: #filePath).appending(path: "../../../Resources/\(name).wav")
    let file = try [UInt8](Data(contentsOf: path.standardizedFileURL))
    #expect(sound.file == file)
    let clip = try #require(Clip(wav: file))
    #expect(clip.rate == SoundBank.rate)
    #expect(file.count <= 8_192)
    #expect(clip.samples.count == (file.count - 44) / 2)
    #expect(clip.samples.map(\.magnitude).max().map { (16_000...16_500).contains($0) } == true)
  }

  @Test(arguments: [
    (0, UInt8(ascii: "X")), (4, 0), (8, 0), (12, 0), (16, 18), (20, 3), (22, 2), (24, 0), (28, 1), (32, 4),
    (34, 24), (36, 0), (40, 1),
  ])
  func `a file with a wrong byte in its header is refused`(offset: Int, byte: UInt8) {
    var file = Sound.click.file
    file[offset] = byte
    #expect(Clip(wav: file) == nil)
  }

  @Test(arguments: [0, 1, 43, 45, 100])
  func `a truncated file is refused`(count: Int) {
    #expect(Clip(wav: Array(Sound.click.file.prefix(count))) == nil)
  }

  @Test func `samples are signed and little-endian`() {
    var file = Array(Sound.click.file.prefix(44)) + [0xFF, 0xFF, 0x00, 0x80]
    file[4] = 40
    file[5] = 0
    file[40] = 4
    file[41] = 0
    #expect(Clip(wav: file) == Clip(samples: [-1, -32_768], rate: 48_000))
  }

  @Test(arguments: [8_000, 22_050, 44_100, 96_000, 192_000])
  func `another rate keeps a tone's pitch and loudness`(rate: Int) {
    let tone = Self.tone(hertz: 1_000, rate: 48_000, count: 4_800)
    let resampled = tone.resampled(to: rate)
    let expected = Self.tone(hertz: 1_000, rate: rate, count: rate / 10)
    #expect(resampled.samples.count == expected.samples.count)
    let middle = rate / 100..<rate * 9 / 100
    let worst = middle.map { abs(Int(resampled.samples[$0]) - Int(expected.samples[$0])) }.max() ?? .max
    #expect(worst < 40)
  }

  @Test func `a tone that the lower rate can't hold is removed`() {
    let resampled = Self.tone(hertz: 10_000, rate: 48_000, count: 4_800).resampled(to: 8_000)
    let loudest = resampled.samples[80..<720].map(\.magnitude).max() ?? .max
    #expect(loudest < 40)
  }

  @Test func `a prepared sound fills every channel and the whole buffer`() {
    let format = StreamFormat(rate: 48_000, channels: 2, period: 2, buffer: 4)
    let prepared = PreparedSound(Clip(samples: [1, -2], rate: 48_000), at: .loudest, for: format)
    #expect(prepared.samples == [1, 1, -2, -2, 0, 0, 0, 0])
    #expect(prepared.frames == 2)
  }

  private static func tone(hertz: Double, rate: Int, count: Int) -> Clip {
    let samples = (0..<count).map {
      Int16((10_000 * sin(2 * .pi * hertz * Double($0) / Double(rate))).rounded())
    }
    return Clip(samples: samples, rate: rate)
  }
}
