package import Domain
package import Localization
package import Receipts
package import ViewModels

/// What a kiosk is set to, whatever its front.
package struct Setting {
  package enum Format {
    case text, json
  }

  package let format: Format
  private let makeAmounts: () -> AmountStyles
  private let makeKiosk: (Currency) -> Kiosk
  private let today: () -> Day
  private let weekStart: () -> Weekday
  private let form: ReceiptForm
  let idle: IdleTimes
  /// Whether a conversation that was made before is out of date; asked once for each change.
  let isChanged: () -> Bool
  /// Moves the clock on by so many seconds, where a script asks to wait.
  let advance: (Int) -> Void
  private let print: ([ReceiptLine]) -> Void

  /// `print` is given what is to be printed, and does not keep anyone waiting. `makeAmounts` and `weekStart` ask ICU,
  /// so they are called only when there is something to write.
  package init(
    format: Format, makeAmounts: @escaping () -> AmountStyles,
    weekStart: @escaping () -> Weekday, today: @escaping () -> Day, idle: IdleTimes = IdleTimes(),
    advance: @escaping (Int) -> Void = { _ in }, form: ReceiptForm = ReceiptForm(),
    print: @escaping ([ReceiptLine]) -> Void = { _ in }, isChanged: @escaping () -> Bool = { false },
    makeKiosk: @escaping (Currency) -> Kiosk
  ) {
    self.idle = idle
    self.advance = advance
    self.format = format
    self.makeAmounts = makeAmounts
    self.weekStart = weekStart
    self.today = today
    self.form = form
    self.print = print
    self.isChanged = isChanged
    self.makeKiosk = makeKiosk
  }

  package func makeConversation() -> Conversation {
    let amounts = makeAmounts()
    return Conversation(kiosk: makeKiosk(amounts.own.currency), amounts: amounts, today: today) {
      print(makeValues(for: $1, $2).lines($0))
    }
  }

  func makeValues(for amounts: AmountStyles, _ language: Language) -> ValueWriter {
    ValueWriter(amounts: amounts, wording: language.wording, weekStart: weekStart(), form: form)
  }

  func makeRenderer(for amounts: AmountStyles, _ language: Language) -> any Renderer {
    let values = makeValues(for: amounts, language)
    return switch format {
    case .text: TextRenderer(values: values)
    case .json: JSONRenderer(values: values)
    }
  }
}
