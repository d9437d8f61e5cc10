package import Domain
package import Localization
package import ViewModels

/// What a kiosk is set to, whatever its front.
package struct Setting {
  package enum Format {
    case text, json
  }

  package let language: Language
  package let format: Format
  private let makeAmounts: () -> AmountStyle
  private let makeKiosk: (Currency) -> Kiosk

  /// `makeAmounts` asks ICU, so it is called once and only when there is something to write.
  package init(
    language: Language, format: Format, makeAmounts: @escaping () -> AmountStyle,
    makeKiosk: @escaping (Currency) -> Kiosk
  ) {
    self.language = language
    self.format = format
    self.makeAmounts = makeAmounts
    self.makeKiosk = makeKiosk
  }

  package func makeConversation() -> Conversation {
    let amounts = makeAmounts()
    return Conversation(kiosk: makeKiosk(amounts.currency), amounts: amounts)
  }

  func makeRenderer(for amounts: AmountStyle) -> any Renderer {
    switch format {
    case .text: TextRenderer(amounts: amounts, language: language)
    case .json: JSONRenderer(amounts: amounts, language: language)
    }
  }
}
