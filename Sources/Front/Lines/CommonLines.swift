import Domain
import ViewModels

/// The lines that every station takes.
struct CommonLines {
  enum Answer {
    case done(Refusal?)
    /// The line is the station's.
    case notCommon
  }

  func take(_ line: Span<UInt8>, _ keyword: String, _ words: LineWords, on kiosk: inout Kiosk)
    throws(StorageTrouble) -> Answer
  {
    switch (keyword, words.rest.isEmpty) {
    case ("reset", true), ("**", true): try kiosk.reset()
    case ("*", true): break
    case ("help", true), ("?", true): kiosk.showHelp()
    case ("home", true): kiosk.open(.home)
    case ("receipt", true) where [.tip, .trip].contains(kiosk.front): return .done(kiosk.giveReceipt())
    case ("mute", true): kiosk.mute()
    case ("volume", _): return .done(setVolume(String(guestText: line.extracting(words.rest)), on: &kiosk))
    case ("language", _): return .done(speak(String(guestText: line.extracting(words.rest)), on: &kiosk))
    default: return .notCommon
    }
    return .done(nil)
  }

  private func setVolume(_ text: String, on kiosk: inout Kiosk) -> Refusal? {
    switch text {
    case "+": kiosk.changeVolume(by: 1)
    case "-": kiosk.changeVolume(by: -1)
    default:
      guard let step = WordsLines.number(text), kiosk.setVolume(step: step) else { return .notAVolume(text) }
    }
    return nil
  }

  private func speak(_ text: String, on kiosk: inout Kiosk) -> Refusal? {
    guard let language = Language(rawValue: text.lowercased()) else { return .notALanguage(text) }
    kiosk.speak(language)
    return nil
  }
}
