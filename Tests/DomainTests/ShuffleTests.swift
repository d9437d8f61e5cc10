import Domain
import Testing

@Test(arguments: [1, 2, 3, 4, 5, 15, 16, 17, 64, 65, 1_000, 4_097], [0, 1, 7, 999_999_999])
func `a shuffle has every number once, each at the place that it names`(count: Int, seed: Int) {
  let shuffle = Shuffle(count: count, seed: seed)
  let numbers = (0..<count).map { shuffle[$0] }
  #expect(numbers.sorted() == Array(0..<count))
  #expect(numbers.map { shuffle.place(of: $0) } == Array(0..<count))
}

@Test
func `seeds shuffle differently and evenly`() {
  let orders = (0..<6_000).map { seed in (0..<3).map { Shuffle(count: 3, seed: seed)[$0] } }
  let counts = Dictionary(grouping: orders) { $0 }.mapValues(\.count)
  #expect(counts.count == 6)
  for (order, count) in counts { #expect(850...1_150 ~= count, "\(order)") }
}
