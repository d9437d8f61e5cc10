import Audio
import Foundation
import Glibc
import TestSupport
import Testing

@testable import AudioALSA

@Suite(.serialized)
struct ClipFileTests {
  private static func tone(_ peak: Double, count: Int, rate: Int = 48_000) -> [Double] {
    (0..<count).map { peak * sin(2 * .pi * 1_000 * Double($0) / Double(rate)) }
  }

  private func read(_ path: String) throws(ClipRefusal) -> Clip {
    try ClipFile(path: path, name: "FILE").clip()
  }

  private func read(_ fixture: SoundFixture) throws -> Clip {
    let folder = try TemporaryFolder()
    return try read(fixture.write(to: "sound", in: folder))
  }

  @Test(arguments: SoundFixture.Format.allCases)
  func `each format is mixed down to the average of its channels`(format: SoundFixture.Format) throws {
    let count = 8_820
    let (left, right) = (Self.tone(0.6, count: count, rate: 44_100), Self.tone(0.2, count: count, rate: 44_100))
    let clip = try read(SoundFixture(left, right, format: format, rate: 44_100))
    #expect(clip.rate == 44_100)
    #expect(clip.samples.count == count)
    let isLossy = format == .ogg || format == .mp3
    let expected = Self.tone(0.4 * 32_768, count: count, rate: 44_100)
    let worst = (2_000..<6_000).map { abs(Double(clip.samples[$0]) - expected[$0]) }.max() ?? .infinity
    #expect(worst < (isLossy ? 400 : 1.5))
  }

  @Test func `both ends are faded over a millisecond, and the middle stays as it is`() throws {
    let clip = try read(SoundFixture(Array(repeating: 0.5, count: 480)))
    let ramp = (0..<48).map { Int16((16_384 * Double($0) / 48).rounded()) }
    #expect(Array(clip.samples.prefix(48)) == ramp)
    #expect(clip.samples[48..<432].allSatisfy { $0 == 16_384 })
    #expect(Array(clip.samples.suffix(48)) == ramp.reversed())
  }

  @Test func `a loud sound stays as it is`() throws {
    let loud = Self.tone(0.99, count: 4_800)
    let clip = try read(SoundFixture(loud))
    #expect(
      clip.samples[48..<4_752].elementsEqual(loud[48..<4_752].map { Int16(($0 * 32_767).rounded()) }) {
        abs(Int($0) - Int($1)) <= 1
      })
  }

  @Test func `a sound beyond full scale is made quieter as a whole`() throws {
    let clip = try read(SoundFixture(Self.tone(3, count: 4_800), format: .float))
    #expect(clip.samples.max() == 32_767)
    let expected = Self.tone(32_767, count: 4_800)
    #expect((48..<4_752).allSatisfy { abs(Double(clip.samples[$0]) - expected[$0]) <= 1 })
  }

  @Test func `a sound of just 500 ms is taken`() throws {
    #expect(try read(SoundFixture(Self.tone(0.5, count: 24_000))).samples.count == 24_000)
  }

  @Test(arguments: [
    (SoundFixture(tone(0.5, count: 24_001)), ClipRefusal.tooLong),
    (SoundFixture(tone(0.5, count: 30_000), format: .flac), .tooLong),
    (SoundFixture(tone(0.5, count: 30_000), format: .ogg), .tooLong),
    (SoundFixture(tone(0.5, count: 30_000), format: .mp3), .tooLong),
    (SoundFixture([]), .empty),
    (SoundFixture(Array(repeating: 0, count: 4_800)), .silent),
    (SoundFixture(tone(0.000_9, count: 4_800)), .silent),
    (SoundFixture(tone(0.5, count: 4_800), tone(-0.5, count: 4_800)), .silent),
    (SoundFixture([0.5]), .silent),
    (SoundFixture(Array(repeating: .nan, count: 480), format: .float), .notSound),
    (SoundFixture(Array(repeating: .infinity, count: 480), format: .float), .notSound),
    (SoundFixture(tone(0.5, count: 48), rate: 999), .notSound),
    (SoundFixture(tone(0.5, count: 48), rate: 500_000), .notSound),
  ])
  func `a sound that can't be a click is refused`(fixture: SoundFixture, refusal: ClipRefusal) throws {
    #expect(throws: refusal) { try read(fixture) }
  }

  @Test func `more channels than a kiosk can have use for are refused`() throws {
    var fixture = SoundFixture()
    fixture.channels = Array(repeating: Self.tone(0.5, count: 480), count: 33)
    #expect(throws: ClipRefusal.notSound) { try read(fixture) }
    fixture.channels.removeLast()
    #expect(try read(fixture).samples.count == 480)
  }

  @Test func `what is no regular file is neither opened nor waited for`() throws {
    let folder = try TemporaryFolder()
    let pipe = folder.path("pipe")
    let isMade = unsafe mkfifo(pipe, 0o600) == 0
    try #require(isMade)
    for path in [pipe, folder.url.path, "/dev/zero"] {
      #expect(throws: ClipRefusal.notRegular) { try read(path) }
    }
    #expect(throws: ClipRefusal.unreadable(ENOENT)) { try read(folder.path("missing")) }
    #expect(throws: ClipRefusal.unreadable(ENOTDIR)) { try read("/dev/null/click.wav") }
  }

  @Test func `what is no sound is refused`() throws {
    let folder = try TemporaryFolder()
    #expect(throws: ClipRefusal.empty) { try read(folder.write("", to: "empty")) }
    #expect(throws: ClipRefusal.notSound) { try read(folder.write("RIFF, but not really\n", to: "text")) }
  }

  @Test(arguments: [SoundFixture.Format.wav, .flac, .ogg, .mp3, .aiff, .au])
  func `a file cut anywhere is refused`(format: SoundFixture.Format) throws {
    let folder = try TemporaryFolder()
    try SoundFixture(Self.tone(0.5, count: 4_800), format: format).write(to: "whole", in: folder)
    let whole = folder.bytes("whole")
    for count in stride(from: 0, to: whole.count, by: max(1, whole.count / 25)) {
      let cut = try folder.newFile("cut", holding: Data(whole.prefix(count))).path
      #expect(throws: ClipRefusal.self, "\(count) of \(whole.count) bytes") { try read(cut) }
    }
  }

  @Test func `a huge file is refused by its size`() throws {
    let folder = try TemporaryFolder()
    let path = try SoundFixture(Self.tone(0.5, count: 480)).write(to: "huge", in: folder)
    let isHuge = unsafe truncate(path, 8 << 30) == 0
    try #require(isHuge)
    #expect(throws: ClipRefusal.tooLong) { try read(path) }
  }

  @Test(arguments: [
    ("data : 17640 (should be 8976)", true), ("RIFF : 17676 (should be 9000)", true),
    ("  Data Size   : 17640 (should be 8976)", true), ("RIFF : 9000 (should be 17676)", false),
    ("data : 4294967295 (should be 17640)", false), ("data : 2147483611 (should be 17640)", false),
    ("  Block Align   : 4 (should be 2)", false), ("data : 17640", false),
  ])
  func `libsndfile's log tells of a file shorter than its header`(line: String, isTruncated: Bool) {
    #expect(SoundFile.tellsOfTruncation(Substring(line)) == isTruncated)
  }

  @Test func `the operator is told why the built-in click plays`() throws {
    let folder = try TemporaryFolder()
    var lines: [String] = []
    let missing = ClipFile(path: folder.path("missing"), name: "--click missing")
    var bank = SoundBank(click: missing) { lines.append($0) }
    #expect(lines == ["--click missing: No such file or directory; the built-in click plays."])
    try bank.use(StreamFormat(rate: 48_000, channels: 1, period: 480, buffer: 9_600))
    let click = bank.take(.click)
    #expect(click?.frames == 2_880)
  }

  @Test func `the buffer that is asked for holds a shop's own click and its tail`() throws {
    let folder = try TemporaryFolder()
    let path = try SoundFixture(Self.tone(0.5, count: 24_000)).write(to: "click.wav", in: folder)
    let bank = SoundBank(click: ClipFile(path: path, name: "FILE"))
    #expect(bank.room == .milliseconds(620))
    #expect(SoundBank().room == .milliseconds(200))
  }
}
