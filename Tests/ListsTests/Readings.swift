import Domain
import Foundation
import Glibc
import Lists
import TestSupport

/// A line of a list, by its number, and what it reads as.
struct LineReading: Equatable {
  let line: Int
  let word: Reading<ListedWord>

  /// The word, or `nil` where the line was refused.
  var entry: Entry? {
    guard case .value(let listed) = word else { return nil }
    return listed.entry
  }

  var fault: ListFault? {
    guard case .refused(.list(let fault)) = word else { return nil }
    return fault
  }
}

/// Everything that a list of these bytes reads as.
func readings(_ bytes: Data, encoding: String? = nil) throws -> [LineReading] {
  let folder = try TemporaryFolder()
  let path = try folder.newFile("list", holding: bytes).path
  let file = try InputFile(owning: unsafe open(path, O_RDONLY | O_CLOEXEC), name: "list")
  var reader = try ListReader(file, encoding: encoding.flatMap(TextEncoding.init(named:)))
  var readings: [LineReading] = []
  while let (line, word) = try reader.next() { readings.append(LineReading(line: line, word: word)) }
  return readings
}
