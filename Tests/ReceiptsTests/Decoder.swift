import Foundation
import TestSupport

/// Reads a printer's bytes with python-escpos' tables, in a program of its own.
enum Decoder {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// A line as it stands on the paper.
  struct Line: Decodable, Equatable {
    let text: String
    let isStrong: Bool
    let columns: Int

    init(from decoder: any Swift.Decoder) throws {
      var values = try decoder.unkeyedContainer()
      text = try values.decode(String.self)
      isStrong = try values.decode(Bool.self)
      columns = try values.decode(Int.self)
    }
  }

  /// The lines of each receipt; fails on what no printer knows, and on a line with more columns.
  static func receipts(_ bytes: [UInt8], columns: Int) async throws -> [[Line]] {
    let result = try await run(["\(columns)"], Data(bytes))
    return try JSONDecoder().decode([[Line]].self, from: Data(result.output.utf8))
  }

  static func run(_ arguments: [String], _ input: Data = Data()) async throws -> Child {
    let folder = try TemporaryFolder()
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    let python = tests.appending(path: "../../.oracles/bin/python").standardized.path
    guard FileManager.default.isExecutableFile(atPath: python) else {
      throw Failure(description: "no \(python); scripts/setup installs it")
    }
    let result = try await Child.run(
      python, ["-B", tests.appending(path: "decode.py").path] + arguments, input: input, in: folder)
    guard result.status == 0 else { throw Failure(description: result.errors) }
    return result
  }
}
