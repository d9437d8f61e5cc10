import Configuration
import Glibc

/// `counterbell config`: what is set, where it is set, and whether a file sets it rightly.
struct ConfigCommand {
  static let name = "config"

  /// What it can do; the raw value is the word behind `config`.
  enum Verb: String, CaseIterable {
    case show, check
  }

  let verb: Verb
  let options: Options
  /// The words behind the verb.
  let operands: [String]

  /// Reads the words behind `config` and the options that belong to them.
  init(options: Options) throws(UsageError) {
    let words = Array(options.operands.dropFirst())
    guard let verb = words.first.flatMap(Verb.init(rawValue:)) else {
      let start = words.first.map { "'config \($0)' is not known" } ?? "'config' needs a second word"
      throw UsageError(sentence: "\(start): it is show or check")
    }
    operands = Array(words.dropFirst())
    let limit = verb == .check ? 1 : 0
    if operands.count < limit {
      throw UsageError(sentence: "'config check' needs the name of a file, or - for standard input")
    }
    if operands.count > limit { throw UsageError(sentence: "'\(operands[limit])' is one argument too many") }
    try options.check(for: "\(Self.name) \(verb)")
    self.verb = verb
    self.options = options
    try checkOptions()
  }

  private func checkOptions() throws(UsageError) {
    let hasRunOption =
      options.isHeadless || options.isMuted || options.isStrict || options.isBatch || options.script != nil
      || options.now != nil
    switch verb {
    case .show:
      if hasRunOption {
        throw UsageError(sentence: "only --config, --json and options that set a value go with 'config show'")
      }
    case .check:
      if hasRunOption || options.isJSON || options.config != nil || !options.givenOptions.isEmpty {
        throw UsageError(sentence: "no option goes with 'config check'")
      }
    }
  }

  /// Answers the exit status; throws SystemError or ConfigurationFault.
  func run() throws -> Int32 {
    switch verb {
    case .show: try show()
    case .check: try check(operands[0])
    }
    return EX_OK
  }

  /// Says that a file is good, by itself.
  private func check(_ name: String) throws {
    _ = try ShopConfiguration.read([name == "-" ? .standardInput : ConfigurationFile(path: name)])
    try say("\(name): good")
  }
}
