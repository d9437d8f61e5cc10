extension Refusal {
  /// The most characters of a guest's text that a refusal repeats.
  package static var textLimit: Int { 40 }
}

extension String {
  /// A guest's own text as a refusal repeats it: trimmed, invalid UTF-8 repaired, cut to ``Refusal/textLimit``.
  package init(guestText bytes: Span<UInt8>) {
    var start = 0
    while start < bytes.count, bytes[start] <= 0x20 { start += 1 }
    let end = Swift.min(bytes.count, start + Refusal.textLimit * 16)
    var copy: [UInt8] = []
    copy.reserveCapacity(end - start)
    for index in start..<end { copy.append(bytes[index]) }
    var scalars = String(decoding: copy, as: UTF8.self).unicodeScalars[...]
    while scalars.first?.properties.isWhitespace == true { scalars.removeFirst() }
    while scalars.last?.properties.isWhitespace == true { scalars.removeLast() }
    self = String(String(scalars).prefix(Refusal.textLimit))
  }
}
