/// The languages of the screen.
package enum Language: String, Hashable, CaseIterable, Sendable {
  case en, ko

  /// The one behind it, or the first one again.
  package var next: Language {
    let all = Self.allCases
    return all[(all.firstIndex(of: self).map { $0 + 1 } ?? 0) % all.count]
  }
}
