import CGetopt
import Configuration
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
  /// Whether a terminal shows lines for screen readers.
  var isPlain = false
  /// Whether no guest may leave.
  var isKiosk = false
  var isBatch = false
  var wantsHelp = false
  var wantsVersion = false
  var device: String?
  var click: String?
  /// The ISO 4217 code of every amount, in capital letters.
  var currency: String?
  var locale: String?
  var language: Language?
  /// One of the volumes that a configuration can have.
  var volume: Int?
  var script: String?
  /// The configuration file that goes before the usual ones.
  var config: String?
  /// The folder of the database.
  var data: String?
  /// The instant at which the clock stands; nil for the machine's clock.
  var now: Int?
  /// When a day begins.
  var dayStart: TimeOfDay?
  /// Whether an import only says what it would do.
  var isDryRun = false
  /// What iconv calls the encoding of a list.
  var encoding: String?
  var format: ListWriter.Format?
  /// The day whose bookings are meant; nil for all.
  var day: Day?
  var isCSV = false
  var isESCPOS = false
  /// Whether a password is the first line of standard input, instead of being asked for.
  var isPasswordOnInput = false
  /// How many columns a receipt has; nil for what the configuration says.
  var columns: PaperWidth?
  /// What is left behind the options.
  var operands: [String] = []

  private enum Long: Int32, CaseIterable {
    case headless = 256
    case json, mute, strict, batch, device, click, currency, locale, language, script, data, now, dayStart,
      volume, kiosk, plain
    case dryRun, encoding, format, config, day, csv, escpos, columns, passwordInput
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
      case .plain: "plain"
      case .volume: "volume"
      case .dryRun: "dry-run"
      case .encoding: "encoding"
      case .format: "format"
      case .day: "day"
      case .csv: "csv"
      case .escpos: "escpos"
      case .columns: "columns"
      case .config: "config"
      case .passwordInput: "password-stdin"
      case .help: "help"
      case .version: "version"
      }
    }

    var takesArgument: Bool {
      switch self {
      case .device, .click, .currency, .locale, .language, .script, .data, .now, .dayStart, .encoding, .format,
        .config, .day, .columns, .volume:
        true
      default: false
      }
    }
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
    case .plain: isPlain = true
    case .csv: isCSV = true
    case .escpos: isESCPOS = true
    case .passwordInput: isPasswordOnInput = true
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
      format = try known(
        ListWriter.Format(rawValue: argument), "--format: '\(argument)' is neither csv nor tsv")
    case .day:
      day = try known(Day(iso: argument), "--day: '\(argument)' is not a day such as 2026-11-29")
    case .columns:
      columns = try known(
        Int(argument).flatMap(PaperWidth.init(rawValue:)), "--columns: '\(argument)' is none of 32, 42 and 48")
    case .now:
      now = try known(
        DayClock().instant(argument), "--now: '\(argument)' is not a time such as 2026-11-29T14:00")
    case .dayStart:
      dayStart = try known(TimeOfDay(argument), "--day-start: '\(argument)' is not a time of day such as 04:00")
    case .currency:
      let code = AmountStyle.isKnown(currency: argument) ? argument.uppercased() : nil
      currency = try known(code, "--currency: '\(argument)' is not the code of a known currency")
    case .locale:
      let name = AmountStyle.isKnown(locale: argument) ? argument : nil
      locale = try known(name, "--locale: '\(argument)' is not a known locale")
    case .language:
      language = try known(Language(rawValue: argument), "--language: '\(argument)' is neither en nor ko")
    case .volume:
      let step = ShopConfiguration.volumes.first { "\($0)" == argument }
      volume = try known(step, "--volume: '\(argument)' is not a whole number from 0 to 9")
    }
  }

  /// The value, or a usage error of this sentence where there is none.
  private func known<Value>(
    _ value: Value?, _ sentence: @autoclosure () -> String
  ) throws(UsageError) -> Value {
    guard let value else { throw UsageError(sentence: sentence()) }
    return value
  }
}

/// A command line that can't be obeyed; without a sentence it has been said already.
struct UsageError: Error {
  let sentence: String?
}
