package import Domain

extension SQLiteStaff: StaffAccounts {
  package func signIn(
    id typed: String, password: Span<UInt8>, terminal: String?, at moment: Moment
  ) throws(StorageTrouble) -> SignIn {
    let id = StaffID(typed: typed)
    let hash = try hash(of: id)
    let isRight = try PasswordHash.isRight(password, for: hash)
    // Only what is asked within the transaction counts: others may be guessing beside this one.
    return try database.transaction { () throws(StorageTrouble) in
      let attempt = Attempt(
        id: id, failures: try failures(of: id, hash), isRight: isRight, terminal: terminal, moment: moment)
      return try answer(attempt)
    }
  }

  /// A try to sign in.
  private struct Attempt {
    let id: StaffID?
    /// Those of the account; nil where there is none.
    let failures: Failures?
    let isRight: Bool
    let terminal: String?
    let moment: Moment
  }

  private func answer(_ attempt: Attempt) throws(StorageTrouble) -> SignIn {
    let now = attempt.moment.instant
    let there = LockOut.terminal.current(try failures(at: attempt.terminal), at: now)
    guard !there.isLocked(at: now) else {
      // Not noted: the journal says that it is locked, and nobody is to fill the disk with the rest.
      try save(there, at: attempt.terminal)
      return .refused
    }
    let own = attempt.failures.map { LockOut.account.current($0, at: now) }
    guard attempt.isRight, let id = attempt.id, let own, !own.isLocked(at: now) else {
      try refuse(attempt, own, there)
      return .refused
    }
    try save(.none, of: id)
    try journal.note(.signIn, by: .staff(id), terminal: attempt.terminal, at: attempt.moment)
    return .signedIn(id)
  }

  /// Counts a failure of the account, where there is one, and at the terminal.
  private func refuse(_ attempt: Attempt, _ own: Failures?, _ there: Failures) throws(StorageTrouble) {
    let now = attempt.moment.instant
    var acts = [StaffAct.signInRefused(own == nil ? nil : attempt.id)]
    if let own, let id = attempt.id {
      let after = LockOut.account.failed(own, at: now)
      try save(after, of: id)
      if after.isLocked(at: now), !own.isLocked(at: now) { acts.append(.accountLocked(id)) }
    }
    let after = LockOut.terminal.failed(there, at: now)
    try save(after, at: attempt.terminal)
    if after.isLocked(at: now) { acts.append(.terminalLocked) }
    for act in acts {
      try journal.note(act, by: .nobody, terminal: attempt.terminal, at: attempt.moment)
    }
  }
}
