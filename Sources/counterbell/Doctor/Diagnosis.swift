import Glibc

/// What one check has found.
struct Diagnosis: Equatable, Sendable {
  /// How bad it is; only what is wrong makes the doctor's status other than 0.
  enum State: String, Sendable {
    case ok
    /// Nothing to mend, but not checked or not to the end.
    case note
    case warning, wrong
  }

  let state: State
  let text: String
  /// What mends it; nil where there is nothing to mend.
  var mend: String?
  /// The exit status of sysexits(3) that it stands for.
  var status = EX_OK

  static func ok(_ text: String) -> Diagnosis { Diagnosis(state: .ok, text: text) }

  static func note(_ text: String) -> Diagnosis { Diagnosis(state: .note, text: text) }

  static func warning(_ text: String, mend: String) -> Diagnosis {
    Diagnosis(state: .warning, text: text, mend: mend)
  }

  static func wrong(_ text: String, mend: String, status: Int32) -> Diagnosis {
    Diagnosis(state: .wrong, text: text, mend: mend, status: status)
  }
}

extension Diagnosis {
  /// The warnings as one, each with what mends it; what is said where there are none otherwise.
  static func warnings(_ found: [(text: String, mend: String)], orElse text: String) -> Diagnosis {
    if found.isEmpty { return .ok(text) }
    return .warning(
      found.map(\.text).joined(separator: "; ") + ".",
      mend: found.map(\.mend).filter { !$0.isEmpty }.joined(separator: " "))
  }
}
