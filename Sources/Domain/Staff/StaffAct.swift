/// Who did something.
package enum Author: Hashable, Sendable {
  /// Somebody who was signed in at a kiosk.
  case staff(StaffID)
  /// A user of the machine, at its command line.
  case user(String)
  /// Nobody that is known, such as a guest who tried to sign in.
  case nobody
}

/// What the staff do, as the journal keeps it: never with a secret in it.
package enum StaffAct: Hashable, Sendable {
  case signIn
  /// With the ID where there is such an account, never what was typed where there is none: it may be a password.
  case signInRefused(StaffID?)
  case accountLocked(StaffID)
  case terminalLocked
  case signOut
  case bookingCancelled(Reference)
  /// With the name of the list.
  case wordsImported(String)
  case importUndone(String)
  /// With the key, such as `volume`.
  case settingChanged(String)
  case accountAdded(StaffID)
  case accountRemoved(StaffID)
  case passwordSet(StaffID)
  case soundTested
  case quit

  /// A name that stays the same.
  package var name: String {
    switch self {
    case .signIn: "sign-in"
    case .signInRefused: "sign-in-refused"
    case .accountLocked: "account-locked"
    case .terminalLocked: "terminal-locked"
    case .signOut: "sign-out"
    case .bookingCancelled: "booking-cancelled"
    case .wordsImported: "words-imported"
    case .importUndone: "import-undone"
    case .settingChanged: "setting-changed"
    case .accountAdded: "account-added"
    case .accountRemoved: "account-removed"
    case .passwordSet: "password-set"
    case .soundTested: "sound-tested"
    case .quit: "quit"
    }
  }

  /// What it was done to; empty where the name says all.
  package var detail: String {
    switch self {
    case .signIn, .terminalLocked, .signOut, .soundTested, .quit: ""
    case .signInRefused(let id): id?.text ?? ""
    case .accountLocked(let id), .accountAdded(let id), .accountRemoved(let id), .passwordSet(let id): id.text
    case .bookingCancelled(let reference): reference.text
    case .wordsImported(let name), .importUndone(let name), .settingChanged(let name): name
    }
  }
}
