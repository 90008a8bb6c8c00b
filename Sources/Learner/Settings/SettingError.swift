package import Faults

/// The error for a value that a setting can't have.
package struct SettingError: Fault, Hashable, Sendable {
  package var kind: FaultKind { .invalid }
  /// A sentence that names the value, and says what to give instead.
  public let description: String

  init(_ description: String) { self.description = description }
}

/// The error for a value in the settings file that its setting can't have.
package struct StoredSettingError: Fault, Hashable, Sendable {
  package let setting: Setting
  /// The sentence about the wrong value.
  let reason: String

  package var kind: FaultKind { .unusable }
  package var remedies: [Remedy] { [.resetSetting(setting.name)] }
  package var description: String { "The setting '\(setting.name)' does not work. \(reason)" }
}
