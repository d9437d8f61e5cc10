import Glibc

/// The system's own files, as the doctor reads them.
struct SystemFiles {
  /// The most bytes that are read of a file.
  private static let limit = 1 << 16

  /// The folder that stands for `/`, without a slash behind it.
  var root = ""

  func path(_ path: String) -> String { root + path }

  func isThere(_ path: String) -> Bool { unsafe access(self.path(path), F_OK) == 0 }

  /// The text of a file without space around it; nil if it can't be read.
  func text(_ path: String) -> String? {
    let descriptor = unsafe open(self.path(path), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 4_096)
    while bytes.count < Self.limit {
      let count = unsafe read(descriptor, &part, part.count)
      if count < 0 { return nil }
      if count == 0 { break }
      bytes.append(contentsOf: part[..<count])
    }
    return String(decoding: bytes, as: UTF8.self).trimmed
  }

  /// What a symbolic link points to; nil if it is none.
  func link(_ path: String) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = unsafe readlink(self.path(path), &bytes, bytes.count)
    return count < 0 ? nil : String(decoding: bytes.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The names in a folder, sorted; none if it can't be read.
  func names(in folder: String) -> [String] {
    guard let stream = unsafe opendir(path(folder)) else { return [] }
    defer { unsafe closedir(stream) }
    var names: [String] = []
    while let entry = unsafe readdir(stream) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
        unsafe String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }
}

extension StringProtocol {
  /// The text without white space around it.
  var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
