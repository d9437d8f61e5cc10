package import Audio

/// Plays the kiosk's sounds through libasound, on a thread of its own.
package final class ALSAAudioPlayer: AudioPlayerService {
  /// The time that leaving may take in all.
  private static let patience = Duration.milliseconds(200)

  private let mailbox = Mailbox()
  private let worker: Worker
  private let thread: WorkerThread?
  private let report: @Sendable (String) -> Void

  /// Starts the worker, which opens the device, and returns at once.
  ///
  /// `device` is a name that libasound knows. `deviceFolder` is where devices appear when they are plugged in. `click`
  /// replaces the built-in click. `report` is given each line for the operator, on either thread.
  package init(
    device: String = "default", deviceFolder: String = "/dev/snd", click: ClipFile? = nil,
    report: @escaping @Sendable (String) -> Void
  ) {
    self.report = report
    worker = Worker(device: device, folder: deviceFolder, click: click, mailbox: mailbox, report: report)
    thread = WorkerThread(doing: worker.run)
  }

  deinit { leave() }

  package func play(_ sound: Sound) {
    let now = Moment.now
    mailbox.post(sound, at: now)
    if mailbox.noticesSilence(at: now) { report(Fault.systemSilent.line) }
  }

  package func setVolume(_ volume: Volume) { mailbox.setVolume(volume) }

  /// Lets a sound in flight be heard to its end, closes the device, and returns what became of the sounds.
  ///
  /// It waits at most 200 ms, and returns nil if the worker had not ended by then: the worker is abandoned, and the
  /// program should end with `_exit`, because libasound may be in the middle of anything.
  @discardableResult
  package func leave() -> SoundCounts? {
    guard mailbox.askToLeave(), let thread else { return nil }
    guard thread.join(within: ALSAAudioPlayer.patience) else {
      mailbox.abandon()
      return nil
    }
    return worker.counts
  }
}
