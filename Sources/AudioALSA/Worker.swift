import Audio
internal import CALSA

/// Runs the machine on a thread of its own, and makes every call of libasound.
final class Worker {
  private let mailbox: Mailbox
  private let device: String
  private let click: ClipFile?
  private let report: @Sendable (String) -> Void
  private var machine = SpeakerMachine()
  private lazy var sounds = SoundBank(click: click, report: report)
  private var pcm: PCM?
  /// The sound that was written last, and how many of its frames were.
  private var current: (sound: PreparedSound, written: Int)?
  private let watch: DeviceWatch

  init(
    device: String, folder: String, click: ClipFile?, mailbox: Mailbox,
    report: @escaping @Sendable (String) -> Void
  ) {
    self.device = device
    self.click = click
    self.mailbox = mailbox
    self.report = report
    watch = DeviceWatch(folder: folder)
  }

  /// What became of the sounds; to be read once the thread has ended.
  var counts: SoundCounts { machine.counts }

  /// Works until the machine has ended.
  func run() {
    counterbell_alsa_silence()
    handle(.started)
    while machine.state != .ended && !mailbox.abandoned {
      mailbox.show(busySince: nil)
      let devicesMoved = sleep()
      mailbox.show(busySince: .now)
      takeWish()
      // Only now, for a call of the kernel ahead of the sound would delay it; a wish that came meanwhile has lost its
      // signal here, so there is a second look.
      mailbox.wakeUp.drain()
      takeWish()
      if devicesMoved && watch.devicesChanged() { handle(.devicesChanged) }
      if mailbox.leaving && machine.leaveBy == nil { handle(.leaving) }
      handle(.woke)
      if mailbox.takeToldSilence() { handle(.answeredLate) }
    }
    tidyUp()
  }

  private func takeWish() {
    guard let trigger = mailbox.take() else { return }
    sounds.volume = mailbox.volume
    handle(.triggered(trigger))
  }

  /// Frees what libasound keeps, unless the till has gone on without this thread.
  private func tidyUp() {
    if mailbox.abandoned {
      pcm.take()?.abandon()
    } else {
      snd_config_update_free_global()
    }
  }

  /// Sleeps until the till, the devices' folder or the machine's clock calls, and says whether the folder did.
  ///
  /// Instead of sleeping it makes a sound ready while there is one left to.
  private func sleep() -> Bool {
    var sources = [
      pollfd(fd: mailbox.wakeUp.number, events: Int16(POLLIN), revents: 0),
      pollfd(fd: watch.pollNumber, events: Int16(POLLIN), revents: 0),
    ]
    let milliseconds = machine.wakeUp.map { max(0, ($0 - .now).microseconds + 999) / 1_000 } ?? -1
    let unprepared = sounds.unprepared
    guard unsafe poll(&sources, 2, unprepared == nil ? Int32(clamping: milliseconds) : 0) > 0 else {
      if let unprepared { _ = sounds.take(unprepared) }
      return false
    }
    return sources[1].revents != 0
  }

  /// Gives an event to the machine, and each answer of its actions in turn.
  private func handle(_ event: SpeakerEvent) {
    var next: SpeakerEvent? = event
    while let current = next, !mailbox.abandoned {
      next = nil
      for action in machine.handle(current, at: .now) { next = answer(to: action) }
    }
  }

  private func answer(to action: SpeakerAction) -> SpeakerEvent? {
    do throws(ALSAError) {
      return try perform(action)
    } catch {
      return .failed(error)
    }
  }

  private func perform(_ action: SpeakerAction) throws(ALSAError) -> SpeakerEvent? {
    switch action {
    case .report(let line): report(line)
    case .close: pcm = nil
    case .resume: pcm?.resume()
    case .open: return .opened(try open())
    case .write(let sound): return try write(sound)
    case .refill: return .refilled(unwritten: try refill())
    case .inspect: return .inspected(pcm?.progress() ?? Progress(stream: .disconnected, available: 0))
    case .rewind:
      try pcm?.rewind()
      return .rewound
    }
    return nil
  }
}

extension Worker {
  /// Opens the device and makes the sounds ready for it; a failed device is closed again.
  private func open() throws(ALSAError) -> StreamFormat {
    let opened = try PCM(opening: device)
    let format = try opened.negotiate(rate: SoundBank.rate, room: sounds.room)
    try sounds.use(format)
    pcm = consume opened
    return format
  }

  /// Starts a sound.
  private func write(_ sound: Sound) throws(ALSAError) -> SpeakerEvent {
    guard let prepared = sounds.take(sound) else { return .accepted(frames: 0) }
    let written = try pcm?.start(prepared) ?? 0
    current = (prepared, written)
    let unwritten = prepared.needsRefills ? prepared.total - written : 0
    return .accepted(frames: prepared.frames, unwritten: unwritten)
  }

  /// Writes as much of the rest of a long sound as the device has room for, and returns what is left of it.
  private func refill() throws(ALSAError) -> Int {
    guard let (sound, written) = current else { return 0 }
    let now = try pcm?.refill(sound, from: written) ?? written
    current = (sound, now)
    return sound.total - now
  }
}
