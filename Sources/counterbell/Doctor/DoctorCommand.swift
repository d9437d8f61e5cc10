import AudioALSA
import Configuration
import Front
import Glibc

/// `counterbell doctor`: whether a kiosk that is being set up has what it needs.
struct DoctorCommand {
  static let name = "doctor"

  let options: Options
  /// What is in force; the usual settings where the configuration can't be used.
  let settings: Settings
  /// Why it can't.
  let fault: ConfigurationFault?
  /// Whether reading it came to an end.
  let isReadable: Bool
  /// What the system's own files say.
  var files = SystemFiles()

  /// Checks which options there are.
  init(options: Options) throws(UsageError) {
    if options.operands.count > 1 {
      throw UsageError(sentence: "'\(options.operands[1])' is one argument too many")
    }
    try options.check(for: Self.name)
    if options.isHeadless || options.isStrict || options.isBatch || options.script != nil
      || options.isKiosk || options.click != nil || options.now != nil || options.dayStart != nil
      || options.volume != nil
    {
      throw UsageError(
        sentence: "of the options only --config, --data, --device, --mute, --json, --language, --locale and "
          + "--currency go with 'doctor'")
    }
    self.options = options
    // Once beside, as a file may never come to its end.
    isReadable =
      Errand.result(within: .seconds(3)) {
        _ = try? Settings(options: options)
        return true
      } ?? false
    (settings, fault) = Self.read(options, isReadable: isReadable)
  }

  private static func read(_ options: Options, isReadable: Bool) -> (Settings, ConfigurationFault?) {
    guard isReadable else { return (Settings(unconfigured: options), nil) }
    do {
      return (try Settings(options: options), nil)
    } catch {
      return (Settings(unconfigured: options), error)
    }
  }

  /// Answers the exit status: that of the first check that finds something wrong; throws SystemError.
  func run() throws -> Int32 {
    var report = DoctorReport(isJSON: options.isJSON)
    var status = EX_OK
    for check in checks {
      let diagnosis = !isReadable && check.name == "configuration" ? check.endless : check.diagnosis
      if status == EX_OK { status = diagnosis.status }
      try report.add(check.name, diagnosis)
    }
    try report.finish()
    return status
  }

  /// What is checked, in this order; a new check is a line here.
  private var checks: [DoctorCheck] {
    [
      DoctorCheck("user", look: user),
      DoctorCheck("configuration", status: EX_CONFIG, patience: .seconds(3), look: configuration),
      DoctorCheck("locale", look: locale),
      DoctorCheck("time", look: time),
      DoctorCheck("database", status: EX_IOERR, patience: .seconds(60), look: database),
      DoctorCheck("staff", status: EX_IOERR, look: staff),
      DoctorCheck("disk", status: EX_IOERR, look: disk),
      DoctorCheck("sound", look: sound),
      DoctorCheck("printer", patience: .seconds(3), look: printer),
      DoctorCheck("terminal", look: terminal),
      DoctorCheck("keys", look: keys),
      DoctorCheck("consoles", look: consoles),
      DoctorCheck("core dumps", look: coreDumps),
      DoctorCheck("service", look: service),
    ]
  }
}

/// One thing that the doctor looks at.
struct DoctorCheck {
  let name: String
  /// The exit status where looking comes to no end.
  let status: Int32
  private let patience: Duration
  private let look: () -> Diagnosis

  init(
    _ name: String, status: Int32 = EX_UNAVAILABLE, patience: Duration = .seconds(10),
    look: @escaping () -> Diagnosis
  ) {
    self.name = name
    self.status = status
    self.patience = patience
    self.look = look
  }

  /// What is found; looking that takes too long is left to itself.
  var diagnosis: Diagnosis { Errand.result(within: patience, look) ?? endless }

  /// What is said of looking that does not end.
  var endless: Diagnosis {
    .wrong(
      "Looking at it came to no end within \(patience.components.seconds) s.",
      mend: "Look at what it is kept on: a disk or a file system may not answer.", status: status)
  }
}
