package import Domain
import FoundationEssentials
import FoundationInternationalization

/// The day that a locale's weeks start with, from CLDR.
package enum WeekStart {
  /// ICU is not asked for the default locale, because asking takes longer than a start may.
  package static func weekday(locale: String) -> Weekday {
    locale == "en_US" ? .sunday : askICU(locale: locale)
  }

  static func askICU(locale: String) -> Weekday {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: locale)
    return Weekday(rawValue: calendar.firstWeekday - 1) ?? .monday
  }
}
