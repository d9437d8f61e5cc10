extension Currency {
  /// A currency that is or was one of ISO 4217, by its code in capital letters; nil where CLDR knows none.
  package init?(code: String) {
    let isOfCapitals = code.utf8.count == 3 && code.utf8.allSatisfy { 0x41...0x5A ~= $0 }
    self.init(code: code, digits: 0)
    guard isOfCapitals, let row = CurrencyRow.all.first(where: { [letters] in $0.contains(letters) }) else {
      return nil
    }
    self.init(code: code, digits: row.digits)
  }

  /// The smallest amount of cash, in minor units: 5 of CHF, 100 of SEK, 1 of USD; 1 of a currency unknown to CLDR.
  package var cashStep: Int64 {
    CurrencyRow.all.first { $0.cashStep > 1 && $0.contains(letters) }?.cashStep ?? 1
  }

  /// The code of every currency in CLDR, in no order.
  package static var allCodes: [String] {
    CurrencyRow.all.flatMap { $0.codes.split(whereSeparator: \.isWhitespace).map(String.init) }
  }
}
