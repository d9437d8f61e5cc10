package import Domain

/// One named value on a screen.
package struct Field: Equatable {
  /// How much a field stands out where there is room for it.
  package enum Role {
    /// The answer that the guest came for.
    case headline
    case output
    /// What the guest can change.
    case input
  }

  /// The stable name, such as `tip.bill`: a contract with scripts outside.
  package let name: String
  package let label: Label
  package let role: Role
  package let value: Value
  /// The values offered, where there are any.
  package let choices: [Value]
  /// Whether the choices are all that there is, and a number from 1 means each; else another value is a custom one.
  package let isNumbered: Bool

  package init(
    _ name: String, _ label: Label, _ role: Role, _ value: Value, choices: [Value] = [],
    isNumbered: Bool = false
  ) {
    self.name = name
    self.label = label
    self.role = role
    self.value = value
    self.choices = choices
    self.isNumbered = isNumbered
  }

  /// Whether this choice is the value.
  package func isChosen(_ choice: Value) -> Bool {
    if case .part(let percent, _) = choice { return value == .percent(percent) }
    return choice == value
  }

  /// The choices behind that of nothing.
  package var suggestions: ArraySlice<Value> { choices.drop { $0 == .choice(.none) } }
}
