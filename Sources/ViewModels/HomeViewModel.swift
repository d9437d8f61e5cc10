package import Domain

/// The menu of the stations.
package struct HomeViewModel: Station {
  package static let name = StationName.home
  package static let helpLines = [HelpLine.openStation]

  /// There is nothing here that a guest can change.
  package struct State: Equatable {}

  /// The stations in the order of their numbers, from 1.
  package let offers: [StationName]
  package let fresh = State()
  package var state = State()

  init(offers: [StationName]) {
    self.offers = offers
  }

  package var screen: Screen {
    var screen = Screen(station: Self.name.rawValue, title: .home, focus: .home)
    screen.menu = offers.enumerated().map { MenuItem(number: $0 + 1, name: $1.rawValue, label: $1.label) }
    return screen
  }
}
