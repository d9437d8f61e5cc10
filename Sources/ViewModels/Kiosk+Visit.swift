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

  /// Makes the sounds as loud as this step, 0 to 9; false where there is no such step.
  package mutating func setVolume(step: Int) -> Bool {
    guard let volume = Volume(step: step) else { return false }
    setVolume(volume)
    return true
  }

  private mutating func setVolume(_ volume: Volume) {
    visit.volume = volume
    speaker.setVolume(volume)
    notice = .volume(volume.step)
  }

  /// Makes the sounds a step louder or softer, if there is one.
  package mutating func changeVolume(by steps: Int) {
    setVolume(Volume(step: visit.volume.step + steps) ?? visit.volume)
  }

  /// Gives what the staff's line did its sound, where it stays done.
  package mutating func soundStaffAct() {
    switch staff.notice {
    case .signedIn, .bookingCancelled, .settingChanged: speaker.play(.confirmed)
    default: break
    }
  }

  /// Goes on where a kiosk stood that was set in another way: at its station, with the sounds of its last line and
  /// what it has still to note.
  package mutating func succeed(_ former: Kiosk) {
    front = former.front
    speaker = former.speaker
    staff.departed = former.staff.departed
    trip.unshown = former.trip.unshown
  }

  /// Tells a guest who types nothing that the visit ends in so many seconds.
  package mutating func warnOfEnd(in seconds: Int) {
    beginLine()
    notice = .timeNearlyUp(seconds)
    speaker.play(.timeNearlyUp)
  }

  /// Ends the visit of a guest who is gone, without a sound: nothing of it is left, and the kiosk shows what it
  /// opened with.
  package mutating func endVisit() {
    beginLine()
    open(opening)
    isVisited = false
    clear()
  }
}
