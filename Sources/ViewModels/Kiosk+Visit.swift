package import Audio
package import Domain

extension Kiosk {
  package var language: Language { visit.language }
  package var volume: Volume { visit.volume }

  /// Says everything in another language until the visit ends; nothing else changes.
  package mutating func speak(_ language: Language) {
    visit.language = language
    notice = .languageChanged
  }

  /// Makes the sounds as loud as a step from 0 to 9 says; false where it is none.
  package mutating func setVolume(step: Int) -> Bool {
    guard let volume = Volume(step: step) else { return false }
    setVolume(volume)
    return true
  }

  package mutating func mute() { setVolume(.silent) }

  package mutating func setVolume(_ volume: Volume) {
    visit.volume = volume
    speaker.setVolume(volume)
    notice = .volume(volume.step)
  }

  /// Makes the sounds a step louder or softer, if there is one.
  package mutating func changeVolume(by steps: Int) {
    setVolume(Volume(step: visit.volume.step + steps) ?? visit.volume)
  }

  /// Tells a guest who types nothing that the visit ends in so many seconds.
  package mutating func warnOfEnd(in seconds: Int) {
    beginLine()
    notice = .timeNearlyUp(seconds)
    speaker.play(.timeNearlyUp)
  }

  /// Ends the visit of a guest who is gone, without a sound: nothing of it is left, and the kiosk shows what it
  /// opened with.
  package mutating func endVisit() throws(StorageTrouble) {
    beginLine()
    open(opening)
    isVisited = false
    try clear()
  }
}
