import Domain
import Testing

@Suite struct `A time of day` {
  @Test(arguments: [
    ("04:00", 14_400), ("4:00", 14_400), ("00:00", 0), ("0:00", 0), ("23:59", 86_340), ("9:05", 32_700),
  ])
  func `is read`(text: String, seconds: Int) {
    #expect(TimeOfDay(text)?.seconds == seconds)
  }

  @Test(arguments: [
    "", ":", "4", "04", "4:", ":00", "4:0", "04:000", "004:00", "24:00", "04:60", "-4:00", "+4:00", "4:+0",
    "04:00:00",
    " 4:00", "4:00 ", "04.00", "0400", "４:00", "04:00Z", "4am",
  ])
  func `is not read from anything else`(text: String) {
    #expect(TimeOfDay(text) == nil)
  }

  @Test(arguments: ["00:00", "04:00", "09:05", "23:59"])
  func `is written as it is read, with two digits of each`(text: String) {
    #expect(TimeOfDay(text)?.description == text)
  }

  @Test func `takes seconds where they are asked for`() {
    #expect(TimeOfDay("04:00:07", pieces: 2...3)?.seconds == 14_407)
    #expect(TimeOfDay("04:00:60", pieces: 2...3) == nil)
    #expect(TimeOfDay("4:00", hourDigits: 2...2) == nil)
  }
}
