package import Domain

extension Language {
  package var wording: any Wording.Type {
    switch self {
    case .en: English.self
    case .ko: Korean.self
    }
  }
}
