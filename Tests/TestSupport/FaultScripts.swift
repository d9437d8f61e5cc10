extension FaultScript {
  /// Faults of the card after which the sound is heard again.
  static let survived: [FaultScript] = [
    FaultScript(heard: 20...20),
    FaultScript(card: "open*2=EBUSY", heard: 16...18, dropped: 2...4, faults: [.inUse]),
    FaultScript(card: "open*3=EBUSY", heard: 12...14, dropped: 6...8, faults: [.inUse]),
    FaultScript(card: "open*2=ENOENT", heard: 16...18, dropped: 2...4, faults: [.noDevice]),
    FaultScript(card: "open#1=delay:1000", heard: 16...18),
    FaultScript(
      card: "open#1=delay:2000", heard: 12...14, faults: [.systemSilent], mayPassUnnoticed: true),
    FaultScript(card: "hw_params*1=EINVAL", heard: 20...20, channels: 2),
    FaultScript(card: "prepare#3=EIO", heard: 20...20, faults: [.inputOutputError]),
    FaultScript(card: "start#2=EIO", heard: 20...20, faults: [.inputOutputError]),
    FaultScript(card: "start#2=delay:500", heard: 17...18),
    FaultScript(card: "write#2=EPIPE", heard: 20...20),
    FaultScript(card: "write#2=ESTRPIPE", heard: 20...20),
    FaultScript(card: "write#2=ESTRPIPE;resume=EIO", heard: 20...20),
    FaultScript(card: "write#2=EIO", heard: 20...20, faults: [.inputOutputError]),
    FaultScript(card: "write#2=ENODEV", heard: 20...20, faults: [.removed]),
    FaultScript(card: "write#2=ENODEV;open#2=ENODEV", heard: 17...19, dropped: 1...3, faults: [.removed]),
    FaultScript(card: "write=short:100", heard: 20...20),
    FaultScript(card: "write#2=EAGAIN", heard: 20...20),
    FaultScript(card: "write#2=delay:1000", heard: 15...17),
    FaultScript(card: "play@480=EPIPE", heard: 19...20, unsure: -1...0),
    FaultScript(card: "play@480=ESTRPIPE", heard: 19...19),
    FaultScript(card: "play@480=ENODEV", heard: 19...19, faults: [.removed]),
    FaultScript(
      card: "play@480=ENODEV;open#2=ENODEV", heard: 17...18, dropped: 1...2, faults: [.removed]),
    FaultScript(card: "play@480=stall", heard: 17...18, dropped: 1...2, faults: [.deviceSilent]),
    FaultScript(card: "poll=never", heard: 20...20),
    FaultScript(card: "write#1=delay:2600", heard: 9...11, faults: [.systemSilent]),
  ]

  /// Faults of calls that no card can bring about, after which the sound is heard again.
  static let survivedCalls: [FaultScript] = [
    FaultScript(calls: "writei#2=EINTR", heard: 20...20),
    FaultScript(calls: "writei*6=EINTR", heard: 20...20),
    FaultScript(calls: "writei#2=EAGAIN", heard: 20...20),
    FaultScript(calls: "writei#2=short:0", heard: 20...20),
    FaultScript(calls: "writei*6=short:0", heard: 20...20),
    FaultScript(calls: "writei=short:1000", heard: 20...20),
    FaultScript(calls: "writei#2=EBADFD", heard: 20...20, faults: [.badState]),
    FaultScript(card: "write#2=ESTRPIPE", calls: "resume=EAGAIN", heard: 20...20),
    FaultScript(card: "play@480=ESTRPIPE", calls: "resume=EAGAIN", heard: 19...19),
    FaultScript(calls: "writei#2=ESTRPIPE;resume=EAGAIN", heard: 20...20),
    FaultScript(calls: "avail#2=EIO", heard: 19...19, faults: [.inputOutputError], unsure: 1...1),
    FaultScript(calls: "drop#2=EIO", heard: 20...20),
    FaultScript(calls: "drop#2=delay:500", heard: 17...18),
    FaultScript(calls: "prepare#3=delay:500", heard: 17...18),
  ]

  /// Faults after which no click is heard at all.
  static let silent: [FaultScript] = [
    FaultScript(card: "open=EBUSY", heard: 0...0, dropped: 20...20, faults: [.inUse]),
    FaultScript(card: "open=ENODEV", heard: 0...0, dropped: 20...20, faults: [.noDevice]),
    FaultScript(card: "open=EACCES", heard: 0...0, dropped: 20...20, faults: [.noPermission]),
    FaultScript(card: "open=ECONNREFUSED", heard: 0...0, dropped: 20...20, faults: [.noServer]),
    FaultScript(card: "hw_params=EINVAL", heard: 0...0, dropped: 20...20, faults: [.unsupportedFormat]),
    FaultScript(card: "write=EIO", heard: 0...0, dropped: 20...20, faults: [.inputOutputError]),
    FaultScript(card: "write=EAGAIN", heard: 0...0, dropped: 20...20, faults: [.deviceSilent]),
    FaultScript(card: "prepare=EIO", heard: 0...0, dropped: 20...20, faults: [.inputOutputError]),
    FaultScript(calls: "writei=EINTR", heard: 0...0, dropped: 20...20, faults: [.deviceSilent]),
    FaultScript(calls: "writei=short:0", heard: 0...0, dropped: 20...20, faults: [.deviceSilent]),
  ]

  /// Calls that never return; a program that closes the device only to end has nothing to tell.
  static let hanging: [FaultScript] = [
    FaultScript(card: "open=hang", heard: 0...0, faults: [.systemSilent], hangs: true),
    FaultScript(card: "prepare#3=hang", heard: 1...1, faults: [.systemSilent], hangs: true),
    FaultScript(card: "start=hang", heard: 0...0, faults: [.systemSilent], hangs: true),
    FaultScript(card: "write=hang", heard: 0...0, faults: [.systemSilent], hangs: true),
    FaultScript(card: "close=hang", heard: 20...20, hangs: true),
    FaultScript(
      card: "play@480=ENODEV;close=hang", heard: 0...0, faults: [.removed, .systemSilent], hangs: true),
    FaultScript(calls: "writei#2=hang", heard: 1...1, faults: [.systemSilent], hangs: true),
    FaultScript(calls: "avail=hang", heard: 0...1, faults: [.systemSilent], hangs: true),
    FaultScript(calls: "drop=hang", heard: 1...1, faults: [.systemSilent], hangs: true),
    FaultScript(calls: "prepare#3=hang", heard: 1...1, faults: [.systemSilent], hangs: true),
  ]
}
