import Front
import Glibc

/// A file that is written without a name and then takes the place of another one, whole or not at all.
///
/// What is no regular file, such as a device or a pipe, is written to as it is.
struct ReplacedFile: ~Copyable {
  let descriptor: Int32
  private let path: String
  /// The name it has until it takes its place, nil where it writes to the place itself.
  private let temporary: String?
  /// Whether it has that name already; where the file system can do without, a killed run leaves nothing behind.
  private let isNamed: Bool

  init(path: String) throws(SystemError) {
    var status = stat()
    let exists = unsafe stat(path, &status) == 0
    if exists, status.st_mode & S_IFMT != S_IFREG {
      descriptor = try Self.open(path, O_WRONLY, path)
      (self.path, temporary, isNamed) = (path, nil, false)
      return
    }
    self.path = exists ? Self.withoutLinks(path) : path
    let folder = Self.folder(of: self.path)
    let temporary = "\(folder)/.counterbell-export-\(getpid())"
    let mode = exists ? status.st_mode & 0o777 : 0o666
    if let nameless = try? Self.open(folder, Self.nameless | O_WRONLY, path, mode) {
      (descriptor, isNamed) = (nameless, false)
    } else {
      descriptor = try Self.open(temporary, O_WRONLY | O_CREAT | O_EXCL, path, mode)
      isNamed = true
    }
    self.temporary = temporary
    if exists { fchmod(descriptor, mode) }
  }

  deinit {
    close(descriptor)
    if isNamed, let temporary { unsafe unlink(temporary) }
  }

  /// Waits until the file is on the disk, and gives it its place.
  func takePlace() throws(SystemError) {
    guard let temporary else { return }
    try check(fsync(descriptor))
    if !isNamed {
      try check(
        unsafe linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", AT_FDCWD, temporary, Int32(AT_SYMLINK_FOLLOW)))
    }
    let result = unsafe rename(temporary, path)
    let trouble = SystemError(operation: "writing \(path)")
    guard result == 0 else {
      unsafe unlink(temporary)
      throw trouble
    }
  }

  private func check(_ result: Int32) throws(SystemError) {
    if result != 0 { throw SystemError(operation: "writing \(path)") }
  }

  /// O_TMPFILE, which Swift's Glibc module leaves out.
  private static let nameless = 0o20_000_000 | O_DIRECTORY

  private static func open(
    _ name: String, _ flags: Int32, _ path: String, _ mode: mode_t = 0
  ) throws(SystemError) -> Int32 {
    let descriptor = unsafe Glibc.open(name, flags | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw SystemError(operation: "writing \(path)") }
    return descriptor
  }

  /// The file that a symbolic link stands for.
  private static func withoutLinks(_ path: String) -> String {
    guard let real = unsafe realpath(path, nil) else { return path }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }

  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
