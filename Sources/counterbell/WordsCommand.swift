import Domain
import Front
import Glibc

/// `counterbell words` with a second word: lists of words that go into the book and out of it.
struct WordsCommand {
  static let name = "words"

  /// What it can do; the raw value is the word behind `words`.
  enum Verb: String {
    case importing = "import"
    case export
    case undoImport = "undo-import"
  }

  let verb: Verb
  let options: Options
  let settings: Settings
  /// The file that is read or written, `-` for a standard stream.
  let file: String
  let data: DataFolder

  /// Reads the words behind `words`, the options that belong to them and the configuration; throws UsageError or
  /// ConfigurationFault.
  init(options: Options) throws {
    let words = Array(options.operands.dropFirst())
    guard let verb = words.first.flatMap(Verb.init(rawValue:)) else {
      throw UsageError(
        sentence: "'words \(words.first ?? "")' is not known: it is import, export or undo-import")
    }
    let limit = verb == .undoImport ? 1 : 2
    if words.count < limit {
      throw UsageError(
        sentence: "'words \(verb.rawValue)' needs the name of a file, or - for a standard stream")
    }
    if words.count > limit { throw UsageError(sentence: "'\(words[limit])' is one argument too many") }
    try options.check(for: "\(Self.name) \(verb.rawValue)")
    if options.hasStationOption || options.isJSON {
      throw UsageError(
        sentence:
          "of a station's options only --data, --config, --now, --day-start and --language go with lists")
    }
    self.verb = verb
    self.options = options
    file = words.last ?? "-"
    settings = try Settings(options: options)
    data = DataFolder(settings)
  }

  /// Answers the exit status; throws SystemError, ListTrouble or StorageTrouble.
  func run() throws -> Int32 {
    switch verb {
    case .importing: try importWords()
    case .export: try exportWords()
    case .undoImport: try undoImport()
    }
  }

  /// Opens the book in force.
  func openBook() throws(StorageTrouble) -> any WordLists { try data.wordBook() }

  private func undoImport() throws -> Int32 {
    let book = try openBook()
    let undone = try data.journal().noting(by: .machineUser, terminal: nil, at: settings.dayClock.moment()) {
      () throws(StorageTrouble) in
      let undone = try book.undoImport()
      return (undone.map { .importUndone($0.name) }, undone)
    }
    guard let undone else {
      OperatorLines.report("there is no import to take back")
      return EX_DATAERR
    }
    try say(
      "took back \(undone.name): removed \(undone.removed), restored \(undone.restored), left \(undone.left)")
    return EX_OK
  }
}
