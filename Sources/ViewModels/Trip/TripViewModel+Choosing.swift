package import Domain

extension TripViewModel {
  /// Chooses an entry of a row by its number from 1, by its name or by the start of one that no other has; focus moves
  /// on to the next row.
  package mutating func choose(_ text: String, in row: Focus) -> Refusal? {
    let offers = offers(in: row)
    let found = offers.matches(text)
    guard let index = found.first else { return .notAnOffer(text, row.label, offers.map(\.name)) }
    guard found.count == 1 else { return .ambiguousOffer(text, found.map { offers[$0].name }) }
    choose(index, in: row)
    return nil
  }

  /// Whether a bare line means an entry of the row in focus: a number, or a whole name.
  package func canPick(_ text: String) -> Bool {
    text.isNumber || offers(in: state.focus).contains { $0.isCalled(text.lowercased()) }
  }

  private mutating func choose(_ index: Int, in row: Focus) {
    let before = state.choice
    switch row {
    case .destination: state.choice.destination = index
    case .passengers: state.choice.passengers = index
    case .seat: state.choice.seat = index
    }
    state.focus = row.next
    // What was looked over or booked was another trip.
    if state.choice != before || state.step == .review { state.step = .choose }
  }

  func offers(in row: Focus) -> [Offer] {
    switch row {
    case .destination: tariff.destinations.map { Offer(id: $0.id, name: $0.name) }
    case .passengers: tariff.passengers.map { Offer(id: $0.id, name: $0.name) }
    case .seat: tariff.seats.map { Offer(id: $0.id, name: $0.name) }
    }
  }
}

extension TripViewModel.Focus {
  var label: Label {
    switch self {
    case .destination: .destination
    case .passengers: .passengers
    case .seat: .seat
    }
  }

  /// The row below, or the first one again.
  fileprivate var next: Self {
    switch self {
    case .destination: .passengers
    case .passengers: .seat
    case .seat: .destination
    }
  }
}

/// An entry of a row as a guest names it.
struct Offer {
  let id: String
  let name: Name

  private var texts: [String] { [id, name.english, name.korean].map { $0.lowercased() } }

  func isCalled(_ text: String) -> Bool { texts.contains(text) }
  func starts(with text: String) -> Bool { texts.contains { $0.hasPrefix(text) } }
}

extension String {
  /// Whether there are ASCII digits and nothing else.
  fileprivate var isNumber: Bool { !isEmpty && utf8.allSatisfy { 0x30...0x39 ~= $0 } }
}

extension [Offer] {
  /// The indices of the entries that a text can mean: one for a number or a whole name, whatever its case.
  func matches(_ text: String) -> [Int] {
    if text.isNumber, let number = Int(text), indices.contains(number - 1) { return [number - 1] }
    let text = text.lowercased()
    let called = indices.filter { self[$0].isCalled(text) }
    return called.isEmpty ? indices.filter { self[$0].starts(with: text) } : called
  }
}
