/// What the operator reads when something is wrong with the sound, word for word.
package enum OperatorLine: String, Sendable {
  case noDevice = "Sound off: no sound device. The kiosk works normally."
  case inUse = "Sound off: device in use by another program."
  case noPermission = "Sound off: no permission (group audio)."
  case noServer = "Sound off: sound server not running."
  case unsupportedFormat = "Sound off: format not supported."
  case removed = "Sound device removed."
  case deviceSilent = "Sound device not answering."
  case systemSilent = "Sound system not answering."
  case inputOutputError = "Sound error: Input/output error."
  case badState = "Sound error: File descriptor in bad state."
  case invalidArgument = "Sound error: Invalid argument."
  case back = "Sound is back."
}
