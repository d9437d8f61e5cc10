import Audio
import AudioALSA
import CTerminal
import Configuration
import Domain
import Front
import Glibc
import Localization
import Storage
import ViewModels

/// Picks the player and the front that the options ask for, and runs them.
struct Launch {
  let options: Options

  /// Answers the exit status; throws UsageError, InputError, ConfigurationFault or SystemError.
  func run() throws -> Int32 {
    if options.wantsHelp { return try write(helpLanguage.wording.usage) }
    if options.wantsVersion { return try write("counterbell \(Counterbell.version)\n") }
    if options.operands.first == WordsCommand.name, options.operands.count > 1 {
      return try WordsCommand(options: options).run()
    }
    if options.operands.first == BookingsCommand.name { return try BookingsCommand(options: options).run() }
    if options.operands.first == StaffCommand.name, options.operands.count > 1 {
      return try StaffCommand(options: options).run()
    }
    if options.operands.first == JournalCommand.name { return try JournalCommand(options: options).run() }
    if options.operands.first == ConfigCommand.name { return try ConfigCommand(options: options).run() }
    if options.operands.first == DoctorCommand.name { return try DoctorCommand(options: options).run() }
    try options.check(for: nil)
    if options.operands.first == SoundCommand.name { return try SoundCommand(options: options).run() }
    if options.isBatch, options.isJSON || options.script != nil || options.config != nil {
      throw UsageError(sentence: "--batch goes with none of --json, --script and --config")
    }
    let operandLimit = options.isBatch ? 2 : 1
    let operand = options.operands.first ?? (options.isBatch ? StationName.tip : .home).rawValue
    guard let station = StationName(rawValue: operand) else {
      throw UsageError(sentence: "'\(operand)' is not a station")
    }
    if options.isBatch, station != .tip { throw UsageError(sentence: "--batch goes with 'tip' alone") }
    if options.operands.count > operandLimit {
      throw UsageError(sentence: "'\(options.operands[operandLimit])' is one argument too many")
    }
    return options.isBatch ? try runBatch() : try runStation(station)
  }

  private func runStation(_ station: StationName) throws -> Int32 {
    let settings = try Settings(options: options)
    // A password may be typed at every prompt.
    if counterbell_forbid_core_dumps() < 0 {
      throw SystemError(operation: "keeping passwords out of core dumps")
    }
    let clock = ShopClock { settings.dayClock }
    let data = DataFolder(settings, isAtTerminal: wantsPanel)
    // At a terminal what is wrong with the database is said before a guest comes.
    if wantsPanel, station != .tip { _ = try data.database() }
    let shop = ShopSettings(settings, data, isKept: wantsPanel || options.data != nil, isAlone: station == .tip)
    let player = ShopPlayer(shop.current)
    defer { player.leave() }
    let printing = Printing(settings.shop.receipt)
    defer { printing.leave() }
    let setting = Setting(
      format: options.isJSON ? .json : .text, makeAmounts: { shop.current.amounts },
      weekStart: { WeekStart.weekday(locale: shop.current.shop.locale) }, today: { clock.today() },
      idle: IdleTimes(settings.shop.idle), advance: { clock.advance(by: $0) },
      form: ReceiptForm(settings.shop.receipt), print: { printing.print($0) }, isChanged: shop.takeChange,
      makeKiosk: { makeKiosk(station, currency: $0, shop, player, data, clock) })
    guard wantsPanel else { return try runHeadless(setting) }
    var session = TerminalSession(
      setting: setting, hasColour: environment("NO_COLOR").isEmpty, isPlain: options.isPlain,
      report: OperatorLines.report)
    try session.run()
    return EX_OK
  }

  private func makeKiosk(
    _ station: StationName, currency: Currency, _ shop: ShopSettings, _ player: ShopPlayer, _ data: DataFolder,
    _ clock: ShopClock
  ) -> Kiosk {
    let settings = shop.current.shop
    player.use(shop.current)
    return Kiosk(
      front: station, offers: settings.home.stations.compactMap { StationName(rawValue: $0.rawValue) },
      visit: VisitSetting(
        language: settings.language, volume: Volume(step: settings.volume) ?? VisitSetting.usualVolume),
      isLocked: options.isKiosk, currency: currency, currencies: settings.currencies,
      tipRules: settings.tip.rules, tariff: settings.tariff,
      player: player, today: clock.today(), seeds: options.isHeadless ? .counting(next: 1) : .system,
      desk: makeDesk(data, clock), staffDesk: makeStaffDesk(shop, data, player)
    ) { () throws(StorageTrouble) in try data.wordBook() }
  }

  private func makeDesk(_ data: DataFolder, _ clock: ShopClock) -> BookingDesk {
    BookingDesk(
      terminal: wantsPanel ? Self.terminal : nil, now: { clock.moment() },
      open: { () throws(StorageTrouble) in try data.bookings() })
  }

  /// The name of the terminal on standard input.
  private static var terminal: String? {
    unsafe ttyname(STDIN_FILENO).map { unsafe String(cString: $0) }
  }

  private func runHeadless(_ setting: Setting) throws -> Int32 {
    let name = options.script ?? "-"
    var session = HeadlessSession(
      reader: try openInput(name), output: .standard, setting: setting, isScript: options.script != nil,
      isStrict: options.isStrict)
    switch try session.run() {
    case .done: return EX_OK
    case .refused(let line, let sentence):
      OperatorLines.report("\(name):\(line): \(sentence)")
      return EX_DATAERR
    case .failed(let trouble): throw trouble
    }
  }

  private func runBatch() throws -> Int32 {
    let name = options.operands.count > 1 ? options.operands[1] : "-"
    let settings = Settings(unconfigured: options)
    let currency = Currency(code: settings.shop.currency) ?? .usd
    let amounts = AmountStyle(plain: currency)
    let reader = try openInput(name)
    let progress = Progress(reading: reader.descriptor, on: STDERR_FILENO, beside: STDOUT_FILENO)
    var batch = Batch(
      reader: reader, output: .standard, currency: currency, progress: progress
    ) { line, refusal in
      OperatorLines.report("\(name):\(line): \(settings.wording.sentence(refusal, amounts: amounts))")
    }
    return try batch.run() ? EX_OK : EX_DATAERR
  }

  /// Whether a guest sits at a terminal that can draw a panel.
  private var wantsPanel: Bool {
    let isPlain = options.isHeadless || options.isJSON || options.isStrict || options.script != nil
    return !isPlain && isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
      && !["", "dumb"].contains(environment("TERM"))
  }

  private func openInput(_ name: String) throws -> LineReader {
    if name == "-" { return LineReader(descriptor: STDIN_FILENO, name: "standard input") }
    let descriptor = unsafe open(name, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw InputError(cause: SystemError(operation: name)) }
    return LineReader(descriptor: descriptor, name: name)
  }

  /// The language that is asked for or configured; help is given whatever is wrong with the configuration.
  private var helpLanguage: Language {
    options.language ?? (try? Settings(options: options))?.shop.language ?? .en
  }

  private func write(_ text: String) throws -> Int32 {
    try Output.writeAll(text.utf8, to: STDOUT_FILENO, name: "standard output")
    return EX_OK
  }
}
