import Audio
import AudioALSA
import Glibc

/// A till of `scripts/bench sound`: plays when standard input asks, as `scripts/bench.d/sound/turn.c` does in C.
enum Turn {
  /// Plays clicks for each line, the number of clicks and the milliseconds between them, until the input ends.
  static func take() {
    let player = ALSAAudioPlayer { complain($0) }
    pause(milliseconds: 300)
    show(["ready"])
    while let line = readLine() {
      let numbers = line.split(separator: " ").compactMap { Int($0) }
      guard numbers.count == 2 else { return }
      play(numbers[0], gap: numbers[1], on: player)
    }
    player.leave()
  }

  private static func play(_ clicks: Int, gap: Int, on player: ALSAAudioPlayer) {
    let before = nanoseconds(of: CLOCK_PROCESS_CPUTIME_ID)
    // Nothing else is measured here: what a till does behind the call can keep the worker waiting.
    let calls = (0..<clicks).map { _ in
      let start = nanoseconds()
      player.play(.click)
      let cost = nanoseconds() - start
      pause(milliseconds: gap)
      return (start: start, cost: cost)
    }
    let spent = nanoseconds(of: CLOCK_PROCESS_CPUTIME_ID) - before
    show(calls.map { "call \($0.start) \($0.cost)" } + ["cpu \(spent)", "done"])
  }

  private static func complain(_ line: String) {
    _ = unsafe write(STDERR_FILENO, line + "\n", line.utf8.count + 1)
  }

  private static func show(_ lines: [String]) {
    for line in lines { print(line) }
    fflush(nil)
  }
}
