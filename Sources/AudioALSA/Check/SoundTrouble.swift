/// Why a device is silent, and what mends it, in sentences for the operator.
package struct SoundTrouble: Error, Equatable {
  let fault: Fault
  /// The type that the configuration gives the device's name.
  var type: String?
  /// What libasound did not come back from.
  var step: String?

  /// Whether the system forbids this user the device.
  package var isPermission: Bool { fault == .noPermission }

  /// Whether another program holds the device.
  package var isInUse: Bool { fault == .inUse }

  /// What is wrong.
  package var sentence: String {
    switch fault {
    case .noDevice: "There is no such sound device."
    case .inUse: "Another program holds the device."
    case .noPermission: "This user may not open the device."
    case .noServer: "The sound server that the device leads to is not running."
    case .unsupportedFormat: "The device does not take the sounds' format."
    case .removed: "The device was removed."
    case .deviceSilent: "The device opened, but it does not play."
    case .systemSilent: "ALSA does not come back from \(step ?? "a call")."
    case .other(let reason): "The device failed: \(reason)."
    }
  }
}

extension SoundTrouble {
  /// What mends it, for a device of this name, this user, and whether a sound server listens.
  package func remedy(device: String, user: SoundUser, hasServer: Bool) -> String {
    switch fault {
    case .noDevice where type == "pulse":
      "Install Debian's package libasound2-plugins, which leads to PulseAudio."
    case .noDevice where type == "pipewire":
      "Install Debian's package pipewire-alsa, which leads to PipeWire."
    case .noDevice where type == "jack":
      "Start JACK, and install Debian's package libasound2-plugins, which leads to it."
    case .noDevice where type == nil && hasServer:
      """
      A sound server listens, but ALSA does not lead to it: install Debian's package pipewire-alsa (PipeWire) or \
      libasound2-plugins (PulseAudio).
      """
    case .noDevice where type == nil:
      """
      Plug one in, or name one of 'counterbell sound list' with --device. If that list is empty, install Debian's \
      package libasound2-data.
      """
    case .noDevice: "Plug one in, or name one of 'counterbell sound list' with --device."
    case .inUse: "End that program, or name a device that can be shared, such as 'dmix', with --device."
    case .noPermission where user.isRoot || user.isInGroupAudio:
      "Look who may open it: ls -l /dev/snd. A sound server of another user lets no one else in."
    case .noPermission: "As root: usermod -aG audio \(user.name). Then log in again."
    case .noServer: "Start PulseAudio or PipeWire for this user, or name a hardware device with --device."
    case .unsupportedFormat: "Let ALSA convert: --device \"\(Self.plug(device))\"."
    case .removed: "Plug it in again; the kiosk then plays by itself."
    case .deviceSilent, .systemSilent:
      """
      Start the sound server again (systemctl --user restart pipewire, or pulseaudio -k), or name a hardware \
      device with --device.
      """
    case .other where type == "pulse" || type == "pipewire":
      "The sound server has ended or fails: start it again, or name a hardware device with --device."
    case .other:
      "Look at ALSA's configuration (/etc/asound.conf, ~/.asoundrc) and at what the kernel says (dmesg)."
    }
  }

  /// A name that puts conversions before the device.
  static func plug(_ device: String) -> String {
    device.contains(":") ? "plug:SLAVE='\(device)'" : "plug:\(device)"
  }
}
