import Domain
import ViewModels

extension Conversation {
  /// What of the line that is being typed may not be shown.
  package enum Secrecy {
    /// What stands behind `password`.
    case behindKeyword
    /// All of it: it fills the password's field.
    case all
  }

  package var secrecy: Secrecy {
    let staff = kiosk.staff.state
    return kiosk.front == .staff && staff.signedIn == nil && staff.focus != .id ? .all : .behindKeyword
  }

  /// Gives the password to its field, where there is one; the line is shown masked.
  mutating func take(password: Range<Int>, of line: Span<UInt8>) -> Outcome {
    kiosk.beginLine()
    kiosk.noteVisit()
    mask = SecretLine.masked(line, password)
    if kiosk.front != .staff || kiosk.staff.state.signedIn != nil {
      kiosk.refuse(.unknownLine("password"))
    } else if password.isEmpty {
      kiosk.refuse(.missingValue(.password))
    } else {
      kiosk.staff.enter(password: line.extracting(password))
    }
    return .stay
  }

  /// Answers a line that is too long, of which this is the start.
  mutating func refuseTooLong(_ line: Span<UInt8>) {
    let password = SecretLine.password(in: line, isInField: secrecy == .all)
    refuse(.lineTooLong(limit: LineReader.limit))
    kiosk.noteVisit()
    mask = password.map { SecretLine.masked(line, $0) }
  }

  /// Leaves, if the guest may; the staff's leaving is noted.
  mutating func leave() -> Outcome {
    guard kiosk.mayLeave else {
      kiosk.noteVisit()
      kiosk.refuse(.forStaff)
      return .stay
    }
    do throws(StorageTrouble) {
      try kiosk.staff.note(.quit)
    } catch {
      trouble = error
    }
    return .leave
  }
}
