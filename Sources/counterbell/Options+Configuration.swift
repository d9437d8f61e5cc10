import Configuration

extension Options {
  /// Reads the files that the configuration of this run is in.
  func readConfiguration() throws(ConfigurationFault) -> ShopConfiguration {
    try .read(ConfigurationFile.inOrder(userFolder: UserFolder.configuration.path, named: config))
  }
}
