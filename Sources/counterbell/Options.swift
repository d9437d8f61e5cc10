import CGetopt
import Domain
import Front
import Lists
import Localization
import Receipts

/// What the command line asks for.
struct Options {
  var isHeadless = false
  var isJSON = false
  var isMuted = false
  var isStrict = false
  /// Whether no guest may leave.
  var isKiosk = false
  var isBatch = false
  var wantsHelp = false
  var wantsVersion = false
  var device: String?
  var click: String?
  var currency = "USD"
  var locale = "en_US"
  var language = Language.en
  var script: String?
  /// The configuration file that goes before the usual ones.
  var config: String?
  /// The folder of the database; nil for the user's own.
  var data: String?
  /// The clock as far as the options set it.
  var clock = DayClock()
  /// Whether an import only says what it would do.
  var isDryRun = false
  /// What iconv calls the encoding of a list.
  var encoding: String?
  var format: ListWriter.Format?
  /// The day whose bookings are meant; nil for all.
  var day: Day?
  var isCSV = false
  var isESCPOS = false
  /// How many columns a receipt has; nil for what the configuration says.
  var columns: PaperWidth?
  /// What is left behind the options.
  var operands: [String] = []

  private enum Long: Int32, CaseIterable {
    case headless = 256
    case json, mute, strict, batch, device, click, currency, locale, language, script, data, now, dayStart
    case kiosk
    case dryRun, encoding, format, config, day, csv, escpos, columns
    case help = 0x68  // -h
    case version = 0x56  // -V

    var name: StaticString {
      switch self {
      case .headless: "headless"
      case .json: "json"
      case .mute: "mute"
      case .strict: "strict"
      case .batch: "batch"
      case .device: "device"
      case .click: "click"
      case .currency: "currency"
      case .locale: "locale"
      case .language: "language"
      case .script: "script"
      case .data: "data"
      case .now: "now"
      case .dayStart: "day-start"
      case .kiosk: "kiosk"
      case .dryRun: "dry-run"
      case .encoding: "encoding"
      case .format: "format"
      case .day: "day"
      case .csv: "csv"
      case .escpos: "escpos"
      case .columns: "columns"
      case .config: "config"
      case .help: "help"
      case .version: "version"
      }
    }

    var takesArgument: Bool {
      switch self {
      case .device, .click, .currency, .locale, .language, .script, .data, .now, .dayStart, .encoding, .format,
        .config, .day, .columns:
        true
      default: false
      }
    }
  }

  /// The shop's clock; a headless run that keeps nothing has none of its own.
  var dayClock: DayClock {
    var dayClock = clock
    if isHeadless, data == nil, clock.now == nil { dayClock.now = clock.instant("2000-01-01") }
    return dayClock
  }

  /// Reads the program's own arguments with GNU `getopt_long`; throws what is wrong with them, in one sentence.
  init() throws(UsageError) {
    var long = unsafe Long.allCases.map {
      unsafe option(
        name: UnsafeRawPointer($0.name.utf8Start).assumingMemoryBound(to: CChar.self),
        has_arg: $0.takesArgument ? required_argument : no_argument, flag: nil, val: $0.rawValue)
    }
    unsafe long.append(option())
    while true {
      let found = unsafe getopt_long(CommandLine.argc, CommandLine.unsafeArgv, "hV", long, nil)
      if found == -1 { break }
      // getopt_long has said what is wrong.
      guard let option = Long(rawValue: found) else { throw UsageError(sentence: nil) }
      try take(option, unsafe counterbell_option_argument().map { unsafe String(cString: $0) } ?? "")
    }
    operands = Array(CommandLine.arguments.dropFirst(Int(counterbell_first_operand())))
  }

  private mutating func take(_ option: Long, _ argument: String) throws(UsageError) {
    switch option {
    case .headless: isHeadless = true
    case .json: isJSON = true
    case .mute: isMuted = true
    case .strict: isStrict = true
    case .batch: isBatch = true
    case .kiosk: isKiosk = true
    case .csv: isCSV = true
    case .escpos: isESCPOS = true
    case .help: wantsHelp = true
    case .version: wantsVersion = true
    case .device: device = argument
    case .click: click = argument
    case .script: script = argument
    case .data:
      if argument.isEmpty { throw UsageError(sentence: "--data: the folder's name is empty") }
      data = argument
    case .config:
      if argument.isEmpty { throw UsageError(sentence: "--config: the file's name is empty") }
      config = argument
    case .dryRun: isDryRun = true
    case .encoding: encoding = argument
    case .format:
      guard let known = ListWriter.Format(rawValue: argument) else {
        throw UsageError(sentence: "--format: '\(argument)' is neither csv nor tsv")
      }
      format = known
    case .day:
      guard let known = Day(iso: argument) else {
        throw UsageError(sentence: "--day: '\(argument)' is not a day such as 2026-11-29")
      }
      day = known
    case .columns:
      guard let known = Int(argument).flatMap(PaperWidth.init(rawValue:)) else {
        throw UsageError(sentence: "--columns: '\(argument)' is none of 32, 42 and 48")
      }
      columns = known
    case .now:
      guard let now = clock.instant(argument) else {
        throw UsageError(sentence: "--now: '\(argument)' is not a time such as 2026-11-29T14:00")
      }
      clock.now = now
    case .dayStart:
      guard let start = DayClock.timeOfDay(argument) else {
        throw UsageError(sentence: "--day-start: '\(argument)' is not a time of day such as 04:00")
      }
      clock.dayStart = start
    case .currency:
      guard AmountStyle.isKnown(currency: argument) else {
        throw UsageError(sentence: "--currency: '\(argument)' is not the code of a known currency")
      }
      currency = argument
    case .locale:
      guard AmountStyle.isKnown(locale: argument) else {
        throw UsageError(sentence: "--locale: '\(argument)' is not a known locale")
      }
      locale = argument
    case .language:
      guard let known = Language(rawValue: argument) else {
        throw UsageError(sentence: "--language: '\(argument)' is neither en nor ko")
      }
      language = known
    }
  }
}

/// A command line that can't be obeyed; without a sentence it has been said already.
struct UsageError: Error {
  let sentence: String?
}
