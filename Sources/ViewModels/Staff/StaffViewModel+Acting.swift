package import Domain

extension StaffViewModel {
  package mutating func showJournal() throws(StorageTrouble) { try open(.journal(before: nil)) }
  package mutating func showSettings() throws(StorageTrouble) { try open(.settings) }

  /// Shows the bookings of a day, today's unless it is named.
  package mutating func showBookings(of day: Day?) throws(StorageTrouble) {
    try open(.bookings(day ?? place.now().day, offset: 0))
  }

  package mutating func cancel(_ reference: Reference) throws(StorageTrouble) -> Refusal? {
    guard let staff = state.signedIn else { return .forStaff }
    let (books, now) = (try books(), place.now())
    let cancelling = try books.journal.noting(by: .staff(staff), terminal: place.terminal, at: now) {
      () throws(StorageTrouble) in
      let cancelling = try books.bookings.cancel(reference, at: now)
      if case .done = cancelling { return (StaffAct.bookingCancelled(reference), cancelling) }
      return (nil, cancelling)
    }
    switch cancelling {
    case .done: notice = .bookingCancelled(reference)
    case .before: return .bookingCancelledBefore(reference)
    case .unknown: return .noSuchBooking(reference.text)
    }
    return nil
  }

  /// Takes in a list of words from a file of the machine.
  package mutating func importWords(from file: String) throws(StorageTrouble) {
    guard let staff = state.signedIn else { return }
    try open(.report(desk.importWords(file, .staff(staff), place.terminal, place.now())))
  }

  package mutating func testSound() throws(StorageTrouble) {
    try note(.soundTested)
    try open(.report(desk.testSound()))
  }

  package mutating func set(_ name: String, to value: String?) throws(StorageTrouble) -> Refusal? {
    guard let staff = state.signedIn else { return .forStaff }
    let name = desk.settings.names.first { $0.lowercased() == name.lowercased() } ?? name
    let (settings, now) = (desk.settings, place.now())
    let refusal = try books().journal.noting(by: .staff(staff), terminal: place.terminal, at: now) {
      () throws(StorageTrouble) in
      let refusal = try settings.set(name, to: value)
      return (refusal == nil ? StaffAct.settingChanged(name) : nil, refusal)
    }
    if let refusal { return refusal }
    notice = .settingChanged(name)
    try open(.settings)
    return nil
  }

  package mutating func showNextPage() throws(StorageTrouble) -> Refusal? {
    guard let next = state.table.next else { return .lastPage }
    state.back.append(state.page ?? next)
    state.page = next
    return nil
  }

  package mutating func showPreviousPage() -> Refusal? {
    guard let page = state.back.popLast() else { return .firstPage }
    state.page = page
    return nil
  }

  private mutating func open(_ page: Page) throws(StorageTrouble) {
    state.page = page
    state.back = []
  }
}
