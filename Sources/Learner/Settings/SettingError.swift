public import Faults

/// A value that a setting can't have.
public struct SettingError: Fault, Hashable, Sendable {
  public var kind: FaultKind { .invalid }
  /// A sentence that names the value, and says what to give instead.
  public let description: String

  init(_ description: String) { self.description = description }
}

/// A value in the file of the settings that the setting can't have.
public struct KeptSettingError: Fault, Hashable, Sendable {
  public let setting: Setting
  /// The sentence about the wrong value.
  let reason: String

  public var kind: FaultKind { .unusable }
  public var remedies: [Remedy] { [.resetSetting(setting.name)] }
  public var description: String { "The setting '\(setting.name)' does not work. \(reason)" }
}
