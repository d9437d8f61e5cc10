package import Domain

/// What came of the lines of an import.
package struct ImportTally: Equatable, Sendable {
  package private(set) var added = 0
  package private(set) var same = 0
  package private(set) var changed = 0
  package private(set) var refused = 0

  package init() {}

  mutating func count(_ answer: LineAnswer) {
    switch answer {
    case .listed(.added): added += 1
    case .listed(.same): same += 1
    case .listed(.changed): changed += 1
    case .refused: refused += 1
    }
  }
}

extension ImportTally: CustomStringConvertible {
  package var description: String { "added \(added), same \(same), changed \(changed), refused \(refused)" }
}

/// What came of one line.
package enum LineAnswer: Equatable, Sendable {
  case listed(Listing)
  case refused(Refusal)
}

extension ListReader {
  /// Puts every word into an import, and gives what came of each line to `report`, with the line's number and how much
  /// of the file has been read in bytes.
  package mutating func putWords(
    into book: any WordImport, report: (_ line: Int, LineAnswer, _ bytesRead: Int) throws -> Void
  ) throws -> ImportTally {
    var tally = ImportTally()
    while let (line, reading) = try next() {
      let answer: LineAnswer =
        switch reading {
        case .value(let word): .listed(try book.put(word))
        case .refused(let refusal): .refused(refusal)
        }
      tally.count(answer)
      try report(line, answer, bytesRead)
    }
    return tally
  }
}
