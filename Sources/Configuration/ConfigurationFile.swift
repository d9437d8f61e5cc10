import Glibc

/// A file that the configuration is read from.
package struct ConfigurationFile: Hashable, Sendable {
  /// The most bytes that a file can have.
  package static let largest = 1 << 20

  package let path: String
  /// Whether the configuration does without it when it isn't there.
  package let mayBeMissing: Bool

  private let isStandardInput: Bool

  package init(path: String, mayBeMissing: Bool = false) {
    self.init(path: path, mayBeMissing: mayBeMissing, isStandardInput: false)
  }

  private init(path: String, mayBeMissing: Bool, isStandardInput: Bool) {
    self.path = path
    self.mayBeMissing = mayBeMissing
    self.isStandardInput = isStandardInput
  }

  /// What is on standard input, under the name that it has on a command line.
  package static let standardInput = ConfigurationFile(
    path: "-", mayBeMissing: false, isStandardInput: true)

  /// The files of a run, each of which goes before the ones in front of it: the system's, the user's in the folder
  /// of that user's configuration, and the one that was named.
  package static func inOrder(userFolder: String, named: String?) -> [ConfigurationFile] {
    let usual = ["/etc", userFolder].map {
      ConfigurationFile(path: $0 + "/counterbell/config.json5", mayBeMissing: true)
    }
    return usual + (named.map { [ConfigurationFile(path: $0)] } ?? [])
  }

  /// Reads the file as a tree; nil when it is missing and may be.
  func read() throws(ConfigurationFault) -> JSON5Node? {
    guard let descriptor = try open() else { return nil }
    defer { close(descriptor) }
    let bytes = try read(descriptor)
    do { return try JSON5Reader.read(bytes) } catch {
      throw ConfigurationFault(.invalid, file: path, place: error.place, reason: error.reason)
    }
  }

  private func open() throws(ConfigurationFault) -> Int32? {
    let descriptor =
      isStandardInput
      ? fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 0) : unsafe Glibc.open(path, O_RDONLY | O_CLOEXEC)
    if descriptor >= 0 { return descriptor }
    if mayBeMissing, [ENOENT, ENOTDIR].contains(errno) { return nil }
    throw unreadable()
  }

  private func read(_ descriptor: Int32) throws(ConfigurationFault) -> [UInt8] {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe Glibc.read(descriptor, &part, part.count)
      if count == 0 { return bytes }
      if count < 0, errno != EINTR { throw unreadable() }
      bytes.append(contentsOf: part[..<max(0, count)])
      // Whatever it is, it is not read to an end that may never come.
      if bytes.count > Self.largest {
        throw ConfigurationFault(.invalid, file: path, reason: "larger than \(Self.largest) bytes")
      }
    }
  }

  private func unreadable() -> ConfigurationFault {
    ConfigurationFault(.unreadable, file: path, reason: unsafe String(cString: strerror(errno)))
  }
}
