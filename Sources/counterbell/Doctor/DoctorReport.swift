import Front
import Glibc

/// What the doctor says: a line for each check as it ends, or one JSON object for all of them.
struct DoctorReport: ~Copyable {
  private static let nameWidth = 15
  private static let stateWidth = 9

  private let isJSON: Bool
  private let hasColour: Bool
  private var output = Output.standard
  private var isFirst = true

  init(isJSON: Bool) {
    self.isJSON = isJSON
    hasColour =
      isatty(STDOUT_FILENO) == 1 && environment("NO_COLOR").isEmpty
      && !["", "dumb"].contains(environment("TERM"))
  }

  mutating func add(_ name: String, _ diagnosis: Diagnosis) throws(SystemError) {
    if isJSON {
      appendJSON(name, diagnosis)
    } else {
      appendLines(name, diagnosis)
      try output.flush()
    }
    isFirst = false
  }

  mutating func finish() throws(SystemError) {
    if isJSON { output.bytes.append(contentsOf: "]}\n".utf8) }
    try output.flush()
  }

  private mutating func appendLines(_ name: String, _ diagnosis: Diagnosis) {
    let colour = hasColour ? diagnosis.state.colour : nil
    if let colour { output.bytes.append(contentsOf: "\u{1B}[\(colour)m".utf8) }
    output.bytes.append(contentsOf: diagnosis.state.rawValue.utf8)
    if colour != nil { output.bytes.append(contentsOf: "\u{1B}[0m".utf8) }
    appendSpaces(Self.stateWidth - diagnosis.state.rawValue.utf8.count)
    output.bytes.append(contentsOf: name.utf8)
    appendSpaces(Self.nameWidth - name.utf8.count)
    output.bytes.append(printable: diagnosis.text)
    output.bytes.append(UInt8(ascii: "\n"))
    guard let mend = diagnosis.mend else { return }
    appendSpaces(Self.stateWidth)
    output.bytes.append(printable: "mend: \(mend)")
    output.bytes.append(UInt8(ascii: "\n"))
  }

  private mutating func appendSpaces(_ count: Int) {
    output.bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: max(1, count)))
  }

  private mutating func appendJSON(_ name: String, _ diagnosis: Diagnosis) {
    output.bytes.append(contentsOf: (isFirst ? "{\"checks\":[" : ",").utf8)
    output.bytes.append(contentsOf: "{\"name\":".utf8)
    output.bytes.append(json: name)
    output.bytes.append(contentsOf: ",\"state\":\"\(diagnosis.state.rawValue)\",\"text\":".utf8)
    output.bytes.append(json: diagnosis.text)
    output.bytes.append(contentsOf: ",\"mend\":".utf8)
    if let mend = diagnosis.mend {
      output.bytes.append(json: mend)
    } else {
      output.bytes.append(contentsOf: "null".utf8)
    }
    output.bytes.append(UInt8(ascii: "}"))
  }
}

extension Diagnosis.State {
  /// The parameters of SGR (ECMA-48); nil for no colour.
  fileprivate var colour: String? {
    switch self {
    case .ok: "32"
    case .note: nil
    case .warning: "1;33"
    case .wrong: "1;31"
    }
  }
}
