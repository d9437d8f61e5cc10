package import Domain

/// The words of the screen in one language; a language that lacks one does not compile.
package protocol Wording {
  /// The name of a station, a field or a choice.
  static func label(_ label: Label) -> String
  /// One plain sentence that says why a line changed nothing, and what would be taken.
  static func sentence(_ refusal: Refusal, amounts: AmountStyle) -> String
  /// One plain sentence that says what a line did.
  static func sentence(_ notice: Notice, amounts: AmountStyles) -> String
  /// A line one can type, and what it does.
  static func help(_ line: HelpLine, amounts: AmountStyle) -> (line: String, meaning: String)
  /// What a guest who is new here needs to know, as short as can be.
  static var hint: String { get }
  /// How loud the sounds are, of 9.
  static func volume(_ step: Int) -> String
  /// What stands for a password that was entered.
  static var entered: String { get }
  /// Yes or no.
  static func word(for flag: Bool) -> String
  /// A weekday in two columns.
  static func short(_ weekday: Weekday) -> String
  /// A month as the head of a calendar.
  static func title(_ month: Month) -> String
  /// What a memorised card says.
  static var memorisedTag: String { get }
  /// What stands where there are no cards.
  static var noCards: String { get }
  /// A number of people, as a proof line begins.
  static func people(_ count: Int) -> String
  /// A number of passengers, as the product that makes a price has it.
  static func passengers(_ count: Int) -> String
  static func bookings(_ count: Int) -> String
  /// What stands behind a product that is not exactly the price.
  static var rounded: String { get }
  /// How a total is rounded, to a unit's text.
  static func rounding(_ direction: Rounding.Direction, to unit: String) -> String
  /// What somebody pays whatever the bill is, by its text.
  static func fixed(at amount: String) -> String
  /// A number of items, the text of what they come to, and of what they lack.
  static func items(_ count: Int, sum: String, missing: String?) -> String
  /// What the shop calls something in this language.
  static func name(_ name: Name) -> String
  /// The answer to `--help`.
  static var usage: String { get }
}

extension Wording {
  /// `1 Tokyo, 2 New York`, as a refusal names what there is.
  static func numbered(_ names: [Name]) -> String {
    names.enumerated().map { "\($0 + 1) \(name($1))" }.joined(separator: ", ")
  }

  static func percent(_ percent: Percent, _ amounts: AmountStyles) -> String {
    amounts.own.text(percent)
  }

  /// People by name, and the numbers of the others; of many names the first ones.
  static func list(_ names: [String], of people: Int) -> String {
    let next = names.count + 1
    let others = next > people ? [] : next == people ? ["\(next)"] : ["\(next)–\(people)"]
    return (short(names) + others).joined(separator: ", ")
  }

  /// The first names, as many as a sentence can hold, and a sign for the others.
  static func short(_ names: [String]) -> [String] {
    names.count > 8 ? names.prefix(6).map(cut) + ["… (\(names.count))"] : names.map(cut)
  }

  /// A guest's text in a sentence, no longer than ``Refusal/textLimit``.
  static func cut(_ text: String) -> String {
    text.count > Refusal.textLimit ? text.prefix(Refusal.textLimit - 1) + "…" : text
  }
}
