/// The lines a guest can type, as `help` lists them.
package enum HelpLine: Hashable, Sendable, CaseIterable {
  case bill, tip, split, bareNumber
  case suggestion, total, tax, round, names, item, pay, party, cash
  case addWord, changeDay, changeMonth, fold, changeOrder, mark, edit, undo, findWords, turnPage
  case changeDestination, changePassengers, changeSeat, pick, book
  case receipt
  case staffID, password, signIn
  case journal, bookings, cancelBooking, importWords, settings, changeSetting, testSound, signOut
  case openStation
  case emptyLine, goHome, reset, changeVolume, changeLanguage, help, quit
  case chooseCurrency, setCurrency, setLocale
}
