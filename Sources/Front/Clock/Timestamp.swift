/// Instants as programs exchange them.
package enum Timestamp {
  /// `2026-11-29T05:00:00Z` (ISO 8601) for seconds since 1970-01-01T00:00Z.
  package static func utc(_ instant: Int) -> String {
    let time = WallTime(seconds: instant)
    let second = ((instant % 60) + 60) % 60
    return "\(time.text.replacing(" ", with: "T", maxReplacements: 1)):\(second < 10 ? "0" : "")\(second)Z"
  }
}
