import Domain
import Front
import Glibc
import Storage
import ViewModels

/// `counterbell journal`: what the staff did, and when.
struct JournalCommand {
  static let name = "journal"

  let options: Options
  let settings: Settings

  /// Reads the options that belong to the journal and the configuration; throws UsageError or ConfigurationFault.
  init(options: Options) throws {
    if options.operands.count > 1 {
      throw UsageError(sentence: "'\(options.operands[1])' is one argument too many")
    }
    try options.check(for: Self.name)
    if options.hasStationOption {
      throw UsageError(
        sentence:
          "of a station's options only --config, --data, --now, --day-start, --locale and --language go with journal"
      )
    }
    self.options = options
    settings = try Settings(options: options)
  }

  /// Answers the exit status; throws SystemError or StorageTrouble.
  func run() throws -> Int32 {
    let journal: any Journal = try DataFolder(settings).journal()
    var output = Output.standard
    try options.isJSON ? writeJSON(journal, to: &output) : writeTable(journal, to: &output)
    try output.flush()
    return EX_OK
  }

  private func writeTable(_ journal: any Journal, to output: inout Output) throws {
    let values = settings.values
    var table = TextTable()
    try journal.forEachEntry(on: options.day) { table.widen(for: cells($0, values)) }
    // Read a second time instead of kept: there may be years of them.
    try journal.forEachEntry(on: options.day) { entry in
      output.bytes.append(printable: table.row(cells(entry, values)))
      output.bytes.append(UInt8(ascii: "\n"))
      try output.flushIfLarge()
    }
  }

  private func cells(_ entry: JournalEntry, _ values: ValueWriter) -> [String] {
    let author =
      switch entry.author {
      case .staff(let id): id.text
      case .user(let name): "user \(name)"
      case .nobody: "-"
      }
    return [values.text(.moment(entry.made)), entry.terminal ?? "-", author, entry.act, entry.detail]
  }

  private func writeJSON(_ journal: any Journal, to output: inout Output) throws {
    var isFirst = true
    output.bytes.append(contentsOf: "{\"entries\":[".utf8)
    try journal.forEachEntry(on: options.day) { entry in
      if !isFirst { output.bytes.append(contentsOf: ",\n".utf8) }
      isFirst = false
      append(entry, to: &output.bytes)
      try output.flushIfLarge()
    }
    output.bytes.append(contentsOf: "]}\n".utf8)
  }

  private func append(_ entry: JournalEntry, to output: inout [UInt8]) {
    var (staff, user): (String?, String?)
    switch entry.author {
    case .staff(let id): staff = id.text
    case .user(let name): user = name
    case .nobody: break
    }
    let made = Timestamp.utc(entry.made.instant)
    output.append(contentsOf: "{\"id\":\(entry.id),\"day\":\"\(entry.made.day)\",\"made\":\"\(made)\"".utf8)
    for (name, text) in [
      ("terminal", entry.terminal), ("staff", staff), ("user", user), ("act", entry.act),
      ("detail", entry.detail),
    ] {
      output.append(contentsOf: ",\"\(name)\":".utf8)
      output.append(jsonText: text)
    }
    output.append(UInt8(ascii: "}"))
  }
}
