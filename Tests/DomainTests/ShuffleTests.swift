import Domain
import Testing

private func order(_ count: Int, seed: Int) -> [Int] {
  let shuffle = Shuffle(count: count, seed: seed)
  return (0..<count).map { shuffle[$0] }
}

/// How far counts are from what they should be on average: about as many as there are counts when chance made them.
private func chiSquare(_ counts: some Collection<Int>, of all: Int, kinds: Int) -> Double {
  let expected = Double(all) / Double(kinds)
  let missing = Double(kinds - counts.count) * expected
  return counts.reduce(missing) { $0 + (Double($1) - expected) * (Double($1) - expected) / expected }
}

@Suite struct `A shuffle` {
  @Test(arguments: [0, 1, 999_999_999, -1, Int.min, .max])
  func `has every number once`(seed: Int) {
    for count in 1...300 {
      #expect(order(count, seed: seed).sorted() == Array(0..<count))
    }
  }

  @Test(arguments: [4_095, 4_096, 4_097, 65_536, 65_537, 100_000])
  func `of many has every number once`(count: Int) {
    var seen = [Bool](repeating: false, count: count)
    for number in order(count, seed: 7) {
      #expect(!seen[number])
      seen[number] = true
    }
  }

  @Test(arguments: [10_000_000, 16_777_216, 16_777_217, 1 << 40, .max])
  func `of very many costs no more than the places that are looked at`(count: Int) {
    let shuffle = Shuffle(count: count, seed: 3)
    let places = Array(0..<10_000) + (count - 10_000..<count)
    let clock = ContinuousClock()
    var numbers: [Int] = []
    let time = clock.measure { numbers = places.map { shuffle[$0] } }
    #expect(Set(numbers).count == places.count)
    #expect(numbers.allSatisfy { 0..<count ~= $0 })
    #expect(time < .seconds(5))
  }

  @Test func `is the same for the same seed`() {
    #expect(order(1_000, seed: 42) == order(1_000, seed: 42))
    // Orders that are on a screen today are so tomorrow.
    #expect(order(10, seed: 1) == [1, 5, 2, 0, 9, 7, 3, 4, 6, 8])
  }

  @Test func `is another for another seed and another count`() {
    let orders = Set((0..<1_000).map { order(100, seed: $0) })
    #expect(orders.count == 1_000)
    #expect(order(100, seed: 1) != order(101, seed: 1).filter { $0 < 100 })
  }

  @Test(arguments: [2, 3, 10, 16, 17, 52, 100])
  func `puts every number first about as often`(count: Int) {
    let seeds = 100 * count
    for place in [0, count / 2, count - 1] {
      let numbers = (1...seeds).map { Shuffle(count: count, seed: $0)[place] }
      let counts = Dictionary(numbers.map { ($0, 1) }, uniquingKeysWith: +).values
      let degrees = Double(count - 1)
      #expect(chiSquare(counts, of: seeds, kinds: count) < degrees + 5 * (2 * degrees).squareRoot() + 5)
    }
  }

  @Test(arguments: [(2, 2), (3, 6), (4, 24), (5, 120)])
  func `of few leaves no order out and prefers none much`(count: Int, orders: Int) {
    let counts = Dictionary((1...200 * orders).map { (order(count, seed: $0), 1) }, uniquingKeysWith: +).values
    #expect(counts.count == orders)
    #expect(counts.allSatisfy { 100...400 ~= $0 })
  }

  @Test func `leaves hardly any number in its place or beside its neighbour`() {
    var stayed = 0
    var neighbours = 0
    for numbers in (1...300).map({ order(100, seed: $0) }) {
      stayed += numbers.indices.count { numbers[$0] == $0 }
      neighbours += zip(numbers, numbers.dropFirst()).count { $1 == $0 + 1 }
    }
    // Chance leaves one of each kind in an order.
    #expect(200...400 ~= stayed)
    #expect(200...400 ~= neighbours)
  }
}

@Test(arguments: [1, 2, 3, 4, 5, 15, 16, 17, 64, 65, 1_000, 4_097], [0, 1, 7, 999_999_999])
func `a shuffle names the place of each number`(count: Int, seed: Int) {
  let shuffle = Shuffle(count: count, seed: seed)
  #expect((0..<count).map { shuffle.place(of: shuffle[$0]) } == Array(0..<count))
}
