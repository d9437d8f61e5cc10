import Domain
import Front
import Glibc
import ViewModels

extension StaffCommand {
  /// Writes every account and what is locked now.
  func list() throws -> Int32 {
    let staff = try openStaff()
    let now = now
    let (accounts, terminals) = (try staff.accounts(at: now), try staff.lockedTerminals(at: now))
    var output = Output.standard
    if options.isJSON {
      append(accounts, terminals, to: &output.bytes)
    } else {
      let rows = accounts.map(cells) + terminals.map(cells)
      var table = TextTable()
      for row in rows { table.widen(for: row) }
      for row in rows {
        output.bytes.append(printable: table.row(row))
        output.bytes.append(UInt8(ascii: "\n"))
      }
    }
    try output.flush()
    return EX_OK
  }

  private func cells(_ account: StaffAccount) -> [String] {
    [account.id.text, "made \(text(account.made.instant))", locked(until: account.lockedUntil)]
  }

  private func cells(_ terminal: LockedTerminal) -> [String] {
    [terminal.name.map { "terminal \($0)" } ?? "no terminal", "", locked(until: terminal.until)]
  }

  private func locked(until instant: Int?) -> String { instant.map { "locked until \(text($0))" } ?? "" }

  private func text(_ instant: Int) -> String {
    settings.values.text(.moment(Moment(day: now.day, instant: instant)))
  }

  private func append(_ accounts: [StaffAccount], _ terminals: [LockedTerminal], to output: inout [UInt8]) {
    output.append(contentsOf: "{\"accounts\":".utf8)
    output.append(jsonArray: accounts) { output, account in
      output.append(contentsOf: "{\"id\":".utf8)
      output.append(json: account.id.text)
      output.append(contentsOf: ",\"made\":\"\(Timestamp.utc(account.made.instant))\",\"lockedUntil\":".utf8)
      output.append(jsonText: account.lockedUntil.map { Timestamp.utc($0) })
      output.append(UInt8(ascii: "}"))
    }
    output.append(contentsOf: ",\n\"lockedTerminals\":".utf8)
    output.append(jsonArray: terminals) { output, terminal in
      output.append(contentsOf: "{\"terminal\":".utf8)
      output.append(jsonText: terminal.name)
      output.append(contentsOf: ",\"lockedUntil\":\"\(Timestamp.utc(terminal.until))\"}".utf8)
    }
    output.append(contentsOf: "}\n".utf8)
  }
}

extension [UInt8] {
  /// Appends a JSON string, or null.
  mutating func append(jsonText text: String?) {
    if let text { append(json: text) } else { append(contentsOf: "null".utf8) }
  }
}
