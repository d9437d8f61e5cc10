package import Domain
package import Localization
package import Receipts
package import ViewModels

/// What a kiosk is set to, whatever its front.
package struct Setting {
  package enum Format {
    case text, json
  }

  package let language: Language
  package let format: Format
  private let makeAmounts: () -> AmountStyles
  private let makeKiosk: (Currency) -> Kiosk
  private let today: () -> Day
  private let weekStart: () -> Weekday
  private let form: ReceiptForm
  private let print: ([ReceiptLine]) -> Void

  /// `print` is given what is to be printed, and does not keep anyone waiting. `makeAmounts` and `weekStart` ask ICU,
  /// so they are called only when there is something to write.
  package init(
    language: Language, format: Format, makeAmounts: @escaping () -> AmountStyles,
    weekStart: @escaping () -> Weekday, today: @escaping () -> Day, form: ReceiptForm = ReceiptForm(),
    print: @escaping ([ReceiptLine]) -> Void = { _ in }, makeKiosk: @escaping (Currency) -> Kiosk
  ) {
    self.language = language
    self.format = format
    self.makeAmounts = makeAmounts
    self.weekStart = weekStart
    self.today = today
    self.form = form
    self.print = print
    self.makeKiosk = makeKiosk
  }

  package func makeConversation() -> Conversation {
    let amounts = makeAmounts()
    return Conversation(kiosk: makeKiosk(amounts.own.currency), amounts: amounts, today: today) { receipt in
      print(makeValues(for: amounts).lines(receipt))
    }
  }

  func makeValues(for amounts: AmountStyles) -> ValueWriter {
    ValueWriter(amounts: amounts, wording: language.wording, weekStart: weekStart(), form: form)
  }

  func makeRenderer(for amounts: AmountStyles) -> any Renderer {
    let values = makeValues(for: amounts)
    return switch format {
    case .text: TextRenderer(values: values)
    case .json: JSONRenderer(values: values)
    }
  }
}
