import TestSupport
import Testing

@testable import Receipts

struct CheckTests {
  @Test(arguments: [
    (PrinterTrouble.missing, PrinterCheck.State.unusable, "Plug it in"),
    (.notConnected, .unusable, "Plug it in"),
    (.noPermission, .forbidden, "As root: usermod -aG lp kiosk."),
    (.folder, .unusable, "Name the printer's device"),
    (.inUse, .waiting, "End the program"), (.noPaper, .waiting, "Put in paper."),
    (.printerError, .waiting, "Close its cover"), (.silent, .unusable, "Switch it on"),
    (.other(5), .unusable, "Switch it on"),
  ])
  func `what keeps a printer from printing has a state and what mends it`(
    trouble: PrinterTrouble, state: PrinterCheck.State, mend: String
  ) {
    #expect(trouble.state == state)
    #expect(trouble.remedy(user: "kiosk").hasPrefix(mend))
  }

  @Test(arguments: [(0x18, true), (0x20, true), (0x00, false), (0xC0, false)] as [(Int32, Bool)])
  func `a printer that says nothing of itself is known by its zero`(status: Int32, says: Bool) {
    #expect(PrinterStatus(rawValue: status).saysAnything == says)
  }

  @Test
  func `a check sends nothing`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("old", to: "file")
    #expect(PrinterCheck(device: file, user: "kiosk").state == .ready)
    #expect(folder.bytes("file") == Array("old".utf8))
  }
}
