/// What came of reading a guest's text: a value, or why there is none.
package enum Reading<Value> {
  case value(Value)
  case refused(Refusal)

  /// The value; nil where there is none.
  package var value: Value? {
    if case .value(let value) = self { value } else { nil }
  }
}

extension Reading: Equatable where Value: Equatable {}
extension Reading: Hashable where Value: Hashable {}
extension Reading: Sendable where Value: Sendable {}
