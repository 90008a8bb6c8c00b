internal import Learner
internal import Storage

/// The settings that a request changes.
struct SettingsChange: Body, Sendable {
  static let fields = Set(Setting.shown.map(\.name))

  /// The new values; `nil` means the normal value.
  private(set) var values: [(setting: Setting, text: String?)] = []

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: FieldName.self)
    for setting in Setting.shown {
      let key = FieldName(stringValue: setting.name)
      guard container.contains(key) else { continue }
      guard try !container.decodeNil(forKey: key) else {
        values.append((setting, nil))
        continue
      }
      let text =
        switch setting.form {
        case .number: "\(try container.decode(Double.self, forKey: key))"
        case .count: "\(try Self.count(container.decode(Int.self, forKey: key), of: setting))"
        case .text, .choice: try container.decode(String.self, forKey: key)
        }
      values.append((setting, text))
    }
  }

  private static func count(_ count: Int, of setting: Setting) throws -> Int {
    guard count <= Setting.largestCount else {
      throw Problem.invalid("'\(setting.name)' can be 100,000 at most: give a smaller number.")
    }
    return count
  }

  /// The new voice, if the request changes it.
  var voice: String? { values.first { $0.setting == .voice }?.text }

  /// Applies the changes.
  ///
  /// - Throws: `SettingError` or an error of the same kind for a value that a setting can't have.
  func apply(to settings: inout Settings) throws {
    for (setting, text) in values {
      if let text { try setting.set(text, in: &settings) } else { setting.reset(in: &settings) }
    }
  }
}
