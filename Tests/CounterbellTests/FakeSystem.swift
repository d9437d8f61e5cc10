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
  if text.hasPrefix("#!") { try makeExecutable(file) }
}

/// Puts an executable copy in a file's place, written by another program: one that this program starts at the same time
/// may hold a file open that was written here, and what is open for writing can't be run.
private func makeExecutable(_ file: URL) throws {
  let copy = Process()
  copy.executableURL = URL(filePath: "/usr/bin/install")
  copy.arguments = ["--mode=755", file.path, file.path + ".copy"]
  try copy.runWithSignals()
  copy.waitUntilExit()
  try FileManager.default.removeItem(at: file)
  try FileManager.default.moveItem(atPath: file.path + ".copy", toPath: file.path)
}
