package import Domain

/// The stations, by their names in transcripts and on the command line.
package enum StationName: String, Sendable, CaseIterable {
  case home, tip, trip, words, staff

  package var label: Label {
    switch self {
    case .home: .home
    case .tip: .tipCalculator
    case .trip: .tripBooking
    case .words: .wordBook
    case .staff: .staff
    }
  }
}
