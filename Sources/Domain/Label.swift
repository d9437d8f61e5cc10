/// The names on a screen: of its fields and of the choices in them.
package enum Label: String, Hashable, Sendable, CaseIterable {
  case bill, tip, split
  case perPerson, totalBill, totalTip, proof
  case none, custom
}
