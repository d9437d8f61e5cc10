import AudioALSA
import Configuration
import Front
import Glibc

/// `counterbell sound`: what the person whose kiosk is silent needs to know.
struct SoundCommand {
  static let name = "sound"

  /// What it can do; the raw value is the word behind `sound`.
  enum Verb: String, CaseIterable {
    case list, test, status
  }

  let verb: Verb
  let options: Options
  /// The device that the kiosk would use.
  let device: String

  /// Reads the words behind `sound`, the options that belong to them and, where a device is meant, the configuration;
  /// throws UsageError or ConfigurationFault.
  init(options: Options) throws {
    let words = Array(options.operands.dropFirst())
    guard let verb = words.first.flatMap(Verb.init(rawValue:)) else {
      let start = words.first.map { "'sound \($0)' is not known" } ?? "'sound' needs a second word"
      throw UsageError(sentence: "\(start): it is list, test or status")
    }
    if words.count > 1 { throw UsageError(sentence: "'\(words[1])' is one argument too many") }
    if options.isJSON && verb != .list {
      throw UsageError(sentence: "--json does not go with 'sound \(verb)'")
    }
    for (name, value) in [("--device", options.device), ("--config", options.config)]
    where value != nil && verb == .list {
      throw UsageError(sentence: "\(name) does not go with 'sound list'")
    }
    if options.script != nil || options.isBatch || options.isStrict || options.isMuted || options.isHeadless
      || options.volume != nil
    {
      throw UsageError(sentence: "of the options only --device, --config and --json go with 'sound'")
    }
    self.verb = verb
    self.options = options
    device = try verb == .list ? "default" : Settings(options: options).shop.sound.device
  }

  /// Answers the exit status; throws SystemError.
  func run() throws -> Int32 {
    switch verb {
    case .list: try list()
    case .test: try test()
    case .status: try status()
    }
  }

  /// Closes a device that works, and says what there is to know about it even so.
  func finish(_ check: DeviceCheck) throws(SystemError) {
    if !check.close() { try say("note: the device is slow to close; the kiosk does not wait for it") }
    if check.isMute { try say("note: this device throws every sound away; name another one with --device") }
  }

  /// Says what is wrong and what mends it, and answers the exit status.
  func explain(_ trouble: SoundTrouble) throws(SystemError) -> Int32 {
    try say("wrong: \(trouble.sentence)")
    if trouble.isInUse {
      let holders = DeviceFolder().holders
      let unseen = "not seen by this user; as root: fuser -v /dev/snd/*"
      try say("held by: \(holders.isEmpty ? unseen : holders.joined(separator: ", "))")
    }
    let hasServer = SoundServer.around(variable: environment).contains { $0.isListening }
    try say("mend: \(trouble.remedy(device: device, user: .current, hasServer: hasServer))")
    return trouble.isPermission ? EX_NOPERM : EX_UNAVAILABLE
  }
}
