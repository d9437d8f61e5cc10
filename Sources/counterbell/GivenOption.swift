import Configuration

/// An option of the command line that goes before a value of the configuration.
struct GivenOption {
  let key: SettingKey
  /// With its dashes.
  let name: String
  /// Puts its value over the one of the configuration.
  let put: (inout ShopConfiguration) -> Void
}

extension Options {
  /// The options given that go before a value of the configuration.
  var givenOptions: [GivenOption] {
    [
      given(.language, "--language", language) { $0.language = $1 },
      given(.locale, "--locale", locale) { $0.locale = $1 },
      given(.currency, "--currency", currency) { $0.currency = $1 },
      given(.dayStart, "--day-start", dayStart) { $0.dayStart = $1 },
      given(.data, "--data", data) { $0.data = $1 },
      given(.volume, "--volume", volume) { $0.volume = $1 },
      given(.soundDevice, "--device", device) { $0.sound.device = $1 },
      given(.click, "--click", click) { $0.sound.click = $1 },
    ].compactMap(\.self)
  }

  private func given<Value>(
    _ key: SettingKey, _ name: String, _ value: Value?,
    _ put: @escaping (inout ShopConfiguration, Value) -> Void
  ) -> GivenOption? {
    value.map { value in GivenOption(key: key, name: name) { put(&$0, value) } }
  }
}
