import Configuration
import Domain
import Storage
import ViewModels

/// What is in force, which the staff can change at the kiosk.
final class ShopSettings {
  private(set) var current: Settings
  /// Whether something has changed since a kiosk was made of it.
  private var isChanged = false
  private let data: DataFolder

  /// Takes what the staff have set before, where the database is `kept` from run to run; what can't be used any more
  /// is said and left out.
  init(_ settings: Settings, _ data: DataFolder, isKept: Bool) {
    current = settings
    self.data = data
    guard isKept else { return }
    do throws(StorageTrouble) {
      for (name, value) in try data.staffSettings().all() { put(name, value) }
    } catch {
      OperatorLines.report(error.description)
    }
  }

  /// Whether a kiosk that was made before is out of date; asked once for each change.
  func takeChange() -> Bool {
    defer { isChanged = false }
    return isChanged
  }

  private func put(_ name: String, _ value: String) {
    guard let key = SettingKey(rawValue: name) else { return }
    do throws(ConfigurationFault) {
      current = try current.laying(key, typed: value)
    } catch {
      OperatorLines.report("\(name), as the staff have set it: \(error.reason)")
    }
  }
}

extension ShopSettings: StaffSettings {
  var all: [StaffSetting] {
    GivenSettings.staffKeys.map { key in
      StaffSetting(
        name: key.rawValue, value: current.shop.value(of: key).text, origin: current.origin(of: key).description
      )
    }
  }

  func set(_ name: String, to value: String?) throws(StorageTrouble) -> Refusal? {
    guard let key = GivenSettings.staffKeys.first(where: { $0.rawValue.lowercased() == name.lowercased() })
    else {
      return .notASetting(name, GivenSettings.staffKeys.map(\.rawValue))
    }
    let changed: Settings
    do throws(ConfigurationFault) {
      changed = if let value { try current.laying(key, typed: value) } else { try current.forgetting(key) }
    } catch {
      return .notForSetting(key.rawValue, error.reason)
    }
    try data.staffSettings().set(key.rawValue, to: value)
    current = changed
    isChanged = true
    return nil
  }
}
