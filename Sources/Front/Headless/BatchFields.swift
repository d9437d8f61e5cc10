/// Where the three fields of a batch line lie.
struct BatchFields {
  let bill: Range<Int>
  let tip: Range<Int>
  let split: Range<Int>

  /// Nil when the line has not exactly two commas.
  init?(_ line: Span<UInt8>) {
    var first = -1
    var second = -1
    for index in line.indices where line[index] == UInt8(ascii: ",") {
      if first < 0 { first = index } else if second < 0 { second = index } else { return nil }
    }
    guard second >= 0 else { return nil }
    bill = 0..<first
    tip = first + 1..<second
    split = second + 1..<line.count
  }
}
