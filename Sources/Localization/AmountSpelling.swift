import Domain

/// The bytes that amounts of one currency are put together from in one locale: an ``AmountPattern`` in UTF-8.
///
/// A class, so that a copy of a style costs one reference and writing an amount none.
final class AmountSpelling: Sendable {
  private let bytes: [UInt8]
  private let prefix, suffix, decimalSign, groupingSign: Range<Int>
  /// The bytes of the digit zero but the last, and the last, to which a digit is added.
  private let digitStart: Range<Int>
  private let lastOfZero: UInt8
  private let groups: DigitGroups
  private let decimals: Int
  /// How many bytes no text exceeds.
  private let longestText: Int

  init(_ pattern: AmountPattern, decimals: Int) {
    var bytes: [UInt8] = []
    func range(of text: String) -> Range<Int> {
      bytes.append(contentsOf: text.utf8)
      return bytes.count - text.utf8.count..<bytes.count
    }
    prefix = range(of: pattern.prefix)
    suffix = range(of: pattern.suffix)
    decimalSign = range(of: pattern.decimalSign)
    groupingSign = range(of: pattern.groupingSign)
    let zero = range(of: String(pattern.zero))
    digitStart = zero.dropLast()
    lastOfZero = bytes[zero.upperBound - 1]
    self.bytes = bytes
    self.decimals = decimals
    groups = pattern.groups
    longestText = bytes.count + DigitRun.longest * (zero.count + groupingSign.count)
  }

  /// Appends an amount of at least 0 minor units; whole ones get decimals only when these are `always` written.
  func append(_ minor: Int64, decimalsAlways always: Bool, to text: inout [UInt8]) {
    text.append(addingCapacity: longestText) { output in
      let parts = bytes
      let digits = DigitRun(minor.magnitude, atLeast: decimals + 1)
      let end = digits.values.count
      let point = end - decimals
      output.append(parts, in: prefix)
      var nextSign = digits.start + groups.first(of: point - digits.start)
      for index in digits.start..<(always || !digits.isZero(from: point) ? end : point) {
        if index == point {
          output.append(parts, in: decimalSign)
        } else if index == nextSign {
          output.append(parts, in: groupingSign)
          nextSign += point - index > groups.last ? groups.others : groups.last
        }
        output.append(parts, in: digitStart)
        output.append(lastOfZero &+ digits.values[index])
      }
      output.append(parts, in: suffix)
    }
  }

  /// What the digits of a text of this spelling come to, every decimal of which is there; nil for another text.
  func minorUnits(in text: Span<UInt8>) -> Int64? {
    let (start, end) = (prefix.count, text.count - suffix.count)
    guard start <= end else { return nil }
    var minor: Int64 = 0
    var index = start
    while index < end {
      if let digit = digit(at: index, of: text) {
        let (tens, overflow) = minor.multipliedReportingOverflow(by: 10)
        let (sum, carry) = tens.addingReportingOverflow(Int64(digit))
        if overflow || carry { return nil }
        minor = sum
        index += digitStart.count + 1
      } else if holds(groupingSign, at: index, of: text) {
        index += groupingSign.count
      } else if holds(decimalSign, at: index, of: text) {
        index += decimalSign.count
      } else {
        return nil
      }
    }
    return minor
  }

  private func digit(at index: Int, of text: Span<UInt8>) -> UInt8? {
    let last = index + digitStart.count
    guard last < text.count, digitStart.isEmpty || holds(digitStart, at: index, of: text) else { return nil }
    let digit = text[last] &- lastOfZero
    return digit < 10 ? digit : nil
  }

  private func holds(_ part: Range<Int>, at index: Int, of text: Span<UInt8>) -> Bool {
    guard !part.isEmpty, index + part.count <= text.count else { return false }
    return (0..<part.count).allSatisfy { text[index + $0] == bytes[part.lowerBound + $0] }
  }
}

extension OutputSpan<UInt8> {
  @inline(__always)
  fileprivate mutating func append(_ bytes: [UInt8], in range: Range<Int>) {
    for index in range { append(bytes[index]) }
  }
}
