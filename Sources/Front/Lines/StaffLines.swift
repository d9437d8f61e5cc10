import Domain
import ViewModels

/// The lines of the staff; passwords have been taken before.
struct StaffLines {
  /// Does what the line asks of the station; answers why not when it can't.
  func take(
    _ line: Span<UInt8>, _ keyword: String, _ words: LineWords, on staff: inout StaffViewModel
  ) throws(StorageTrouble) -> Refusal? {
    let rest = GuestText.string(line.extracting(words.rest))
    switch (keyword, rest.lowercased()) {
    case ("id", ""): return .missingValue(.staffID)
    case ("sign", "in"): return try staff.signIn()
    case ("sign", "out"):
      staff.signOut()
      return nil
    case _ where staff.state.signedIn != nil: return try act(line, keyword, rest, words, on: &staff)
    case ("id", _): return staff.enter(id: rest)
    default: return fill(line, words, on: &staff)
    }
  }

  /// Gives a line without a keyword to the ID, which is in focus as the password is not.
  private func fill(_ line: Span<UInt8>, _ words: LineWords, on staff: inout StaffViewModel) -> Refusal? {
    staff.enter(id: GuestText.string(line.extracting(words.all)))
  }

  private func act(
    _ line: Span<UInt8>, _ keyword: String, _ rest: String, _ words: LineWords, on staff: inout StaffViewModel
  ) throws(StorageTrouble) -> Refusal? {
    switch (keyword, rest) {
    case ("journal", ""): try staff.showJournal()
    case ("bookings", ""): try staff.showBookings(of: nil)
    case ("bookings", _):
      guard let day = Day(iso: rest) else { return .notADay(rest) }
      try staff.showBookings(of: day)
    case ("cancel", ""): return .missingValue(.reference)
    case ("cancel", _):
      guard let reference = Reference(typed: rest) else { return .noSuchBooking(rest) }
      return try staff.cancel(reference)
    case ("words", _): return try importWords(rest, on: &staff)
    case ("settings", ""): try staff.showSettings()
    case ("set", _): return try set(rest, on: &staff)
    case ("sound", "test"): try staff.testSound()
    case ("more", ""): return try staff.showNextPage()
    case ("back", ""): return staff.showPreviousPage()
    default: return .unknownLine(String(guestText: line.extracting(words.all)))
    }
    return nil
  }

  /// `import FILE`, of which the name may have spaces in it.
  private func importWords(_ rest: String, on staff: inout StaffViewModel) throws(StorageTrouble) -> Refusal? {
    let file = WordsLines.behind(words: 1, of: rest)
    guard rest.lowercased().hasPrefix("import "), !file.isEmpty else { return .missingFile }
    try staff.importWords(from: String(file))
    return nil
  }

  /// `NAME VALUE`, or `NAME` alone for the value of the configuration.
  private func set(_ rest: String, on staff: inout StaffViewModel) throws(StorageTrouble) -> Refusal? {
    let name = rest.prefix { !$0.isWhitespace }
    let value = WordsLines.behind(words: 1, of: rest)
    return try staff.set(String(name), to: value.isEmpty ? nil : String(value))
  }
}
