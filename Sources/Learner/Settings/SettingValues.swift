/// The document of a learner's settings: the values that apply, by the names of the settings. The
/// terminal prints it, and the API sends it.
package struct SettingValues: Encodable, Sendable {
  private let settings: Settings
  private let shown: [Setting]

  /// - Parameter shown: the settings in the document.
  package init(_ settings: Settings, shown: [Setting]) {
    (self.settings, self.shown) = (settings, shown)
  }

  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Name.self)
    for setting in shown {
      try setting.encode(settings, to: &values, forKey: Name(stringValue: setting.name))
    }
  }
}
