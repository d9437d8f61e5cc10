import Domain
import Front
import Glibc
import Lists
import Localization

extension WordsCommand {
  /// Puts a list into the book, all of its good lines or, where the machine fails, none.
  func importWords() throws -> Int32 {
    let encoding = try encoding()
    var reader = try ListReader(openInput(), encoding: encoding)
    if reader.encoding != .utf8 {
      OperatorLines.report("\(file): read as \(reader.encoding.name)", as: .information)
    }
    if !reader.ignoredColumns.isEmpty {
      OperatorLines.report("\(file): not read: \(reader.ignoredColumns.joined(separator: ", "))")
    }
    let book = try openBook().beginImport(named: importName, on: settings.dayClock.today())
    let tally: ImportTally
    do {
      tally = try options.isDryRun ? rehearse(&reader, book) : put(&reader, book)
      if options.isDryRun { book.rollBack() } else { try commit(book) }
    } catch {
      book.rollBack()
      throw error
    }
    if options.isDryRun {
      OperatorLines.report("\(file): \(tally); nothing was saved", as: .information)
    } else {
      try say("\(tally)")
    }
    return tally.refused == 0 ? EX_OK : EX_DATAERR
  }

  /// Ends the import with a note in the journal, both or neither.
  private func commit(_ book: any WordImport) throws(StorageTrouble) {
    let moment = settings.dayClock.moment()
    try data.journal().note(.wordsImported(importName), by: .machineUser, terminal: nil, at: moment)
    try book.commit()
  }

  /// Says on standard error why a line is refused.
  private func put(_ reader: inout ListReader, _ book: any WordImport) throws -> ImportTally {
    var progress = Progress(reading: reader.descriptor, on: STDERR_FILENO, beside: -1)
    defer { progress?.clear() }
    return try reader.putWords(into: book) { line, answer, bytesRead in
      progress?.show(done: bytesRead)
      guard case .refused(let refusal) = answer else { return }
      progress?.clear()
      OperatorLines.report("\(file):\(line): \(sentence(refusal))")
    }
  }

  /// Says on standard output what comes of each line.
  private func rehearse(_ reader: inout ListReader, _ book: any WordImport) throws -> ImportTally {
    var progress = Progress(reading: reader.descriptor, on: STDERR_FILENO, beside: STDOUT_FILENO)
    defer { progress?.clear() }
    var output = Output.standard
    let tally = try reader.putWords(into: book) { line, answer, bytesRead in
      output.bytes.append(printable: "\(line): \(words(answer))")
      output.bytes.append(UInt8(ascii: "\n"))
      try output.flushIfLarge()
      progress?.show(done: bytesRead)
    }
    try output.flush()
    return tally
  }

  private func words(_ answer: LineAnswer) -> String {
    switch answer {
    case .listed(.added): "added"
    case .listed(.same(let id)): "same as #\(id)"
    case .listed(.changed(let id)): "changed #\(id)"
    case .refused(let refusal): "refused: \(sentence(refusal))"
    }
  }

  /// No list has amounts in it.
  private func sentence(_ refusal: Refusal) -> String {
    settings.wording.sentence(refusal, amounts: .dollars)
  }

  private func encoding() throws(UsageError) -> TextEncoding? {
    guard let name = options.encoding else { return nil }
    guard let encoding = TextEncoding(named: name) else {
      throw UsageError(sentence: "--encoding: '\(name)' is not one that iconv knows")
    }
    return encoding
  }

  private var importName: String {
    file == "-" ? "standard input" : String(file.split(separator: "/").last ?? "/")
  }

  private func openInput() throws -> InputFile {
    if file == "-" { return try InputFile(owning: dup(STDIN_FILENO), name: "standard input") }
    let descriptor = unsafe open(file, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw InputError(cause: SystemError(operation: file)) }
    return try InputFile(owning: descriptor, name: file)
  }
}
