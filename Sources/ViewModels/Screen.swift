package import Domain

/// What a guest is shown after a line, the same for every station and renderer.
package struct Screen: Equatable {
  /// What the line did, where there is anything to say.
  package enum Answer: Equatable {
    case notice(Notice)
    /// Why the line changed nothing.
    case refusal(Refusal)
  }

  /// The stable name of the station in front.
  package var station: String
  package var title: Label
  package var fields: [Field]
  /// The name of the field that a bare number fills, or of the station where there is none.
  package var focus: Label
  /// Who pays how much, where the station splits something.
  package var shares: Shares?
  /// The stations that can be opened from here.
  package var menu: [MenuItem] = []
  package var calendar: CalendarSheet?
  package var cards: CardPage?
  package var table = ScreenTable()
  /// What the guest asked to have in writing.
  package var receipt: Receipt?
  package var answer: Answer?
  /// The lines that one can type here, when the guest asked for them.
  package var help: [HelpLine] = []
  /// How loud the sounds are, 0 to 9.
  package var volume = 0
  /// The names of the sounds that the line made, in order.
  package var sounds: [String] = []

  package init(
    station: String, title: Label, fields: [Field] = [], focus: Label, shares: Shares? = nil
  ) {
    self.station = station
    self.title = title
    self.fields = fields
    self.focus = focus
    self.shares = shares
  }

  /// The field in focus, if its choices are numbered.
  package var picking: Field? {
    fields.first { $0.isNumbered && $0.label == focus }
  }

  /// The field in focus, if it suggests values among others.
  package var suggesting: Field? {
    fields.first { $0.choices.count > 1 && !$0.isNumbered && $0.label == focus }
  }

  /// Why the line changed nothing; nil when it was taken.
  package var refusal: Refusal? {
    if case .refusal(let refusal) = answer { refusal } else { nil }
  }
}
