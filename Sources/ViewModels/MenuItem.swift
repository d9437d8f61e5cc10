package import Domain

/// A station as the menu offers it: a line with its number or its name opens it.
package struct MenuItem: Equatable {
  package let number: Int
  package let name: String
  package let label: Label

  package init(number: Int, name: String, label: Label) {
    self.number = number
    self.name = name
    self.label = label
  }
}
