package import Domain

/// How a shop has set up its kiosk.
package struct ShopConfiguration: Hashable, Sendable {
  package var tariff = Tariff.usual
  package var receipt = ReceiptSetting()

  /// What holds where a shop has not set anything.
  package init() {}

  /// Reads files in order, each of which goes before the ones in front of it, key by key.
  package static func read(_ files: [ConfigurationFile]) throws(ConfigurationFault) -> ShopConfiguration {
    try ShopConfiguration(GivenSettings(files))
  }

  /// The settings that are given, and the usual ones where none are.
  package init(_ given: GivenSettings) throws(ConfigurationFault) {
    tariff = try Tariff.read(given)
    receipt = try ReceiptSetting(given)
  }
}
