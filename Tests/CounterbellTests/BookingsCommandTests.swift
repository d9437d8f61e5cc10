import Foundation
import TestSupport
import Testing

/// Runs a script in which `book LINES` makes bookings, and `bookings` and the rest look at them.
private func desk(_ script: String) async throws -> Child {
  try await Program.shell(
    """
    export TZ=Asia/Seoul
    bookings() { "$counterbell" bookings "$@" --data data; }
    # The reference of the booking that these lines make.
    book() {
      printf "$2" | "$counterbell" trip --headless --data data --now "$1" | sed -n 's/^trip.reference: //p' | tail -n 1
    }
    cd "$HOME"
    \(script)
    """)
}

/// Three bookings on two days, `$A`, `$B` and `$C`, of which the second is cancelled.
private let threeBookings = """
  A=$(book 2026-11-29T14:00 'passengers 2\\nseat business\\nbook\\nbook\\n')
  B=$(book 2026-11-29T15:30 'to incheon\\nbook\\nbook\\n')
  C=$(book 2026-11-30T03:59 'passengers 2\\nbook\\nbook\\n')
  D=$(book 2026-11-30T04:00 'to 2\\nbook\\nbook\\n')
  bookings cancel $B --now 2026-11-30T09:00 > cancelled

  """

/// The output of a script behind ``threeBookings``, with the references as their letters.
private func afterThree(_ script: String) async throws -> Child {
  var result = try await desk(threeBookings + "echo $A $B $C $D; " + script)
  let end = try #require(result.output.firstIndex(of: "\n"))
  let references = result.output[..<end].split(separator: " ").map(String.init)
  try #require(references.count == 4)
  result.output = String(result.output[end...].dropFirst())
  for (reference, letter) in zip(references, ["A", "B", "C", "D"]) {
    result.output = result.output.replacing(reference, with: letter)
    result.errors = result.errors.replacing(reference, with: letter)
  }
  return result
}

struct BookingsCommandTests {
  @Test
  func `a list shows each booking and what the standing ones come to by day and destination`() async throws {
    let result = try await afterThree("cat cancelled; bookings list")
    #expect(
      result
        == Child(
          output: """
            cancelled B
            2026-11-29 14:00  A  Tokyo     2 passengers  business  $450
            2026-11-29 15:30  B  Incheon   1 passenger   economy   $200  Cancelled 2026-11-30 09:00
            2026-11-30 03:59  C  Tokyo     2 passengers  economy   $300
            2026-11-30 04:00  D  New York  1 passenger   economy   $300
            Total  2026-11-29  Tokyo     2 bookings  4 passengers  $750
            Total  2026-11-30  New York  1 booking   1 passenger   $300

            """))
  }

  @Test
  func `a list of a day in Korean has that day's bookings alone`() async throws {
    let result = try await afterThree("bookings list --day 2026-11-30 --language ko --locale ko_KR")
    #expect(
      result.output == """
        2026-11-30 04:00  D  뉴욕  1명  이코노미석  US$300
        합계  2026-11-30  뉴욕  예약 1건  1명  US$300

        """)
  }

  @Test
  func `a list and an export for programs have exact decimals and times in UTC`() async throws {
    let result = try await afterThree(
      "bookings list --csv; bookings export all.csv; bookings list --csv | cmp - all.csv; bookings export - | cmp - all.csv"
    )
    #expect(
      result
        == Child(
          output: """
            reference,day,made,state,cancelled,shown,destination,name,passengers,count,seat,multiplier,fare,price,currency
            A,2026-11-29,2026-11-29T05:00:00Z,booked,,yes,tokyo,Tokyo,double,2,business,1.5,150.00,450.00,USD
            B,2026-11-29,2026-11-29T06:30:00Z,cancelled,2026-11-30T00:00:00Z,yes,incheon,Incheon,single,1,economy,1,200.00,200.00,USD
            C,2026-11-29,2026-11-29T18:59:00Z,booked,,yes,tokyo,Tokyo,double,2,economy,1,150.00,300.00,USD
            D,2026-11-30,2026-11-29T19:00:00Z,booked,,yes,newyork,New York,single,1,economy,1,300.00,300.00,USD

            """))
  }

  @Test
  func `JSON has the bookings and the totals in one object`() async throws {
    let result = try await afterThree(
      "bookings list --json --day 2026-11-29; bookings export day.json --json --day 2026-11-29; bookings list --json --day 2026-11-29 | cmp - day.json"
    )
    #expect(result.errors == "")
    let list = try JSONDecoder().decode(BookingsJSON.self, from: Data(result.output.utf8))
    #expect(list.bookings.map(\.reference) == ["A", "B", "C"])
    #expect(list.bookings.map(\.state) == ["booked", "cancelled", "booked"])
    #expect(list.bookings.map(\.price.minor) == [45_000, 20_000, 30_000])
    #expect(list.bookings[1].cancelled == "2026-11-30T00:00:00Z")
    #expect(list.bookings[0].breakdown.text == "$150 x 2 passengers x 1.5 business = $450")
    #expect(list.totals.map(\.destination.id) == ["tokyo"])
    #expect(list.totals.map(\.bookings) == [2])
    #expect(list.totals.map(\.price.text) == ["$750"])
  }

  @Test
  func `a booking is shown whatever case, spaces and hyphens its reference is typed with`() async throws {
    let result = try await afterThree(
      """
      bookings show "$(echo ${A:0:3}-${A:3} | tr A-Z a-z)" | grep -E 'reference|state|price|breakdown'
      bookings show "${B:0:2} ${B:2}" --json
      """)
    #expect(
      result.output.hasPrefix(
        """
        reference: A
        state: booked
        price: 450.00
        breakdown: $150 x 2 passengers x 1.5 business = $450
        {"reference":"B","day":"2026-11-29","made":"2026-11-29T06:30:00Z","state":"cancelled",
        """.replacing("\n", with: "\n")))
    #expect(result.output.split(separator: "\n").count == 5)
  }

  @Test
  func `cancelling is done once, and said the second time`() async throws {
    let result = try await afterThree("bookings cancel $B; echo $?; bookings cancel $A; echo $?")
    #expect(result.output == "65\ncancelled A\n0\n")
    #expect(result.errors == "counterbell: B was cancelled before, on 2026-11-30 09:00\n")
  }

  @Test
  func `a reference that is mistyped or unknown is said`() async throws {
    let result = try await desk(
      "for verb in show cancel receipt; do bookings $verb 22222O; echo $?; bookings $verb 222222; echo $?; done"
    )
    #expect(result.output == String(repeating: "65\n65\n", count: 3))
    let lines = result.errors.split(separator: "\n")
    #expect(lines.count { $0 == "counterbell: there is no booking 222222" } == 3)
    #expect(lines.count { $0.hasPrefix("counterbell: '22222O' is not a reference: ") } == 3)
    #expect(lines.count == 6)
  }

  @Test
  func `an empty desk has an empty list`() async throws {
    let result = try await desk("bookings list; bookings list --json; bookings list --csv | wc -l")
    #expect(result == Child(output: "{\"bookings\":[],\n\"totals\":[]}\n1\n"))
  }

  @Test(arguments: [
    "", "lists", "list x", "show", "show 2 3", "cancel", "export", "export a b", "receipt", "receipt 1 2 3",
    "list --json --csv", "show 222222 --csv", "cancel 222222 --json", "show 222222 --day 2026-11-29",
    "list --day yesterday", "receipt 222222 --columns 40", "list --escpos", "list --headless", "list --mute",
    "receipt 222222 --json",
  ])
  func `a wrong command line is usage`(words: String) async throws {
    let result = try await desk("bookings \(words)")
    #expect(result.status == 64)
    #expect(result.output == "")
    #expect(result.errors.hasSuffix("counterbell: see counterbell --help\n"))
    #expect(result.errors.split(separator: "\n").count == 2)
  }
}

private struct BookingsJSON: Decodable {
  struct Booking: Decodable {
    let reference: String
    let state: String
    let cancelled: String?
    let price: JSONScreen.Field
    let breakdown: JSONScreen.Field
  }
  struct Total: Decodable {
    let day: String
    let destination: JSONScreen.Field
    let bookings: Int
    let price: JSONScreen.Field
  }

  let bookings: [Booking]
  let totals: [Total]
}
