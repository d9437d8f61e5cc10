import Domain
import Front
import Localization
import ViewModels

extension Settings {
  /// How amounts, times and names are written.
  var values: ValueWriter { values(for: ReceiptForm()) }

  func values(for form: ReceiptForm) -> ValueWriter {
    ValueWriter(amounts: amounts, wording: wording, weekStart: .sunday, form: form)
  }
}
