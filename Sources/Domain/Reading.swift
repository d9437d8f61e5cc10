/// What came of reading a guest's text: a value, or why there is none.
package enum Reading<Value> {
  case value(Value)
  case refused(Refusal)
}

extension Reading: Equatable where Value: Equatable {}
extension Reading: Hashable where Value: Hashable {}
extension Reading: Sendable where Value: Sendable {}
