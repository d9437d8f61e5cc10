import Foundation

/// Where the example configuration is that ships with the program.
let examplePath = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().appending(path: "Resources/config.example.json5").path

func exampleFile() throws -> [UInt8] { Array(try Data(contentsOf: URL(filePath: examplePath))) }
