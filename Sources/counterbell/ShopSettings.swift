import Configuration
import Domain
import Storage
import ViewModels

/// What is in force, with what the staff set at the kiosks of one database.
final class ShopSettings {
  /// What holds until ``takeChange()`` finds something else.
  private(set) var current: Settings
  /// The configuration and the options without the staff.
  private let base: Settings
  private let data: DataFolder
  /// Whether the database is kept from run to run.
  private let isKept: Bool
  /// What the staff had set when ``current`` was made.
  private var rows: [String: String] = [:]

  /// What is wrong with the database is said only if `isAlone`, with nobody else who would say it.
  init(_ settings: Settings, _ data: DataFolder, isKept: Bool, isAlone: Bool) {
    base = settings
    current = settings
    self.data = data
    self.isKept = isKept
    guard isKept else { return }
    do throws(StorageTrouble) {
      rows = try data.staffSettings().all()
      current = Self.settings(base, with: rows)
    } catch {
      if isAlone { OperatorLines.report(error.description) }
    }
  }

  /// Takes what the staff, here or at another kiosk, have set meanwhile; answers whether that is anything new.
  func takeChange() -> Bool {
    guard isKept, let rows = try? data.staffSettings().all(), rows != self.rows else { return false }
    self.rows = rows
    current = Self.settings(base, with: rows)
    return true
  }

  /// The settings with these of the staff's over them; one that can't be used any more is said and left out.
  private static func settings(_ base: Settings, with rows: [String: String]) -> Settings {
    var settings = base
    for (name, value) in rows.sorted(by: { $0.key < $1.key }) {
      guard let key = SettingKey(rawValue: name) else { continue }
      do throws(ConfigurationFault) {
        settings = try settings.laying(key, typed: value)
      } catch {
        OperatorLines.report("\(name), as the staff have set it: \(error.reason)")
      }
    }
    return settings
  }
}

extension ShopSettings: StaffSettings {
  var names: [String] { GivenSettings.staffKeys.map(\.rawValue) }

  var all: [StaffSetting] {
    // As they are now; they hold from the next visit on.
    let rows = (try? data.staffSettings().all()) ?? rows
    let settings = Self.settings(base, with: rows)
    return GivenSettings.staffKeys.map { key in
      StaffSetting(
        name: key.rawValue, value: settings.shop.value(of: key).text,
        origin: settings.origin(of: key).description)
    }
  }

  func set(_ name: String, to value: String?) throws(StorageTrouble) -> Refusal? {
    guard let key = GivenSettings.staffKeys.first(where: { $0.rawValue == name }) else {
      return .notASetting(name, names)
    }
    if case .option(let option) = base.origin(of: key) {
      return .notForSetting(key.rawValue, "the option \(option) goes before it")
    }
    do throws(ConfigurationFault) {
      if let value { _ = try base.laying(key, typed: value) }
    } catch {
      return .notForSetting(key.rawValue, error.reason)
    }
    try data.staffSettings().set(key.rawValue, to: value)
    return nil
  }
}
