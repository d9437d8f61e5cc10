import Testing

@testable import AudioALSA

struct SoundTroubleTests {
  private func user(isRoot: Bool = false, isInGroupAudio: Bool = false) -> SoundUser {
    SoundUser(name: "kiosk", isRoot: isRoot, isInGroupAudio: isInGroupAudio)
  }

  @Test func `a user outside the group audio is told how to get into it`() {
    let trouble = SoundTrouble(fault: .noPermission)
    #expect(trouble.isPermission)
    let remedy = trouble.remedy(device: "default", user: user(), hasServer: false)
    #expect(remedy == "As root: usermod -aG audio kiosk. Then log in again.")
  }

  @Test(arguments: [(true, false), (false, true)])
  func `a user whom the group would not help is not sent there`(isRoot: Bool, isInGroupAudio: Bool) {
    let user = user(isRoot: isRoot, isInGroupAudio: isInGroupAudio)
    #expect(
      !SoundTrouble(fault: .noPermission).remedy(device: "default", user: user, hasServer: false).contains(
        "usermod"))
  }

  @Test(arguments: [
    (nil, true, "A sound server listens, but ALSA does not lead to it"), (nil, false, "Plug one in"),
    ("hw", true, "Plug one in"), ("pulse", true, "Install Debian's package libasound2-plugins"),
    ("jack", false, "Start JACK"),
  ])
  func `what mends a missing device hangs on what leads to it`(type: String?, hasServer: Bool, start: String) {
    let trouble = SoundTrouble(fault: .noDevice, type: type)
    #expect(trouble.remedy(device: "default", user: user(), hasServer: hasServer).hasPrefix(start))
  }

  @Test(arguments: [
    ("hw", "plug:hw"), ("default", "plug:default"), ("hw:0,3", "plug:SLAVE='hw:0,3'"),
    ("hw:CARD=PCH", "plug:SLAVE='hw:CARD=PCH'"),
  ])
  func `conversions go before a device's name`(device: String, plug: String) {
    let remedy = SoundTrouble(fault: .unsupportedFormat).remedy(device: device, user: user(), hasServer: false)
    #expect(remedy == "Let ALSA convert: --device \"\(plug)\".")
  }

  @Test(arguments: [
    (
      "Plug PCM: Hardware PCM card 0 'HDA Intel PCH' device 0 subdevice 0\nIts setup is:\n  stream       : PLAYBACK\n",
      "Plug PCM: Hardware PCM card 0 'HDA Intel PCH' device 0 subdevice 0"
    ),
    ("File PCM (file=/dev/null)\nSlave: Null PCM\n", "File PCM (file=/dev/null): Null PCM"), ("", nil),
  ])
  func `what a device is stands in its dump from the name inwards`(dump: String, kind: String?) {
    #expect(PCM.kind(inDump: dump) == kind)
  }
}
