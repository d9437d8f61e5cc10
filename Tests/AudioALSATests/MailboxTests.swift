import Audio
import Testing

@testable import AudioALSA

struct MailboxTests {
  private let start = Moment(microseconds: 1_000_000)

  @Test func `wishes are taken together, as the latest`() {
    let mailbox = Mailbox()
    #expect(mailbox.take() == nil)
    let latest = Moment(microseconds: start.microseconds + 7)
    mailbox.post(.click, at: start)
    mailbox.post(.click, at: latest)
    #expect(mailbox.take() == Trigger(sound: .click, moment: latest, count: 2))
    #expect(mailbox.take() == nil)
  }

  @Test func `a worker that is busy for over 2 s is noticed once`() {
    let mailbox = Mailbox()
    mailbox.show(busySince: start)
    #expect(!mailbox.noticesSilence(at: start + .seconds(2)))
    #expect(mailbox.noticesSilence(at: start + .milliseconds(2_001)))
    #expect(!mailbox.noticesSilence(at: start + .seconds(3)))
    #expect(mailbox.takeToldSilence())
    #expect(!mailbox.takeToldSilence())
  }

  @Test func `a worker that sleeps is not missed`() {
    let mailbox = Mailbox()
    mailbox.show(busySince: nil)
    #expect(!mailbox.noticesSilence(at: start + .seconds(60)))
  }

  @Test func `every sound comes back from its number`() {
    for sound in Sound.allCases { #expect(Sound(number: sound.number) == sound) }
    #expect(Set(Sound.allCases.map(\.number)).count == Sound.allCases.count)
  }
}
