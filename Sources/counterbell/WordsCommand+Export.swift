import Domain
import Front
import Glibc
import Lists

extension WordsCommand {
  /// Writes every word of the book.
  func exportWords() throws -> Int32 {
    let book = try openBook()
    if file == "-" {
      try write(book, to: STDOUT_FILENO, name: "standard output")
    } else {
      let target = try ReplacedFile(path: file)
      try write(book, to: target.descriptor, name: file)
      try target.takePlace()
    }
    return EX_OK
  }

  private func write(_ book: any WordLists, to descriptor: Int32, name: String) throws {
    let writer = ListWriter(format)
    var output = Output(descriptor: descriptor, name: name)
    writer.appendHeader(to: &output.bytes)
    try book.forEachWord { word in
      writer.append(word, to: &output.bytes)
      try output.flushIfLarge()
    }
    try output.flush()
  }

  private var format: ListWriter.Format {
    options.format ?? (file.lowercased().hasSuffix(".tsv") ? .tsv : .csv)
  }
}
