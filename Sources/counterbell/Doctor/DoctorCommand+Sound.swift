import Audio
import AudioALSA
import Configuration
import Glibc

extension DoctorCommand {
  /// Whether the device opens and, unless it is to be quiet, plays a click.
  func sound() -> Diagnosis {
    let device = settings.shop.sound.device
    let check = DeviceCheck(device: device)
    do throws(SoundTrouble) {
      let format = try check.open()
      let consumption = options.isMuted ? nil : try check.play(.click)
      return works(check, on: device, format, consumption)
    } catch {
      return fails(error, device)
    }
  }

  private func works(
    _ check: DeviceCheck, on device: String, _ format: StreamFormat, _ consumption: Consumption?
  ) -> Diagnosis {
    let isSlow = !check.close()
    if check.isMute {
      return .warning("\(device) throws every sound away.", mend: "Name another device with --device.")
    }
    var text = consumption == nil ? "opens \(device)" : "plays on \(device)"
    text += ": S16_LE, \(format.rate) Hz, \(format.channels) channel\(format.channels == 1 ? "" : "s")"
    text += ", period \(length(format.period, format)) ms, buffer \(length(format.buffer, format)) ms"
    if let consumption {
      text += ", first frame after \(SoundCommand.milliseconds(consumption.wait)) ms"
      if consumption.isSecondTry { text += ", at the second try" }
    }
    if isSlow { text += "; slow to close" }
    return .ok(text)
  }

  private func length(_ frames: Int, _ format: StreamFormat) -> String {
    SoundCommand.milliseconds(.microseconds(frames * 1_000_000 / format.rate))
  }

  private func fails(_ trouble: SoundTrouble, _ device: String) -> Diagnosis {
    var text = "\(device): \(trouble.sentence)"
    if trouble.isInUse {
      let holders = DeviceFolder().holders
      text += " \(holders.isEmpty ? "Which one, this user can't see." : holders.joined(separator: ", "))"
    }
    let hasServer = SoundServer.around(variable: environment).contains { $0.isListening }
    let remedy = trouble.remedy(device: device, user: .current, hasServer: hasServer)
    return .wrong(text, mend: remedy, status: trouble.isPermission ? EX_NOPERM : EX_UNAVAILABLE)
  }
}
