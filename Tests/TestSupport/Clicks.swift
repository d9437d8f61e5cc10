import Foundation

/// What came of a row of clicks that the probe has played.
package struct Clicks: Sendable {
  /// What the player counted; nil if it had to abandon its worker.
  package struct Counts: Equatable, Sendable {
    package let asked, heard, coalesced, stale, dropped, cut, underruns, resumes, reopens: Int

    init?(_ numbers: [Int]) {
      guard numbers.count == 9 else { return nil }
      (asked, heard, coalesced) = (numbers[0], numbers[1], numbers[2])
      (stale, dropped, cut) = (numbers[3], numbers[4], numbers[5])
      (underruns, resumes, reopens) = (numbers[6], numbers[7], numbers[8])
    }
  }

  package let status: Int32
  package let errors: String
  package let counts: Counts?
  /// The operator's lines.
  package let lines: [String]
  /// When each of the lines came, in milliseconds after the first click.
  package let lineTimes: [Double]
  /// What each call of `play` cost, in milliseconds, shortest first.
  package let costs: [Double]
  /// The same of the calls in the midst of which the kernel did not give the processor to another thread.
  package let undisturbedCosts: [Double]
  /// What leaving took, in milliseconds.
  package let leaving: Double
  /// How often the till's thread gave up the processor inside a call, to wait for something.
  package let waits: Int
  /// The longest time between two clicks that load kept the till or the worker from running, in milliseconds.
  package let held: Double
  /// The processor's time from the first click to the end, in milliseconds.
  package let work: Double
  /// The memory in use after each tenth click, in KiB.
  package let memory: [Int]
  /// How often the worker woke while it had nothing to do.
  package let wakes: Int
  /// The signals that the worker blocks, as bits; the lowest is signal 1.
  package let blockedSignals: UInt64

  /// Plays clicks on the device `default` of a configuration.
  ///
  /// `volumes` are the steps of the clicks in turn; `wrapper` is a program that runs the probe, by its full path.
  package static func play(
    _ count: Int, gap: Int = 250, rest: Int = 100, on configuration: SoundConfiguration,
    device: String = "default", deviceFolder: String = "/nonexistent/snd", volumes: [Int] = [9],
    under wrapper: [String] = [],
    in folder: borrowing TemporaryFolder
  ) async throws -> Clicks {
    let arguments = [device, "\(count)", "\(gap)", "\(rest)", deviceFolder] + volumes.map(String.init)
    let environment = try configuration.environment(in: folder)
    try await Calm.wait()
    let words = try wrapper + [BuiltProduct.path("ClickProbe")] + arguments
    return Clicks(try await Child.run(words[0], Array(words.dropFirst()), environment: environment, in: folder))
  }

  /// Plays clicks up to three times, until load has held up neither the till nor the worker.
  ///
  /// On a machine that never rests the last time counts; its clicks say that they were held up.
  package static func playCalmly(
    _ count: Int, gap: Int = 250, tries: Int = 3, on configuration: SoundConfiguration
  ) async throws -> (clicks: Clicks, recording: Recording) {
    var rest = tries
    while true {
      let folder = try TemporaryFolder()
      let clicks = try await Clicks.play(count, gap: gap, on: configuration, in: folder)
      rest -= 1
      let isQuick = clicks.leaving < 250 && clicks.undisturbedCosts.last ?? 1 < 1
      if isQuick && !clicks.wereHeldUp || rest == 0 {
        return (clicks, Recording(bytes: folder.bytes("recording")))
      }
    }
  }

  /// Whether load has kept the till or the worker from running for so long that clicks may be late for it.
  package var wereHeldUp: Bool { held > 20 }

  init(_ child: Child) {
    func facts(_ name: String) -> [[Substring]] {
      child.lines.map { $0.split(separator: " ", maxSplits: name == "line" ? 2 : .max) }
        .filter { $0.first == Substring(name) }
        .map { Array($0.dropFirst()) }
    }
    func milliseconds(_ text: Substring?) -> Double { (text.flatMap { Double($0) } ?? .nan) / 1_000_000 }
    let calls = facts("call")
    let start = milliseconds(calls.first?[0])
    status = child.status
    errors = child.errors
    counts = facts("counts").first.flatMap { Counts($0.compactMap { Int($0) }) }
    lines = facts("line").map { String($0[1]) }
    lineTimes = facts("line").map { milliseconds($0[0]) - start }
    costs = calls.map { milliseconds($0[1]) }.sorted()
    undisturbedCosts = calls.filter { $0[3] == "0" }.map { milliseconds($0[1]) }.sorted()
    leaving = milliseconds(facts("leave").first?[0])
    waits = calls.compactMap { Int($0[2]) }.reduce(0, +)
    memory = facts("memory").compactMap { Int($0[0]) }
    held = milliseconds(facts("held").first?[0])
    work = milliseconds(facts("cpu").first?[0])
    wakes = facts("wakes").first.flatMap { Int($0[0]) } ?? -1
    blockedSignals = facts("blocked").first.flatMap { UInt64($0.last ?? "", radix: 16) } ?? 0
  }
}
