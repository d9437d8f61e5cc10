import Audio
import Domain
import Foundation
import Localization
import TestSupport
import Testing
import ViewModels

@testable import Front

/// A run of lines without a terminal over these bookings, with its answers in a file.
private func run(
  _ lines: String, _ bookings: RecordingBookings, in folder: borrowing TemporaryFolder, output: String
) throws -> HeadlessSession.Ending {
  let input = try FileHandle(forReadingFrom: folder.newFile("lines", holding: Data(lines.utf8)))
  let answers = try FileHandle(forWritingTo: URL(filePath: output))
  let setting = Setting(
    format: .text, makeAmounts: { .dollars }, weekStart: { .monday }, today: { .ofTests },
    makeKiosk: { _ in Kiosk(testing: .trip, player: SilentAudioPlayer(), desk: .over(bookings)) })
  var session = HeadlessSession(
    reader: LineReader(descriptor: input.fileDescriptor, name: "lines"),
    output: Output(descriptor: answers.fileDescriptor, name: "answers"), setting: setting, isScript: false,
    isStrict: false)
  return try session.run()
}

@Test
func `a booking is noted as shown once its screen was written, and before the next line is done`() throws {
  let folder = try TemporaryFolder()
  let answers = try folder.write("", to: "answers")
  let bookings = try RecordingBookings()
  var seen: [Bool] = []
  let file = folder.url.appending(path: "answers")
  bookings.beforeNote = { reference in
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    seen.append(text.contains("trip.reference: \(reference)\n") && text.contains("sound: [confirmed]\n"))
  }
  let ending = try run(
    "book\nbook\nbook\nto 2\n+\n+\nreset\nbook\nbook\n", bookings, in: folder, output: answers)
  #expect(ending == .done)
  #expect(seen == [true, true, true])
  #expect(Set(bookings.shown).count == 3)
  #expect(bookings.visits.count == 4)
}

@Test
func `a booking whose screen can't be written is not noted as shown`() throws {
  let folder = try TemporaryFolder()
  let bookings = try RecordingBookings()
  #expect(throws: SystemError.self) {
    _ = try run("book\nbook\n", bookings, in: folder, output: "/dev/full")
  }
  #expect(bookings.visits.count == 1)
  #expect(bookings.shown == [])
}

@Test
func `a note that can't be made ends a run without a terminal, with the screen written`() throws {
  let folder = try TemporaryFolder()
  let answers = try folder.write("", to: "answers")
  let bookings = try RecordingBookings()
  bookings.beforeNote = { [unowned bookings] _ in bookings.trouble = .ofTests }
  #expect(try run("book\nbook\nbook\n", bookings, in: folder, output: answers) == .failed(.ofTests))
  #expect(folder.lines("answers").contains("trip.step: Booked"))
  #expect(bookings.visits.count == 1)
}
