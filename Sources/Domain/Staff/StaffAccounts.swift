/// The accounts as somebody signs in to them.
package protocol StaffAccounts: AnyObject {
  /// Signs somebody in, or notes a failure.
  ///
  /// It takes the same time whatever is wrong: the ID, the password, or that the account or the terminal is locked.
  /// `terminal` is where the guest stands, nil where nobody does.
  func signIn(
    id: String, password: Span<UInt8>, terminal: String?, at moment: Moment
  ) throws(StorageTrouble) -> SignIn
}

/// What came of signing in.
package enum SignIn: Hashable, Sendable {
  case signedIn(StaffID)
  /// Why is for the journal to say, not for who stands at the terminal.
  case refused
}

/// The accounts as their keeper looks at them; each change is noted in the journal.
package protocol StaffLists: AnyObject {
  /// Makes an account; false where there is one with this ID.
  func add(
    _ id: StaffID, _ hash: PasswordHash, by author: Author, at moment: Moment
  ) throws(StorageTrouble) -> Bool

  /// Gives an account another password, which unlocks it; false where there is no such account.
  func setPassword(
    _ id: StaffID, _ hash: PasswordHash, by author: Author, at moment: Moment
  ) throws(StorageTrouble) -> Bool

  /// False where there is no such account.
  func remove(_ id: StaffID, by author: Author, at moment: Moment) throws(StorageTrouble) -> Bool

  /// Every account by its ID, with what locks it now.
  func accounts(at moment: Moment) throws(StorageTrouble) -> [StaffAccount]

  /// The terminals that are locked now.
  func lockedTerminals(at moment: Moment) throws(StorageTrouble) -> [LockedTerminal]
}

/// An account of a member of the staff.
package struct StaffAccount: Hashable, Sendable {
  package let id: StaffID
  package let made: Moment
  /// The instant at which it can be used again; nil while it is not locked.
  package let lockedUntil: Int?

  package init(id: StaffID, made: Moment, lockedUntil: Int?) {
    self.id = id
    self.made = made
    self.lockedUntil = lockedUntil
  }
}

/// A terminal at which nobody can sign in for a while.
package struct LockedTerminal: Hashable, Sendable {
  /// Nil for runs without a terminal.
  package let name: String?
  package let until: Int

  package init(name: String?, until: Int) {
    self.name = name
    self.until = until
  }
}
