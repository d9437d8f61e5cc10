/// What the kiosk sounds like, and where.
package struct SoundSetting: Hashable, Sendable {
  /// The ALSA device that plays, by its name.
  package var device = "default"
  /// The absolute path of the shop's own click; nil is the built-in one.
  package var click: String?

  package init() {}

  init(_ given: GivenSettings) throws(ConfigurationFault) {
    if let value = given[.soundDevice] { device = try value.line(1...1_000) }
    if let value = given[.click] { click = try value.path(such: "/usr/local/share/click.wav") }
  }
}
