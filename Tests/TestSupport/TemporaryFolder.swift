package import Foundation

/// A folder of its own for one test, removed with the value.
package struct TemporaryFolder: ~Copyable {
  package let url: URL

  package init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "counterbell-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The path of a file in the folder.
  package func path(_ name: String) -> String { url.appending(path: name).path }

  /// Makes a file of these bytes and returns where it is.
  package func newFile(_ name: String, holding bytes: Data = Data()) throws -> URL {
    let file = url.appending(path: name)
    try bytes.write(to: file)
    return file
  }

  /// Writes a file and returns its path.
  @discardableResult
  package func write(_ text: String, to name: String) throws -> String {
    try newFile(name, holding: Data(text.utf8)).path
  }

  /// A file's bytes; a file that isn't there has none.
  package func bytes(_ name: String) -> [UInt8] {
    (try? Data(contentsOf: url.appending(path: name))).map { [UInt8]($0) } ?? []
  }

  /// A file's lines.
  package func lines(_ name: String) -> [String] {
    String(decoding: bytes(name), as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
