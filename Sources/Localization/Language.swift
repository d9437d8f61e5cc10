/// The languages of the screen.
package enum Language: String, CaseIterable, Sendable {
  case en, ko

  package var wording: any Wording.Type {
    switch self {
    case .en: English.self
    case .ko: Korean.self
    }
  }
}
