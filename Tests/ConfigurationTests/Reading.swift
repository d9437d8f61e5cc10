import Configuration
import Foundation
import TestSupport

/// Reads files of these texts in order, named `1.json5` and so on.
func read(_ texts: String...) throws -> ShopConfiguration {
  let folder = try TemporaryFolder()
  return try .read(files(texts, in: folder))
}

/// Writes files of these texts, named `1.json5` and so on.
func files(_ texts: [String], in folder: borrowing TemporaryFolder) throws -> [ConfigurationFile] {
  var files: [ConfigurationFile] = []
  for (index, text) in texts.enumerated() {
    files.append(ConfigurationFile(path: try folder.write(text, to: "\(index + 1).json5")))
  }
  return files
}

/// What is said of the last of some files, without the folder that they are in.
func sentence(_ texts: String...) throws -> String? {
  let folder = try TemporaryFolder()
  let files = try files(texts, in: folder)
  do {
    _ = try ShopConfiguration.read(files)
    return nil
  } catch {
    return error.description.replacing(folder.url.path + "/", with: "")
  }
}

/// A file with one row of a tariff.
func row(_ name: String, _ entries: String...) -> String {
  "{ trip: { \(name): [\n" + entries.joined(separator: ",\n") + "\n] } }"
}
