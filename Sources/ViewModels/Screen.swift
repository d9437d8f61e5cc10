package import Domain

/// What a guest is shown after a line, the same for every station and renderer.
package struct Screen: Equatable {
  /// The stable name of the station in front.
  package var station: String
  package var title: Label
  package var fields: [Field]
  /// The name of the field that a bare number fills.
  package var focus: Label
  /// Who pays how much, where the station splits something.
  package var shares: Shares?
  /// Why the line changed nothing; nil when it was taken.
  package var refusal: Refusal?
  /// The lines that one can type here, when the guest asked for them.
  package var help: [HelpLine] = []
  /// The names of the sounds that the line made, in order.
  package var sounds: [String] = []

  package init(station: String, title: Label, fields: [Field], focus: Label, shares: Shares? = nil) {
    self.station = station
    self.title = title
    self.fields = fields
    self.focus = focus
    self.shares = shares
  }
}
