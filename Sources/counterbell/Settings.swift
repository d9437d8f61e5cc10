import AudioALSA
import Configuration
import Domain
import Front
import Localization

/// What is in force in a run: the configuration, and the options over it.
struct Settings {
  let options: Options
  /// How the shop has set up its kiosk, with the options over it.
  let shop: ShopConfiguration
  private let given: GivenSettings
  private let givenOptions: [GivenOption]

  /// Reads the files that the configuration of this run is in.
  init(options: Options) throws(ConfigurationFault) {
    let files = ConfigurationFile.inOrder(userFolder: UserFolder.configuration.path, named: options.config)
    let given = try GivenSettings(files)
    try self.init(options: options, given: given, shop: ShopConfiguration(given))
  }

  /// For a run that reads no configuration.
  init(unconfigured options: Options) {
    self.init(options: options, given: GivenSettings(), shop: ShopConfiguration())
  }

  private init(options: Options, given: GivenSettings, shop: ShopConfiguration) {
    self.options = options
    self.given = given
    givenOptions = options.givenOptions
    self.shop = givenOptions.reduce(into: shop) { shop, option in option.put(&shop) }
  }

  /// The same with what the staff have set for a key.
  func laying(_ key: SettingKey, typed text: String) throws(ConfigurationFault) -> Settings {
    var given = given
    given.lay(key, typed: text)
    return try Settings(options: options, given: given, shop: ShopConfiguration(given))
  }

  /// Where the value in force of a key comes from.
  func origin(of key: SettingKey) -> SettingOrigin {
    givenOptions.first { $0.key == key }.map { .option($0.name) } ?? given.origin(of: key)
  }
}

extension Settings {
  /// How amounts are written and read; both names are known to ICU by now.
  var amounts: AmountStyles {
    AmountStyles(
      AmountStyle(locale: shop.locale, currencyCode: shop.currency, sign: shop.currencySign) ?? .dollars,
      locale: shop.locale, sign: shop.currencySign)
  }

  /// The sentences of the language in force.
  var wording: any Wording.Type { shop.language.wording }

  /// The shop's clock; a run that keeps nothing has none of its own.
  var dayClock: DayClock {
    var clock = DayClock()
    clock.dayStart = shop.dayStart.seconds
    clock.now = options.now ?? (keepsNothing ? clock.instant("2000-01-01") : nil)
    return clock
  }

  /// Whether everything is in memory: a headless run writes nowhere but where its option says.
  var keepsNothing: Bool { options.isHeadless && options.data == nil }

  /// The ALSA device that plays; nil where the options want no sound.
  var soundDevice: String? {
    let isQuiet = options.isMuted || options.isHeadless
    return isQuiet ? options.device : shop.sound.device
  }

  /// The shop's own click, under the name of what set it.
  var click: ClipFile? {
    guard let path = shop.sound.click else { return nil }
    return switch origin(of: .click) {
    case .option(let name): ClipFile(path: path, name: "\(name) \(path)")
    case let origin: ClipFile(path: path, name: "\(origin): \(SettingKey.click.rawValue): \(path)")
    }
  }
}
