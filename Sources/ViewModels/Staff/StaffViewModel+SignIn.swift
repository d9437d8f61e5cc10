package import Domain

extension StaffViewModel {
  /// Whether both are there, so that the button is on.
  package var canSignIn: Bool { !state.id.isEmpty && state.hasPassword }

  package mutating func enter(id: String) -> Refusal? {
    guard id.unicodeScalars.count <= StaffID.limit else { return .lineTooLong(limit: StaffID.limit) }
    state.id = id
    state.focus = .password
    return nil
  }

  /// Takes a password as it is typed, whatever bytes it has.
  package mutating func enter(password bytes: Span<UInt8>) {
    password.set(bytes)
    state.hasPassword = !bytes.isEmpty
    state.focus = bytes.isEmpty ? .password : .button
  }

  /// Signs in with what was entered; why it was refused is nobody's to know.
  package mutating func signIn() throws(StorageTrouble) -> Refusal? {
    guard canSignIn else { return .missingInfo }
    let accounts = try books().accounts
    state.hasPassword = false
    // It has to be typed again, whatever comes of it, and must not be taken for an ID.
    state.focus = .password
    let (id, terminal, now) = (state.id, place.terminal, place.now())
    let answer = try password.use { bytes throws(StorageTrouble) in
      try accounts.signIn(id: id, password: bytes, terminal: terminal, at: now)
    }
    switch answer {
    case .signedIn(let staff):
      state = State(id: staff.text, signedIn: staff)
      notice = .signedIn(staff)
    case .refused: return .signInRefused
    }
    return nil
  }

  package mutating func signOut() {
    notice = state.signedIn == nil ? nil : .signedOut
    leave()
  }

  /// Notes what somebody who is signed in did.
  package mutating func note(_ act: StaffAct) throws(StorageTrouble) {
    guard let staff = state.signedIn else { return }
    try books().journal.note(act, by: .staff(staff), terminal: place.terminal, at: place.now())
  }
}
