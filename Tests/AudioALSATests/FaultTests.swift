import Glibc
import Testing

@testable import AudioALSA

struct FaultTests {
  @Test(arguments: [
    (ALSAError.Operation.open, ENOENT, "Sound off: no sound device. The kiosk works normally."),
    (.open, ENODEV, "Sound off: no sound device. The kiosk works normally."),
    (.open, ENXIO, "Sound off: no sound device. The kiosk works normally."),
    (.open, EBUSY, "Sound off: device in use by another program."),
    (.open, EACCES, "Sound off: no permission (group audio)."),
    (.open, EPERM, "Sound off: no permission (group audio)."),
    (.open, ECONNREFUSED, "Sound off: sound server not running."),
    (.open, EHOSTDOWN, "Sound off: sound server not running."),
    (.configure, EINVAL, "Sound off: format not supported."),
    (.write, ENODEV, "Sound device removed."),
    (.write, EAGAIN, "Sound device not answering."),
    (.write, EIO, "Sound error: Input/output error."),
    (.prepare, EBADFD, "Sound error: File descriptor in bad state."),
  ])
  func `each error has its line`(operation: ALSAError.Operation, code: Int32, line: String) {
    #expect(Fault(ALSAError(operation: operation, code: code)).line == line)
  }

  @Test func `an error says what was done and why it failed`() {
    #expect(ALSAError(operation: .open, code: EBUSY).description == "open: Device or resource busy")
  }

  @Test func `a negative answer is thrown with its code`() {
    #expect(throws: ALSAError(operation: .write, code: EIO)) { try ALSAError.check(.write, -EIO) }
  }
}
