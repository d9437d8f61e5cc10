/// The names on a screen: of its station, its fields and the choices in them.
package enum Label: String, Hashable, Sendable, CaseIterable {
  case home
  case tipCalculator
  case bill, tip, split
  case perPerson, totalBill, totalTip, proof
  case none, custom
  case tax, beforeTax, serviceCharge, round, party, items, everyone, cashTotal, suggestions, names, parts
  case wordBook
  case day, month, order, folded, page, seed, find
  case recent, oldest, memorised, unmemorised, random
  case tripBooking
  case destination, passengers, seat
  case price, breakdown, reference, spelled, step
  case choose, review, booked
  case cancelled, neverShown, total
  case staff
  case staffID, password, button, signedIn
  case signIn, missingInfo
}
