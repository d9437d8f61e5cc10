import Configuration
import Domain
import Front
import Glibc
import Localization
import Storage
import ViewModels

/// `counterbell bookings`: what the staff do with the bookings.
struct BookingsCommand {
  static let name = "bookings"

  /// What it can do; the raw value is the word behind `bookings`.
  enum Verb: String, CaseIterable {
    case list, show, cancel, export, receipt

    /// What stands behind the word, as a usage error names it, and how many of them may be left out.
    fileprivate var operands: (names: [String], optional: Int) {
      switch self {
      case .list: ([], 0)
      case .show, .cancel: (["a reference"], 0)
      case .export: (["the name of a file, or - for standard output"], 0)
      case .receipt: (["a reference", "a file or a device"], 1)
      }
    }
  }

  let verb: Verb
  let options: Options
  let settings: Settings
  /// The words behind the verb.
  let operands: [String]
  private let data: DataFolder

  /// Reads the words behind `bookings`, the options that belong to them and the configuration; throws UsageError or
  /// ConfigurationFault.
  init(options: Options) throws {
    let words = Array(options.operands.dropFirst())
    guard let verb = words.first.flatMap(Verb.init(rawValue:)) else {
      let start = words.first.map { "'bookings \($0)' is not known" } ?? "'bookings' needs a second word"
      throw UsageError(sentence: "\(start): it is list, show, cancel, export or receipt")
    }
    operands = Array(words.dropFirst())
    let (names, optional) = verb.operands
    if operands.count < names.count - optional {
      throw UsageError(sentence: "'bookings \(verb)' needs \(names[operands.count])")
    }
    if operands.count > names.count {
      throw UsageError(sentence: "'\(operands[names.count])' is one argument too many")
    }
    try options.check(for: "\(Self.name) \(verb)")
    if options.hasStationOption {
      throw UsageError(
        sentence:
          "of a station's options only --data, --config, --now, --day-start, --locale and --language go with bookings"
      )
    }
    if options.isJSON, ![.list, .show, .export].contains(verb) {
      throw UsageError(sentence: "--json does not go with 'bookings \(verb)'")
    }
    if options.isJSON, options.isCSV { throw UsageError(sentence: "--json and --csv do not go together") }
    self.verb = verb
    self.options = options
    settings = try Settings(options: options)
    data = DataFolder(settings)
  }

  /// Answers the exit status; throws SystemError, UsageError or StorageTrouble.
  func run() throws -> Int32 {
    switch verb {
    case .list: try list()
    case .show: try withBooking { booking, _ in try show(booking) }
    case .cancel: try cancel()
    case .export: try export()
    case .receipt: try giveReceipt(ReceiptForm(settings.shop.receipt))
    }
  }

  func openBookings() throws(StorageTrouble) -> any BookingLists { try data.bookings() }

  /// How amounts, times and names are written.
  var values: ValueWriter { settings.values }

  /// Gives the booking that the first operand names to `body`, or says that there is none.
  func withBooking(_ body: (Booking, any BookingLists) throws -> Int32) throws -> Int32 {
    guard let reference = Reference(typed: operands[0]) else {
      OperatorLines.report(
        "'\(operands[0])' is not a reference: six letters and digits without 0, O, 1, I and L, one of them mistyped?"
      )
      return EX_DATAERR
    }
    let bookings = try openBookings()
    guard let booking = try bookings.booking(reference) else {
      OperatorLines.report("there is no booking \(reference)")
      return EX_DATAERR
    }
    return try body(booking, bookings)
  }

  private func cancel() throws -> Int32 {
    try withBooking { booking, bookings in
      switch try cancel(booking.reference, in: bookings) {
      case .done: try say("cancelled \(booking.reference)")
      case .before(let booking):
        let when = booking.cancelled.map { ", on \(values.text(.moment($0)))" } ?? ""
        OperatorLines.report("\(booking.reference) was cancelled before\(when)")
        return EX_DATAERR
      case .unknown: return EX_DATAERR
      }
      return EX_OK
    }
  }

  /// Cancels a booking and notes it in the journal, both or neither.
  private func cancel(
    _ reference: Reference, in bookings: any BookingLists
  ) throws(StorageTrouble) -> Cancelling {
    let moment = settings.dayClock.moment()
    return try data.journal().noting(by: .machineUser, terminal: nil, at: moment) {
      () throws(StorageTrouble) in
      let cancelling = try bookings.cancel(reference, at: moment)
      if case .done = cancelling { return (.bookingCancelled(reference), cancelling) }
      return (nil, cancelling)
    }
  }
}
