/// How much was saved on a day, in four steps and none.
package enum Heat: Int, Sendable, CaseIterable {
  case none, some, several, many, most

  /// 1, 2 to 4, 5 to 9, and 10 or more words are the four steps.
  package init(count: Int) {
    self =
      switch count {
      case ...0: .none
      case 1: .some
      case 2...4: .several
      case 5...9: .many
      default: .most
      }
  }
}
