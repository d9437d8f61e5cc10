import Glibc

/// A file's text as UTF-8, in which each piece that could not be decoded is the byte 0xFF, as in no text.
@safe
struct TextSource: ~Copyable {
  private static let pieceSize = 1 << 16

  /// How much of the file has been read, in bytes.
  private(set) var offset = 0
  private let unit: Int
  /// Nil where the file is UTF-8 itself.
  private let conversion: iconv_t?
  private var raw: [UInt8] = []
  private var start = 0
  private var end = 0
  private var reachedEnd = false

  init(_ encoding: TextEncoding) throws(ListTrouble) {
    unit = encoding.unit
    unsafe conversion = encoding == .utf8 ? nil : iconv_open("UTF-8", encoding.name)
    if unsafe conversion == TextEncoding.noConversion {
      throw ListTrouble(operation: "decoding \(encoding.name)")
    }
    if encoding != .utf8 { raw = Array(repeating: 0, count: Self.pieceSize) }
  }

  deinit { if let conversion = unsafe conversion { unsafe iconv_close(conversion) } }

  /// Reads text into a part of an array, with room for a few characters at least, and answers how many bytes it
  /// takes: 0 at the end.
  mutating func read(
    from file: borrowing InputFile, into text: inout [UInt8], _ room: Range<Int>
  ) throws(ListTrouble) -> Int {
    guard unsafe conversion != nil else {
      let count = try file.read(at: offset, into: &text, room)
      offset += count
      return count
    }
    while true {
      try fill(from: file)
      let made = unsafe text.withUnsafeMutableBytes { text in
        unsafe convert(into: UnsafeMutableRawBufferPointer(rebasing: text[room]))
      }
      if made > 0 || (reachedEnd && start == end) { return made }
    }
  }

  /// Moves what is left to the front and reads more behind it.
  private mutating func fill(from file: borrowing InputFile) throws(ListTrouble) {
    guard !reachedEnd else { return }
    raw.replaceSubrange(0..<end - start, with: raw[start..<end])
    (start, end) = (0, end - start)
    guard end < raw.count else { return }
    let count = try file.read(at: offset, into: &raw, end..<raw.count)
    reachedEnd = count == 0
    offset += count
    end += count
  }

  private mutating func convert(into room: UnsafeMutableRawBufferPointer) -> Int {
    var made = 0
    while start < end, made + 4 <= room.count {
      let fault = unsafe step(into: room, &made)
      if fault == E2BIG || (fault == EINVAL && !reachedEnd) { break }
      if fault == EILSEQ || fault == EINVAL {
        unsafe room[made] = 0xFF
        made += 1
        start = min(end, start + unit)
      }
    }
    return made
  }

  /// Decodes as far as it goes, and answers what stopped it: 0 or an `errno` value.
  private mutating func step(into room: UnsafeMutableRawBufferPointer, _ made: inout Int) -> Int32 {
    let (first, size, done, conversion) = unsafe (start, end - start, made, conversion)
    var inputLeft = size
    var outputLeft = room.count - done
    let result = unsafe raw.withUnsafeMutableBytes { bytes in
      var input = unsafe bytes.baseAddress.map { unsafe ($0 + first).assumingMemoryBound(to: CChar.self) }
      var output = unsafe room.baseAddress.map { unsafe ($0 + done).assumingMemoryBound(to: CChar.self) }
      return unsafe iconv(conversion, &input, &inputLeft, &output, &outputLeft)
    }
    let fault = result == -1 ? errno : 0
    start += size - inputLeft
    made = room.count - outputLeft
    return fault
  }
}
