import Foundation
import TestSupport

@testable import counterbell

/// Gives `body` a folder that stands for `/`, with files of these texts; one that begins with `->` is a symbolic link,
/// and one that begins with `#!` a program.
func withSystem<Result>(_ texts: [String: String], _ body: (SystemFiles) throws -> Result) throws -> Result {
  let folder = try TemporaryFolder()
  for (path, text) in texts { try make(folder.url.appending(path: path), of: text) }
  return try body(SystemFiles(root: folder.url.path))
}

private func make(_ file: URL, of text: String) throws {
  let files = FileManager.default
  try files.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
  if text.hasPrefix("->") {
    try files.createSymbolicLink(atPath: file.path, withDestinationPath: String(text.dropFirst(2)))
  } else {
    try Data(text.utf8).write(to: file)
  }
  if text.hasPrefix("#!") { try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path) }
}
