import Domain
import Front
import Glibc
import Storage

/// `counterbell staff` with a second word: the accounts that sign in at a kiosk.
struct StaffCommand {
  static let name = "staff"

  /// What it can do; the raw value is the word behind `staff`.
  enum Verb: String, CaseIterable {
    case add, passwd, remove, list
  }

  let verb: Verb
  let options: Options
  let settings: Settings
  /// The ID as it was typed.
  let typed: String

  /// Reads the words behind `staff`, the options that belong to them and the configuration; throws UsageError or
  /// ConfigurationFault.
  init(options: Options) throws {
    let words = Array(options.operands.dropFirst())
    guard let verb = words.first.flatMap(Verb.init(rawValue:)) else {
      throw UsageError(
        sentence: "'staff \(words.first ?? "")' is not known: it is add, passwd, remove or list")
    }
    let limit = verb == .list ? 1 : 2
    if words.count < limit { throw UsageError(sentence: "'staff \(verb)' needs an ID") }
    // What stands behind the ID is not repeated: somebody may have typed a password there.
    if words.count > limit { throw UsageError(sentence: "'staff \(verb)' has one argument too many") }
    try options.check(for: "\(Self.name) \(verb)")
    if options.hasStationOption {
      throw UsageError(
        sentence:
          "of a station's options only --config, --data, --now, --day-start, --locale and --language go with staff"
      )
    }
    if options.isJSON, verb != .list {
      throw UsageError(sentence: "--json does not go with 'staff \(verb)'")
    }
    self.verb = verb
    self.options = options
    settings = try Settings(options: options)
    typed = words.last ?? ""
  }

  /// Answers the exit status; throws SystemError, UsageError or StorageTrouble.
  func run() throws -> Int32 {
    switch verb {
    case .list: try list()
    case .add: try withID { id, staff in try add(id, to: staff) }
    case .passwd: try withID { id, staff in try setPassword(of: id, in: staff) }
    case .remove: try withID { id, staff in try remove(id, from: staff) }
    }
  }

  func openStaff() throws(StorageTrouble) -> any StaffLists { try DataFolder(settings).staff() }

  var now: Moment { settings.dayClock.moment() }

  private func withID(_ body: (StaffID, any StaffLists) throws -> Int32) throws -> Int32 {
    guard let id = StaffID(typed: typed) else {
      OperatorLines.report("an ID has 1 to \(StaffID.limit) characters, and no control characters")
      return EX_DATAERR
    }
    return try body(id, openStaff())
  }

  private func add(_ id: StaffID, to staff: any StaffLists) throws -> Int32 {
    let there = "there is an account \(id) already"
    if try isThere(id, in: staff) { return refuse(there) }
    guard let hash = try newPassword.hash() else { return EX_DATAERR }
    guard try staff.add(id, hash, by: .machineUser, at: now) else { return refuse(there) }
    try say("added \(id)")
    return EX_OK
  }

  private func setPassword(of id: StaffID, in staff: any StaffLists) throws -> Int32 {
    guard try isThere(id, in: staff) else { return refuse("there is no account \(id)") }
    guard let hash = try newPassword.hash() else { return EX_DATAERR }
    guard try staff.setPassword(id, hash, by: .machineUser, at: now) else {
      return refuse("there is no account \(id)")
    }
    try say("set the password of \(id)")
    return EX_OK
  }

  private func remove(_ id: StaffID, from staff: any StaffLists) throws -> Int32 {
    guard try staff.remove(id, by: .machineUser, at: now) else { return refuse("there is no account \(id)") }
    try say("removed \(id)")
    return EX_OK
  }

  private var newPassword: NewPassword { NewPassword(isOnInput: options.isPasswordOnInput) }

  private func isThere(_ id: StaffID, in staff: any StaffLists) throws(StorageTrouble) -> Bool {
    try staff.accounts(at: now).contains { $0.id == id }
  }

  private func refuse(_ sentence: String) -> Int32 {
    OperatorLines.report(sentence)
    return EX_DATAERR
  }
}
