/// What the home menu offers.
package struct HomeSetting: Hashable, Sendable {
  /// What can be on the menu, by its name on the command line.
  package enum Station: String, CaseIterable, Sendable {
    case tip, trip, words, staff
  }

  /// What is on the menu, in the order of its numbers from 1; never empty, and nothing twice.
  package var stations = Station.allCases

  package init() {}

  init(_ given: GivenSettings) throws(ConfigurationFault) {
    guard let value = given[.stations] else { return }
    stations = []
    for element in try value.elements(1...Station.allCases.count, "stations") {
      let station: Station = try element.choice()
      if stations.contains(station) { throw element.fault("\(element.shown) is here twice") }
      stations.append(station)
    }
  }
}
