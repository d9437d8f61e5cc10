import Testing

@testable import Front

/// What is due when so many seconds pass one after the other.
private func events(_ times: IdleTimes, _ seconds: [Double]) -> [IdleWatch.Event?] {
  var watch = IdleWatch(times)
  return seconds.map { watch.pass(.seconds($0)) }
}

@Test(
  arguments: [
    (45, 20, [44.5, 0.5], [nil, .warn(seconds: 20)]),
    (45, 20, [45, 19.5, 0.5], [.warn(seconds: 20), nil, .end]),
    (45, 20, [45, 20, 44, 1, 20], [.warn(seconds: 20), .end, nil, .warn(seconds: 20), .end]),
    // However much passes at once, nobody loses a visit without a warning.
    (45, 20, [1_000, 0], [.warn(seconds: 20), .end]),
    (1, 1, [1, 1], [.warn(seconds: 1), .end]),
    (0, 20, [45, 20, 1e6], [nil, nil, nil]), (0, 0, [1e6], [nil]),
    (45, 0, [45, 20, 1e6], [nil, nil, nil]),
  ] as [(Int, Int, [Double], [IdleWatch.Event?])])
func `a guest who types nothing is warned and then gone`(
  warn: Int, wipe: Int, seconds: [Double], expected: [IdleWatch.Event?]
) {
  #expect(events(IdleTimes(warnAfter: warn, wipeAfter: wipe), seconds) == expected)
}

@Test
func `a key begins the times anew, before the warning and after it`() {
  var watch = IdleWatch(IdleTimes())
  #expect(watch.pass(.seconds(44)) == nil)
  watch.restart()
  #expect(watch.pass(.seconds(44)) == nil)
  #expect(watch.pass(.seconds(1)) == .warn(seconds: 20))
  #expect(watch.isWarned)
  watch.restart()
  #expect(!watch.isWarned)
  #expect(watch.pass(.seconds(44)) == nil)
  #expect(watch.pass(.seconds(1)) == .warn(seconds: 20))
  #expect(watch.pass(.seconds(20)) == .end)
  #expect(!watch.isWarned)
}

@Test(
  arguments: [
    (45, 20, [], 45), (45, 20, [40], 5), (45, 20, [45], 20), (45, 20, [45, 15], 5), (45, 20, [50], 15),
    (45, 20, [45, 20], 45), (45, 20, [99], 0), (0, 20, [], nil), (0, 20, [99], nil), (45, 0, [44], nil),
    (45, 0, [45], nil), (45, 0, [45, 9], nil), (7, 3, [7], 3),
  ] as [(Int, Int, [Int], Int?)])
func `how long until the next event is known`(warn: Int, wipe: Int, passed: [Int], remaining: Int?) {
  var watch = IdleWatch(IdleTimes(warnAfter: warn, wipeAfter: wipe))
  for seconds in passed { _ = watch.pass(.seconds(seconds)) }
  #expect(watch.remaining == remaining.map { .seconds($0) })
}
