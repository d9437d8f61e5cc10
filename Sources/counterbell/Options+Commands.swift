extension Options {
  /// Throws where an option belongs to another command than the one that runs, such as `words import`; nil is a
  /// station.
  func check(for command: String?) throws(UsageError) {
    let own: [(name: String, isGiven: Bool, commands: [String])] = [
      ("--dry-run", isDryRun, ["words import"]), ("--encoding", encoding != nil, ["words import"]),
      ("--format", format != nil, ["words export"]), ("--csv", isCSV, ["bookings list"]),
      ("--day", day != nil, ["bookings list", "bookings export", "journal"]),
      ("--escpos", isESCPOS, ["bookings receipt"]), ("--columns", columns != nil, ["bookings receipt"]),
      ("--password-stdin", isPasswordOnInput, ["staff add", "staff passwd"]),
    ]
    for option in own where option.isGiven && !option.commands.contains(command ?? "") {
      let commands = option.commands.map { "'\($0)'" }.joined(separator: " and ")
      throw UsageError(sentence: "\(option.name) goes with \(commands) alone")
    }
  }

  /// Whether there is an option that only a station has.
  var hasStationOption: Bool {
    isHeadless || isMuted || isStrict || isBatch || script != nil || device != nil || click != nil
      || volume != nil
  }
}
