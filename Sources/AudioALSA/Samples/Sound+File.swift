import Audio

extension Sound {
  /// The sound's WAV file inside the program.
  var file: [UInt8] {
    switch self {
    case .click: PackageResources.click_wav
    }
  }

  /// The sound's number on its way to the worker.
  var number: UInt8 {
    switch self {
    case .click: 0
    }
  }

  /// The sound of a number.
  init?(number: UInt8) {
    guard let sound = Sound.allCases.first(where: { $0.number == number }) else { return nil }
    self = sound
  }
}
