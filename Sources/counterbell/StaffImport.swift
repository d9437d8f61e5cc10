import Domain
import Front
import Glibc
import Lists
import Storage

/// A list of words that the staff take in at the kiosk.
struct StaffImport {
  /// How many refused lines are named; the others are counted.
  private static let namedRefusals = 20

  let file: String
  let data: DataFolder

  /// Takes in all good lines of the list and notes it, or does nothing; says what came of it in a few lines.
  func run(by author: Author, terminal: String?, at moment: Moment) throws(StorageTrouble) -> [String] {
    var reader: ListReader
    do {
      reader = try ListReader(openInput(), encoding: nil)
    } catch let trouble as StorageTrouble {
      throw trouble
    } catch {
      return ["\((error as? SystemError)?.description ?? "\(error)")"]
    }
    let book = try data.wordBook().beginImport(named: name, on: moment.day)
    do {
      let lines = try put(&reader, into: book)
      try data.journal().note(.wordsImported(name), by: author, terminal: terminal, at: moment)
      try book.commit()
      return lines
    } catch {
      book.rollBack()
      if let trouble = error as? StorageTrouble { throw trouble }
      return ["\((error as? SystemError)?.description ?? "\(error)")"]
    }
  }

  private func put(_ reader: inout ListReader, into book: any WordImport) throws -> [String] {
    // By their numbers alone: the file may be no list, and not for everybody's eyes.
    var refused: [String] = []
    let tally = try reader.putWords(into: book) { line, answer, _ in
      if case .refused = answer, refused.count < Self.namedRefusals { refused.append("\(line)") }
    }
    return ["\(tally)"] + (refused.isEmpty ? [] : ["refused: \(refused.joined(separator: ", "))"])
  }

  private var name: String { String(file.split(separator: "/").last ?? "/") }

  private func openInput() throws -> InputFile {
    let descriptor = unsafe open(file, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw SystemError(operation: file) }
    var status = stat()
    // Nothing else comes to an end for certain, and the kiosk waits for it.
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw SystemError(operation: file, code: EINVAL)
    }
    return try InputFile(owning: descriptor, name: file)
  }
}
