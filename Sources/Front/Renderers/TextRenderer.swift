import Domain
package import Localization
package import ViewModels

/// Plain text: a line `name: value` for each thing on the screen, the guest's own line first.
package struct TextRenderer: Renderer {
  private let values: ValueWriter

  package init(amounts: AmountStyle, language: Language) {
    values = ValueWriter(amounts: amounts, wording: language.wording)
  }

  package func render(_ screen: Screen, input: Span<UInt8>, to output: inout [UInt8]) {
    output.append(contentsOf: "input:".utf8)
    if input.count > 0 {
      output.append(UInt8(ascii: " "))
      output.append(printable: input)
    }
    output.append(UInt8(ascii: "\n"))
    for field in screen.fields { append(field, to: &output) }
    for line in screen.help { output.append(contentsOf: "help: \(values.text(line))\n".utf8) }
    if let refusal = screen.refusal {
      output.append(contentsOf: "notice: ".utf8)
      output.append(printable: values.wording.sentence(refusal, amounts: values.amounts))
      output.append(UInt8(ascii: "\n"))
    }
    for sound in screen.sounds { output.append(contentsOf: "sound: [\(sound)]\n".utf8) }
  }

  private func append(_ field: Field, to output: inout [UInt8]) {
    output.append(contentsOf: field.name.utf8)
    output.append(UInt8(ascii: ":"))
    if case .noAmount = field.value {
    } else {
      output.append(UInt8(ascii: " "))
      values.append(field.value, to: &output)
    }
    output.append(UInt8(ascii: "\n"))
  }
}
