import Domain
import Foundation
import Testing

@testable import Localization

@Suite struct `A week starts` {
  @Test(arguments: [
    ("en_US", Weekday.sunday), ("ko_KR", .sunday), ("ja_JP", .sunday), ("he_IL", .sunday), ("pt_BR", .sunday),
    ("de_DE", .monday), ("fr_FR", .monday), ("en_GB", .monday), ("es_ES", .monday), ("ru_RU", .monday),
    ("ar_EG", .saturday), ("fa_IR", .saturday), ("ar_KW", .saturday), ("dv_MV", .friday), ("ja_US", .sunday),
    ("de-DE", .monday), ("en-US", .sunday), ("DE_de", .monday), ("ar-KW-u-nu-latn", .saturday), ("de", .monday),
  ])
  func `as CLDR says`(locale: String, first: Weekday) {
    #expect(WeekStart.weekday(locale: locale) == first)
  }

  @Test func `in the United States on the day that is written down here and in ICU`() {
    #expect(WeekStart.weekday(locale: "en_US") == WeekStart.askICU(locale: "en_US"))
  }

  @Test func `as ICU says, in every locale that it lists`() {
    let days: [Locale.Weekday: Weekday] = [
      .sunday: .sunday, .monday: .monday, .tuesday: .tuesday, .wednesday: .wednesday, .thursday: .thursday,
      .friday: .friday, .saturday: .saturday,
    ]
    for identifier in Locale.availableIdentifiers {
      let first = Locale(identifier: identifier).firstDayOfWeek
      #expect(WeekStart.weekday(locale: identifier) == days[first], "\(identifier)")
    }
  }
}
