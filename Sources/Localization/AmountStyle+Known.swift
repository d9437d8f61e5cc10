import Domain
import FoundationEssentials
import FoundationInternationalization

extension AmountStyle {
  /// Whether ICU knows the locale: its language at least, and its region as one of the world.
  package static func isKnown(locale identifier: String) -> Bool { canonical(locale: identifier) != nil }

  /// Whether a currency is or was one of ISO 4217; its code may be in either case.
  ///
  /// ICU isn't asked: it knows every currency of the table.
  package static func isKnown(currency code: String) -> Bool { Currency(code: code.uppercased()) != nil }

  /// The code that CLDR gives to a region it doesn't know.
  private static var unknownRegion: String { "ZZ" }

  /// The keyword of ICU for ASCII digits in a locale with digits of its own.
  static var latinDigits: String { "@numbers=latn" }

  /// ICU's own spelling of a locale that it knows, nil otherwise.
  ///
  /// A known locale is one that ICU lists, or a listed language with a region of ISO 3166 and perhaps a script,
  /// such as `zh_TW` and `ja_US`. The one keyword taken is `numbers=latn`, also as `ar-KW-u-nu-latn`.
  static func canonical(locale identifier: String) -> String? {
    let canonical = Locale.identifier(.icu, from: identifier)
    let base = canonical.hasSuffix(latinDigits) ? String(canonical.dropLast(latinDigits.count)) : canonical
    let listed = Locale.availableIdentifiers
    if listed.contains(base) { return canonical }
    var parts = base.split(separator: "_", omittingEmptySubsequences: false)[...]
    guard let language = parts.popFirst(), listed.contains(String(language)) else { return nil }
    if parts.first?.utf8.count == 4 { parts.removeFirst() }
    guard let region = parts.popFirst(), parts.isEmpty else { return nil }
    return region != unknownRegion && Locale.Region(String(region)).isISORegion ? canonical : nil
  }
}
