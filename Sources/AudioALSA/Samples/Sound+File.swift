import Audio

extension Sound {
  /// The sound's WAV file inside the program.
  var file: [UInt8] {
    switch self {
    case .click: PackageResources.click_wav
    case .refused: PackageResources.refused_wav
    case .confirmed: PackageResources.confirmed_wav
    case .timeNearlyUp: PackageResources.time_nearly_up_wav
    }
  }

  /// The sound's number on its way to the worker.
  var number: UInt8 {
    switch self {
    case .click: 0
    case .refused: 1
    case .confirmed: 2
    case .timeNearlyUp: 3
    }
  }

  /// The sound of a number.
  init?(number: UInt8) {
    guard let sound = Sound.allCases.first(where: { $0.number == number }) else { return nil }
    self = sound
  }
}
