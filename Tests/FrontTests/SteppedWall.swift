@testable import Front

/// A zone made up for a test: its offset in seconds, and the instants from which it has others.
struct SteppedWall: WallClock {
  let start: Int
  let steps: [(instant: Int, offset: Int)]

  /// The steps come in the order of their instants.
  init(_ start: Int, _ steps: (instant: Int, offset: Int)...) {
    self.init(start, steps)
  }

  init(_ start: Int, _ steps: [(instant: Int, offset: Int)]) {
    self.start = start
    self.steps = steps
  }

  func offset(at instant: Int) -> Int { steps.last { $0.instant <= instant }?.offset ?? start }
}
