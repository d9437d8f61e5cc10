import Domain

extension StaffViewModel {
  /// How many rows a page has.
  private static let pageSize = 10

  package var screen: Screen {
    var screen = Screen(
      station: Self.name.rawValue, title: .staff, fields: fields,
      focus: focusLabel)
    if state.signedIn != nil { screen.focus = .staff }
    screen.table = state.table
    screen.answer = notice.map { .notice($0) }
    return screen
  }

  private var focusLabel: Label {
    switch state.focus {
    case .id: .staffID
    case .password: .password
    case .button: .signIn
    }
  }

  private var fields: [Field] {
    let id = Field("staff.id", .staffID, .input, .text(state.id))
    let signedIn = Field("staff.signedIn", .signedIn, .output, .flag(state.signedIn != nil))
    return [
      id, Field("staff.password", .password, .input, .entered(state.hasPassword)),
      Field("staff.button", .button, .output, .button(canSignIn ? .signIn : .missingInfo, isOn: canSignIn)),
      signedIn,
    ]
  }

  /// Brings the page up to date with the database.
  mutating func refresh() throws(StorageTrouble) {
    guard state.signedIn != nil, let page = state.page else {
      state.table = ScreenTable()
      return
    }
    switch page {
    case .journal(let before): state.table = try journal(before: before)
    case .bookings(let day, let offset): state.table = try bookings(of: day, offset)
    case .settings:
      state.table = ScreenTable(
        rows: desk.settings.all.map { [.text($0.name), .text($0.value), .text($0.origin)] })
    case .report(let lines): state.table = ScreenTable(rows: lines.map { [.text($0)] })
    }
  }

  private mutating func journal(before: Int64?) throws(StorageTrouble) -> ScreenTable {
    let entries = try books().journal.entries(before: before, limit: Self.pageSize + 1)
    let shown = entries.prefix(Self.pageSize)
    let rows = shown.map { entry -> [Value] in
      [.moment(entry.made), .text(entry.author.text), .text(entry.act), .text(entry.detail)]
    }
    let next = entries.count > Self.pageSize ? shown.last.map { Page.journal(before: $0.id) } : nil
    return ScreenTable(rows: rows, next: next)
  }

  private mutating func bookings(of day: Day, _ offset: Int) throws(StorageTrouble) -> ScreenTable {
    let books = try books().bookings
    var rows: [[Value]] = []
    do {
      try books.forEachBooking(on: day) { rows.append(Self.row($0)) }
    } catch let trouble as StorageTrouble {
      throw trouble
    } catch {
      // The body of the loop throws nothing.
    }
    let totals = try books.totals(on: day).map { total -> [Value] in
      [.choice(.total), .offer(total.destination, total.name), .count(total.bookings), .amount(total.price)]
    }
    let all = (rows + totals).dropFirst(offset)
    let hasMore = all.count > Self.pageSize
    return ScreenTable(
      rows: Array(all.prefix(Self.pageSize)),
      next: hasMore ? .bookings(day, offset: offset + Self.pageSize) : nil)
  }

  private static func row(_ booking: Booking) -> [Value] {
    let trip = booking.trip
    return [
      .moment(booking.made), .reference(booking.reference),
      .offer(trip.destination.id, trip.destination.name), .offer(trip.passengers.id, trip.passengers.name),
      .offer(trip.seat.id, trip.seat.name), .amount(trip.price),
    ] + (booking.cancelled == nil ? [] : [.choice(.cancelled)])
  }
}

extension Author {
  /// Who it is, as the journal shows it.
  fileprivate var text: String {
    switch self {
    case .staff(let id): id.text
    case .user(let name): name
    case .nobody: "-"
    }
  }
}
