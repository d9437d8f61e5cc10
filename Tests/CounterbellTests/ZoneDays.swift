/// Which day it is at an instant, by the clock of a zone and with a start of the day.
struct ZoneDay: CustomStringConvertible {
  let zone: String
  /// As `--now` takes it.
  let instant: String
  /// As `--day-start` takes it.
  let dayStart: String
  let day: String

  init(_ zone: String, _ instant: String, _ dayStart: String, _ day: String) {
    self.zone = zone
    self.instant = instant
    self.dayStart = dayStart
    self.day = day
  }

  var description: String { "\(zone) \(instant) \(dayStart)" }
}

extension ZoneDay {
  /// Starts that are on the clock once.
  static let plain = [
    ZoneDay("Asia/Seoul", "2026-11-28T18:59:59Z", "04:00", "2026-11-28"),
    ZoneDay("Asia/Seoul", "2026-11-28T19:00:00Z", "04:00", "2026-11-29"),
    ZoneDay("Asia/Seoul", "2026-11-28T19:00:01Z", "4:00", "2026-11-29"),
    ZoneDay("Asia/Seoul", "2026-11-29T14:59:59Z", "00:00", "2026-11-29"),
    ZoneDay("Asia/Seoul", "2026-11-29T15:00:00Z", "00:00", "2026-11-30"),
    ZoneDay("Asia/Seoul", "2026-11-29T14:58:59Z", "23:59", "2026-11-28"),
    ZoneDay("Asia/Seoul", "2026-11-29T14:59:00Z", "23:59", "2026-11-29"),
    ZoneDay("Asia/Seoul", "2026-12-31T18:59:59Z", "04:00", "2026-12-31"),
    ZoneDay("Asia/Seoul", "2026-12-31T19:00:00Z", "04:00", "2027-01-01"),
    ZoneDay("Asia/Seoul", "2027-02-28T19:00:00Z", "04:00", "2027-03-01"),
    ZoneDay("Asia/Seoul", "2028-02-28T19:00:00Z", "04:00", "2028-02-29"),
    ZoneDay("Asia/Seoul", "2028-02-29T18:59:59Z", "04:00", "2028-02-29"),
    ZoneDay("Asia/Seoul", "2028-02-29T19:00:00Z", "04:00", "2028-03-01"),
    ZoneDay("America/New_York", "2028-03-01T08:59:59Z", "04:00", "2028-02-29"),
    ZoneDay("America/New_York", "2028-03-01T09:00:00Z", "04:00", "2028-03-01"),
    ZoneDay("America/New_York", "2027-01-01T04:59:59Z", "00:00", "2026-12-31"),
    ZoneDay("UTC", "1969-12-31T23:59:59Z", "00:00", "1969-12-31"),
    ZoneDay("UTC", "1970-01-01T00:00:00Z", "00:00", "1970-01-01"),
    ZoneDay("Asia/Seoul", "9999-12-31T23:59:59Z", "04:00", "9999-12-31"),
    ZoneDay("America/New_York", "0001-01-01T00:00:00Z", "04:00", "0001-01-01"),
    // Local times and other zones than the shop's.
    ZoneDay("Asia/Seoul", "2026-11-29T03:59:59", "04:00", "2026-11-28"),
    ZoneDay("Asia/Seoul", "2026-11-29T04:00", "04:00", "2026-11-29"),
    ZoneDay("Asia/Seoul", "2026-11-29", "12:00", "2026-11-29"),
    ZoneDay("Asia/Seoul", "2026-11-28T14:00-0500", "04:00", "2026-11-29"),
    ZoneDay("America/New_York", "2026-11-29T18:00+09:00", "04:00", "2026-11-29"),
  ]

  /// The clock is put on, over the start or before it.
  static let skipped = [
    ZoneDay("America/New_York", "2026-03-08T06:59:59Z", "02:30", "2026-03-07"),
    ZoneDay("America/New_York", "2026-03-08T07:00:00Z", "02:30", "2026-03-08"),
    ZoneDay("America/New_York", "2026-03-08T06:59:59Z", "02:00", "2026-03-07"),
    ZoneDay("America/New_York", "2026-03-08T07:00:00Z", "02:00", "2026-03-08"),
    ZoneDay("America/New_York", "2026-03-08T07:00:00Z", "03:00", "2026-03-08"),
    ZoneDay("America/New_York", "2026-03-08T07:59:59Z", "04:00", "2026-03-07"),
    ZoneDay("America/New_York", "2026-03-08T08:00:00Z", "04:00", "2026-03-08"),
    ZoneDay("America/New_York", "2026-03-08T02:30", "03:30", "2026-03-08"),
    ZoneDay("America/New_York", "2026-03-08T02:30", "03:31", "2026-03-07"),
    ZoneDay("Europe/Berlin", "2026-03-29T00:59:59Z", "02:15", "2026-03-28"),
    ZoneDay("Europe/Berlin", "2026-03-29T01:00:00Z", "02:15", "2026-03-29"),
    ZoneDay("Australia/Lord_Howe", "2026-10-03T15:29:59Z", "02:15", "2026-10-03"),
    ZoneDay("Australia/Lord_Howe", "2026-10-03T15:30:00Z", "02:15", "2026-10-04"),
    ZoneDay("Australia/Lord_Howe", "2026-10-03T15:29:59Z", "02:30", "2026-10-03"),
    ZoneDay("Australia/Lord_Howe", "2026-10-03T15:30:00Z", "02:30", "2026-10-04"),
    // Samoa left out 2011-12-30.
    ZoneDay("Pacific/Apia", "2011-12-30T09:59:59Z", "00:00", "2011-12-29"),
    ZoneDay("Pacific/Apia", "2011-12-30T10:00:00Z", "00:00", "2011-12-31"),
    ZoneDay("Pacific/Apia", "2011-12-30T09:59:59Z", "04:00", "2011-12-29"),
    ZoneDay("Pacific/Apia", "2011-12-30T10:00:00Z", "04:00", "2011-12-30"),
    ZoneDay("Pacific/Apia", "2011-12-30T13:59:59Z", "04:00", "2011-12-30"),
    ZoneDay("Pacific/Apia", "2011-12-30T14:00:00Z", "04:00", "2011-12-31"),
  ]

  /// The clock is put back, and a start that it has shown before counts.
  static let repeated = [
    ZoneDay("America/New_York", "2026-11-01T05:29:59Z", "01:30", "2026-10-31"),
    ZoneDay("America/New_York", "2026-11-01T05:30:00Z", "01:30", "2026-11-01"),
    ZoneDay("America/New_York", "2026-11-01T06:00:00Z", "01:30", "2026-11-01"),
    ZoneDay("America/New_York", "2026-11-01T06:30:00Z", "01:30", "2026-11-01"),
    ZoneDay("America/New_York", "2026-11-01T04:59:59Z", "01:00", "2026-10-31"),
    ZoneDay("America/New_York", "2026-11-01T05:00:00Z", "01:00", "2026-11-01"),
    ZoneDay("America/New_York", "2026-11-01T06:59:59Z", "02:00", "2026-10-31"),
    ZoneDay("America/New_York", "2026-11-01T07:00:00Z", "02:00", "2026-11-01"),
    ZoneDay("America/New_York", "2026-11-01T08:59:59Z", "04:00", "2026-10-31"),
    ZoneDay("America/New_York", "2026-11-01T09:00:00Z", "04:00", "2026-11-01"),
    ZoneDay("EST5EDT,M3.2.0,M11.1.0", "2026-11-01T06:00:00Z", "01:30", "2026-11-01"),
    ZoneDay("Europe/Berlin", "2026-10-25T00:29:59Z", "02:30", "2026-10-24"),
    ZoneDay("Europe/Berlin", "2026-10-25T00:30:00Z", "02:30", "2026-10-25"),
    ZoneDay("Europe/Berlin", "2026-10-25T01:00:00Z", "02:30", "2026-10-25"),
    ZoneDay("Europe/Berlin", "2026-10-25T02:59:59Z", "04:00", "2026-10-24"),
    ZoneDay("Europe/Berlin", "2026-10-25T03:00:00Z", "04:00", "2026-10-25"),
    ZoneDay("Australia/Lord_Howe", "2026-04-04T14:44:59Z", "01:45", "2026-04-04"),
    ZoneDay("Australia/Lord_Howe", "2026-04-04T14:45:00Z", "01:45", "2026-04-05"),
    ZoneDay("Australia/Lord_Howe", "2026-04-04T15:00:00Z", "01:45", "2026-04-05"),
    ZoneDay("Australia/Lord_Howe", "2026-04-04T17:29:59Z", "04:00", "2026-04-04"),
    ZoneDay("Australia/Lord_Howe", "2026-04-04T17:30:00Z", "04:00", "2026-04-05"),
    // Ireland's standard time is that of summer, so the second of the two hours is the one that is saved.
    ZoneDay("Europe/Dublin", "2026-10-25T00:29:59Z", "01:30", "2026-10-24"),
    ZoneDay("Europe/Dublin", "2026-10-25T00:30:00Z", "01:30", "2026-10-25"),
    ZoneDay("Europe/Dublin", "2026-10-25T01:15:00Z", "01:30", "2026-10-25"),
    // Newfoundland went back over midnight, Kazakhstan from one standard time to another.
    ZoneDay("America/St_Johns", "2006-10-29T02:29:59Z", "00:00", "2006-10-28"),
    ZoneDay("America/St_Johns", "2006-10-29T02:30:00Z", "00:00", "2006-10-29"),
    ZoneDay("America/St_Johns", "2006-10-29T02:31:00Z", "00:00", "2006-10-29"),
    ZoneDay("Asia/Almaty", "2024-02-29T17:29:59Z", "23:30", "2024-02-28"),
    ZoneDay("Asia/Almaty", "2024-02-29T17:30:00Z", "23:30", "2024-02-29"),
    ZoneDay("Asia/Almaty", "2024-02-29T18:00:00Z", "23:30", "2024-02-29"),
  ]
}
