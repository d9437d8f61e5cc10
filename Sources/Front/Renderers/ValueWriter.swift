package import Domain
package import Localization
package import ViewModels

/// Writes the value of a field as the guest reads it.
package struct ValueWriter {
  let styles: AmountStyles
  let wording: any Wording.Type
  /// The day that a calendar's weeks start with.
  let weekStart: Weekday
  package let form: ReceiptForm
  /// The clock on the shop's wall.
  private let wall: any WallClock = SystemWallClock()

  package init(
    amounts styles: AmountStyles, wording: any Wording.Type, weekStart: Weekday,
    form: ReceiptForm = ReceiptForm()
  ) {
    self.styles = styles
    self.wording = wording
    self.weekStart = weekStart
    self.form = form
  }

  /// The style of the kiosk's own currency.
  var amounts: AmountStyle { styles.own }

  func append(_ value: Value, to output: inout [UInt8]) {
    switch value {
    case .amount(let money): styles.append(money, to: &output)
    case .noAmount: break
    case .percent(let percent): amounts.append(percent, to: &output)
    case .part(let percent, let money): appendPart(percent, money, to: &output)
    case .rounding(let rounding): output.append(contentsOf: text(rounding).utf8)
    case .fixed(let money): output.append(contentsOf: wording.fixed(at: styles.text(money)).utf8)
    case .parts(let parts): append(parts, to: &output)
    case .items(let tally): output.append(contentsOf: text(tally).utf8)
    case .count(let count): output.append(decimal: Int64(count))
    case .choice(let label): output.append(contentsOf: wording.label(label).utf8)
    case .proof(let shares): appendProof(of: shares, to: &output)
    case .day(let day): output.append(contentsOf: day.description.utf8)
    case .month(let month): output.append(contentsOf: month.description.utf8)
    case .flag(let flag): output.append(contentsOf: wording.word(for: flag).utf8)
    case .entered(let isEntered): if isEntered { output.append(contentsOf: wording.entered.utf8) }
    case .button(let label, _): output.append(contentsOf: wording.label(label).utf8)
    case .page(let page, of: let count): append(page, of: count, to: &output)
    case .moment(let moment): output.append(contentsOf: wall.time(at: moment.instant).text.utf8)
    case .offer(_, let name): output.append(printable: wording.name(name))
    case .breakdown(let trip): appendBreakdown(of: trip, to: &output)
    case .reference(let reference): output.append(contentsOf: (reference?.text ?? "").utf8)
    case .text(let text): output.append(printable: text)
    }
  }

  package func label(_ label: Label) -> String { wording.label(label) }
  package func bookings(_ count: Int) -> String { wording.bookings(count) }
  package func passengers(_ count: Int) -> String { wording.passengers(count) }

  package func text(_ value: Value) -> String {
    var bytes: [UInt8] = []
    append(value, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A line one can type and what it does, as plain text and JSON have it.
  func text(_ line: HelpLine) -> String {
    let help = wording.help(line, amounts: amounts)
    return "\(help.line) - \(help.meaning)"
  }

  /// What the line did or why it changed nothing, in one sentence.
  func sentence(_ answer: Screen.Answer) -> String {
    switch answer {
    case .notice(let notice): wording.sentence(notice, amounts: styles)
    case .refusal(let refusal): wording.sentence(refusal, amounts: amounts)
    }
  }

  private func append(_ page: Int, of count: Int?, to output: inout [UInt8]) {
    output.append(decimal: Int64(page))
    guard let count else { return }
    output.append(contentsOf: " / ".utf8)
    output.append(decimal: Int64(count))
  }

  /// Appends `$150 x 2 passengers x 1.5 business = $450`.
  private func appendBreakdown(of trip: Trip, to output: inout [UInt8]) {
    styles.append(trip.destination.fare, to: &output)
    output.append(contentsOf: " x \(wording.passengers(trip.passengers.count)) x ".utf8)
    output.append(
      decimal: trip.seat.multiplier.millionths, digits: Multiplier.digits, sign: amounts.decimalSign)
    output.append(printable: " \(wording.name(trip.seat.name)) = ")
    styles.append(trip.price, to: &output)
    if trip.isRounded { output.append(contentsOf: " (\(wording.rounded))".utf8) }
  }
}
