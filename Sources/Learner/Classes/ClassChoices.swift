/// A teacher's choice of the voice and the level for a class. A later choice of a learner replaces
/// it for that learner.
///
/// ```swift
/// try store.change { $0.choices = ClassChoices(voice: "clara-gb", level: "starter") }
/// ```
package struct ClassChoices: Hashable, Sendable, Codable {
  /// The name of the voice; `nil` if each learner chooses.
  @OrNull package var voice: String?
  /// The level; `nil` if each learner chooses.
  @OrNull package var level: String?

  /// Makes choices without checking them.
  package init(voice: String? = nil, level: String? = nil) {
    _voice = OrNull(wrappedValue: voice)
    _level = OrNull(wrappedValue: level)
  }

  /// The settings that the teacher chose, with their values.
  package var values: [(setting: Setting, value: String)] {
    [(.voice, voice), (.level, level)].compactMap { setting, value in value.map { (setting, $0) } }
  }

  /// The choices as settings.
  var settings: Settings {
    var settings = Settings()
    // The values aren't checked: another version of the program may have kept one that is unknown
    // here.
    for (setting, value) in values { settings[setting.name] = .text(value) }
    return settings
  }
}
