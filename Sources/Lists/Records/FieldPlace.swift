/// Where a field's text lies in the bytes of its record, without the quotes around it.
struct FieldPlace {
  let start: Int32
  let end: Int32
  /// Whether each quote in it stands for itself by standing twice.
  var hasDoubledQuotes = false
  /// The delimiter behind it, or 0 at the end of the record.
  var delimiter: UInt8 = 0

  init(_ range: Range<Int>, hasDoubledQuotes: Bool = false) {
    start = Int32(range.lowerBound)
    end = Int32(range.upperBound)
    self.hasDoubledQuotes = hasDoubledQuotes
  }

  var range: Range<Int> { Int(start)..<Int(end) }
}
