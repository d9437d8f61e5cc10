import Foundation
import TestSupport
import Testing

/// Runs a visit of a kiosk whose printer is `$HOME/printer`.
private func visit(_ lines: String, before: String = "", after: String = "") async throws -> Child {
  try await Program.shell(
    """
    cd "$HOME"; echo "{ receipt: { device: '$HOME/printer', columns: 32, header: ['A shop'] } }" > shop.json5
    \(before)
    printf '\(lines)' | "$counterbell" trip --headless --config shop.json5 > transcript
    \(after)
    """)
}

struct PrintingTests {
  @Test
  func `a new booking is printed, and one that was made before is not`() async throws {
    let result = try await visit(
      #"book\nbook\nbook\nreceipt\n"#, before: ": > printer",
      after: "cat printer")
    // Once for the booking, once for the line that asks for it; each begins with the printer's reset.
    #expect(result.output.split(separator: "\u{1B}@").count == 2)
    #expect(result.output.contains("Reference                 P4WM6C"))
    #expect(result.errors == "")
  }

  @Test(arguments: [
    ("", " is not there"), ("mkdir printer", " is a folder"),
    ("mkfifo printer", " is off or does not answer"),
    ("ln -s /dev/full printer", ": no space left"),
  ])
  func `a printer that does not work is said once, and nobody waits`(fault: String, sentence: String)
    async throws
  {
    let lines = String(repeating: #"book\nbook\nreset\n"#, count: 5)
    let result = try await visit(
      lines, before: fault + "\nSECONDS=0",
      after: """
        echo $((SECONDS < 5)); printf '\(lines)' | "$counterbell" trip --headless | cmp - transcript && echo same
        """)
    #expect(result.output == "1\nsame\n")
    #expect(result.errors.hasPrefix("counterbell: Receipt printer /"))
    #expect(result.errors.hasSuffix("/printer\(sentence).\n"))
    #expect(result.errors.split(separator: "\n").count == 1)
  }

  @Test
  func `a booking's receipt goes to standard output, a file or a device`() async throws {
    let result = try await Program.shell(
      """
      cd "$HOME"; bookings() { "$counterbell" bookings "$@" --data data; }
      R=$(printf 'book\\nbook\\n' | "$counterbell" trip --headless --data data --now 2026-11-29 |
        sed -n 's/^trip.reference: //p' | tail -n 1)
      for columns in 32 42 48; do bookings receipt $R --columns $columns | awk '{ print length }' | sort -n | tail -n 1; done
      bookings receipt $R --columns 32 | sed "s/$R/REF/" | head -n 6
      bookings receipt $R --escpos > a; bookings receipt $R b --escpos; cmp a b; bookings receipt $R - --escpos | cmp - a
      head -c 2 a | od -An -c; tail -c 4 a | od -An -tx1
      bookings receipt $R > text; bookings receipt $R file; cmp text file
      bookings receipt $R --escpos /nowhere/printer; echo $?
      echo "{ receipt: { columns: 31 } }" > bad.json5; bookings receipt $R --config bad.json5; echo $?
      """)
    #expect(
      result.output == """
        32
        42
        48
                  Counterbell
                  Trip booking
                2026-11-29 12:00
        --------------------------------
        Destination                Tokyo
        Passengers                single
         033   @
         1d 56 42 00
        74
        78

        """)
    #expect(result.errors.split(separator: "\n").count == 2)
  }
}
