package import Audio
package import Domain

/// What each guest finds, and may change for as long as the visit lasts.
package struct VisitSetting: Equatable {
  /// How loud the sounds are unless a shop says otherwise.
  package static let usualVolume = Volume(step: 4) ?? .loudest

  package var language: Language
  package var volume: Volume

  package init(language: Language = .en, volume: Volume = usualVolume) {
    self.language = language
    self.volume = volume
  }
}
