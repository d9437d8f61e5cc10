import Glibc

/// What is wrong with the sound, in the words that the operator reads.
enum Fault: Equatable {
  case noDevice
  case inUse
  case noPermission
  case noServer
  case unsupportedFormat
  case removed
  case deviceSilent
  case systemSilent
  case other(String)

  /// The line that is said once when sound is heard again.
  static let recoveryLine = "Sound is back."

  /// The operator's line.
  var line: String {
    switch self {
    case .noDevice: "Sound off: no sound device. The kiosk works normally."
    case .inUse: "Sound off: device in use by another program."
    case .noPermission: "Sound off: no permission (group audio)."
    case .noServer: "Sound off: sound server not running."
    case .unsupportedFormat: "Sound off: format not supported."
    case .removed: "Sound device removed."
    case .deviceSilent: "Sound device not answering."
    case .systemSilent: "Sound system not answering."
    case .other(let reason): "Sound error: \(reason)."
    }
  }

  /// The fault that a failed call stands for.
  init(_ error: ALSAError) {
    switch (error.operation, error.code) {
    case (.open, ENOENT), (.open, ENODEV), (.open, ENXIO): self = .noDevice
    case (_, ENODEV): self = .removed
    case (_, EBUSY): self = .inUse
    case (_, EACCES), (_, EPERM): self = .noPermission
    case (_, ECONNREFUSED), (_, EHOSTDOWN): self = .noServer
    case (.configure, EINVAL): self = .unsupportedFormat
    case (_, EAGAIN), (_, EINTR): self = .deviceSilent
    default: self = .other(error.reason)
    }
  }

  /// Whether the operator already knows this from an earlier line: a device that was removed is then missing.
  func isToldBy(_ earlier: Fault?) -> Bool {
    self == earlier || (self == .noDevice && earlier == .removed)
  }
}
