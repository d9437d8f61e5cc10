package import Audio

/// Tries one device for the person whose kiosk is silent; no call of it waits for ever, whatever libasound does.
package final class DeviceCheck {
  /// The time that opening may take.
  private static let patience = Duration.seconds(2)
  /// The time that each sound may take, and closing.
  private static let shortPatience = Duration.seconds(1)

  private let mailbox = Mailbox()
  private let findings = Answers<Finding>()
  private let thread: WorkerThread?
  /// What the device's name stands for, as far as libasound has told so far.
  package private(set) var kind: String?
  private var type: String?

  /// Starts to open a device by libasound's name.
  package init(device: String) {
    let examiner = Examiner(device: device, mailbox: mailbox, findings: findings)
    thread = WorkerThread(doing: examiner.run)
  }

  /// Whether the device takes sounds and makes none.
  package var isMute: Bool { kind?.hasSuffix("Null PCM") == true }

  deinit { _ = mailbox.askToLeave() }

  /// Waits until the device is open and has agreed to a format.
  package func open() throws(SoundTrouble) -> StreamFormat {
    let end = Moment.now + Self.patience
    while true {
      switch try finding(within: end - .now, step: "opening the device") {
      case .defined(let type):
        self.type = type
        kind = "type \(type) in ALSA's configuration"
      case .opened(let kind): self.kind = kind
      case .agreed(let format): return format
      case .failed(let fault): throw SoundTrouble(fault: fault, type: type)
      case .consumed, .closed: break
      }
    }
  }

  /// Plays a sound to its end.
  package func play(_ sound: Sound) throws(SoundTrouble) -> Consumption {
    mailbox.post(sound, at: .now)
    switch try finding(within: Self.shortPatience, step: "playing '\(sound.rawValue)'") {
    case .consumed(let consumption): return consumption
    case .failed(let fault): throw SoundTrouble(fault: fault, type: type)
    default: throw SoundTrouble(fault: .deviceSilent)
    }
  }

  /// Closes the device, and returns whether libasound did so in time.
  package func close() -> Bool {
    _ = mailbox.askToLeave()
    guard findings.next(within: Self.shortPatience) == .closed else { return false }
    return thread?.join(within: Self.shortPatience) ?? true
  }

  private func finding(within wait: Duration, step: String) throws(SoundTrouble) -> Finding {
    guard let finding = findings.next(within: wait) else {
      throw SoundTrouble(fault: .systemSilent, step: step)
    }
    return finding
  }
}
