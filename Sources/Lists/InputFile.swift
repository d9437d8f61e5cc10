import Glibc

/// A file whose bytes can be read more than once.
package struct InputFile: ~Copyable {
  package let descriptor: Int32
  private let name: String
  /// Where the list begins in the file, in bytes.
  private let start: Int

  /// Takes a descriptor over; what has no fixed size, such as a pipe, is copied to a temporary file without a name.
  package init(owning descriptor: Int32, name: String) throws(ListTrouble) {
    var status = stat()
    if unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG {
      start = max(0, lseek(descriptor, 0, SEEK_CUR))
      self.descriptor = descriptor
      self.name = name
      return
    }
    defer { close(descriptor) }
    let spool = try Self.makeTemporary()
    do { try Self.copy(descriptor, name, to: spool) } catch {
      close(spool)
      throw error
    }
    start = 0
    self.descriptor = spool
    self.name = name
  }

  deinit { close(descriptor) }

  /// Reads bytes from an offset on into a part of an array, and answers how many: 0 at the end.
  func read(at offset: Int, into bytes: inout [UInt8], _ room: Range<Int>) throws(ListTrouble) -> Int {
    while true {
      let count = unsafe bytes.withUnsafeMutableBytes { bytes in
        let room = unsafe UnsafeMutableRawBufferPointer(rebasing: bytes[room])
        return unsafe pread(descriptor, room.baseAddress, room.count, start + offset)
      }
      if count >= 0 { return count }
      if errno != EINTR { throw ListTrouble(operation: "reading \(name)") }
    }
  }

  private static func makeTemporary() throws(ListTrouble) -> Int32 {
    let folder = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? ""
    var path = Array("\(folder.isEmpty ? "/tmp" : folder)/counterbell.XXXXXX".utf8CString)
    let spool = unsafe mkstemp(&path)
    guard spool >= 0 else { throw ListTrouble(operation: "making a temporary file") }
    unsafe unlink(path)
    _ = fcntl(spool, F_SETFD, FD_CLOEXEC)
    return spool
  }

  private static func copy(_ input: Int32, _ name: String, to spool: Int32) throws(ListTrouble) {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe Glibc.read(input, &bytes, bytes.count)
      if count == 0 { return }
      if count > 0 {
        try append(bytes.span.extracting(first: count), to: spool)
      } else if errno == EAGAIN {
        var ready = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
        _ = unsafe poll(&ready, 1, -1)
      } else if errno != EINTR {
        throw ListTrouble(operation: "reading \(name)")
      }
    }
  }

  private static func append(_ bytes: Span<UInt8>, to spool: Int32) throws(ListTrouble) {
    var written = 0
    while written < bytes.count {
      let count = unsafe bytes.extracting(written...).withUnsafeBytes {
        unsafe write(spool, $0.baseAddress, $0.count)
      }
      if count < 0, errno != EINTR { throw ListTrouble(operation: "copying to a temporary file") }
      written += max(0, count)
    }
  }
}
