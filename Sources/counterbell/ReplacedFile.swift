import Front
import Glibc

/// A file that is written without a name and then takes the place of another one, whole or not at all.
///
/// What is no regular file, such as a device or a pipe, is written to as it is.
struct ReplacedFile: ~Copyable {
  var descriptor: Int32 { opened.descriptor }
  private let opened: Opened

  private struct Opened {
    let descriptor: Int32
    let path: String
    /// The name it has until it takes its place, nil where it writes to the place itself.
    var temporary: String?
    /// Whether it has that name already; where the file system can do without, a killed run leaves nothing behind.
    var isNamed = false
  }

  init(path: String) throws(SystemError) {
    var status = stat()
    let exists = unsafe stat(path, &status) == 0
    if exists, status.st_mode & S_IFMT != S_IFREG {
      opened = Opened(descriptor: try Self.open(path, O_WRONLY, path), path: path)
    } else {
      opened = try Self.draft(
        exists ? Self.withoutLinks(path) : path, mode: exists ? status.st_mode & 0o777 : nil)
    }
  }

  /// A new file beside the one of this path.
  private static func draft(_ path: String, mode: mode_t?) throws(SystemError) -> Opened {
    let folder = folder(of: path)
    let temporary = "\(folder)/.counterbell-export-\(getpid())"
    let nameless = try? open(folder, nameless | O_WRONLY, path, mode ?? 0o666)
    let descriptor =
      if let nameless { nameless } else {
        try open(temporary, O_WRONLY | O_CREAT | O_EXCL, path, mode ?? 0o666)
      }
    if let mode { fchmod(descriptor, mode) }
    return Opened(descriptor: descriptor, path: path, temporary: temporary, isNamed: nameless == nil)
  }

  deinit {
    close(opened.descriptor)
    if opened.isNamed, let temporary = opened.temporary { unsafe unlink(temporary) }
  }

  /// Waits until the file is on the disk, and gives it its place.
  func takePlace() throws(SystemError) {
    guard let temporary = opened.temporary else { return }
    try check(fsync(descriptor))
    if !opened.isNamed {
      try check(
        unsafe linkat(AT_FDCWD, "/proc/self/fd/\(descriptor)", AT_FDCWD, temporary, Int32(AT_SYMLINK_FOLLOW)))
    }
    let result = unsafe rename(temporary, opened.path)
    let trouble = SystemError(operation: "writing \(opened.path)")
    guard result == 0 else {
      unsafe unlink(temporary)
      throw trouble
    }
  }

  private func check(_ result: Int32) throws(SystemError) {
    if result != 0 { throw SystemError(operation: "writing \(opened.path)") }
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
