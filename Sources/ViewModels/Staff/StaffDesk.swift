package import Domain

/// What the staff can reach at a kiosk.
package struct StaffDesk {
  /// The accounts, the journal and the bookings of one database.
  package struct Books {
    package let accounts: any StaffAccounts
    package let journal: any Journal
    package let bookings: any BookingLists

    package init(accounts: any StaffAccounts, journal: any Journal, bookings: any BookingLists) {
      self.accounts = accounts
      self.journal = journal
      self.bookings = bookings
    }
  }

  package typealias ImportWords = (String, Author, String?, Moment) throws(StorageTrouble) -> [String]

  package let open: () throws(StorageTrouble) -> Books
  /// Takes in the list of words of a file, notes it as somebody's act at a terminal and a moment, and says what came
  /// of it or why it was not read, in lines.
  package let importWords: ImportWords
  /// Plays every sound, and says in lines what came of it.
  package let testSound: () -> [String]
  package let settings: any StaffSettings

  package init(
    open: @escaping () throws(StorageTrouble) -> Books,
    importWords: @escaping ImportWords, testSound: @escaping () -> [String],
    settings: any StaffSettings
  ) {
    self.open = open
    self.importWords = importWords
    self.testSound = testSound
    self.settings = settings
  }
}

/// What the staff can set at a kiosk, for each guest from the next one on.
package protocol StaffSettings: AnyObject {
  /// The names of the settings.
  var names: [String] { get }
  /// Every setting by its name, with its value and where that comes from.
  var all: [StaffSetting] { get }
  /// Gives a setting another value, or with nil that of the configuration; answers why not where it can't.
  func set(_ name: String, to value: String?) throws(StorageTrouble) -> Refusal?
}

package struct StaffSetting: Hashable, Sendable {
  package let name: String
  package let value: String
  package let origin: String

  package init(name: String, value: String, origin: String) {
    self.name = name
    self.value = value
    self.origin = origin
  }
}
