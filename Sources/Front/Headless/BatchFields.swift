/// Where the fields of a batch line lie.
struct BatchFields {
  let bill: Range<Int>
  let tip: Range<Int>
  let split: Range<Int>
  /// All behind the third comma; nil without one.
  let more: Range<Int>?

  /// Nil when the line has fewer than two commas.
  init?(_ line: Span<UInt8>) {
    var first = -1
    var second = -1
    var third = -1
    for index in line.indices where line[index] == UInt8(ascii: ",") {
      if first < 0 {
        first = index
      } else if second < 0 {
        second = index
      } else {
        third = index
        break
      }
    }
    guard second >= 0 else { return nil }
    bill = 0..<first
    tip = first + 1..<second
    split = second + 1..<(third < 0 ? line.count : third)
    more = third < 0 ? nil : third + 1..<line.count
  }
}
