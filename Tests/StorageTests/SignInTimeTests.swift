import Domain
import TestSupport
import Testing

@testable import Storage

/// A run that is disturbed is made again: the rest of the tests may keep the machine busy.
private let runs = 8

@Suite(.serialized)
struct SignInTimeTests {
  @Test
  func `whatever is wrong with a sign-in it takes the same time`() async throws {
    var medians: [Double] = []
    for _ in 0..<runs {
      try await Calm.wait()
      medians = try measure()
      if let least = medians.min(), let most = medians.max(), most < 1.25 * least { return }
    }
    Issue.record("medians in seconds: \(medians)")
  }

  /// The median times of a wrong ID, a wrong password, a locked account, a locked terminal and an empty password.
  private func measure() throws -> [Double] {
    let folder = try TemporaryFolder()
    let staff = try folder.staff()
    try staff.add("lee", "p")
    // Each failure as soon as it is heard, until both are locked for the longest time.
    for number in 0..<26 {
      try staff.fail(1, number < 12 ? "lee" : "nobody", from: number * LockOut.longest, terminal: "/dev/tty1")
    }
    try staff.fail(1, "lee", from: 25 * LockOut.longest)
    var times: [[Double]] = Array(repeating: [], count: 5)
    for round in 1...15 {
      try staff.add("kim \(round)", "p")
      let tries = [
        ("nobody", "wrong", "a \(round)"), ("kim \(round)", "wrong", "a \(round)"), ("lee", "p", "a \(round)"),
        ("kim \(round)", "p", "/dev/tty1"), ("kim \(round)", "", "a \(round)"),
      ]
      for (index, (id, password, terminal)) in tries.enumerated() {
        var isSignedIn = true
        let time = try ContinuousClock().measure {
          isSignedIn = try staff.isSignedIn(
            id, password, at: 25 * LockOut.longest + round, terminal: terminal)
        }
        #expect(!isSignedIn)
        times[index].append(time / .seconds(1))
      }
    }
    return times.map { $0.sorted()[$0.count / 2] }
  }
}
