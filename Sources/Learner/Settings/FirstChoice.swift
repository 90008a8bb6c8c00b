internal import Practice
package import Speech
package import Storage
internal import Vocabulary

/// A choice that a new learner is offered before the first session. It sets one setting. Its first
/// option is the normal value of that setting.
package struct FirstChoice: Sendable, Encodable {
  /// One of the values to choose from.
  package struct Option: Hashable, Sendable, Encodable {
    /// The value of the setting.
    public let value: String
    /// The text that describes the value.
    public let title: String
  }

  /// The setting that the choice sets.
  package let setting: Setting
  /// The question.
  public let question: String
  /// The values to choose from.
  public let options: [Option]

  /// The word that all voices say, so that a learner can compare them.
  package static let sampleWord = "necessary"

  /// Returns the choice among the voices of the normal voice's language, without those of eSpeak
  /// NG.
  ///
  /// - Parameter voices: all voices of this computer.
  public static func voice(among voices: [Voice]) -> FirstChoice {
    let normal = voices.filter { $0.name == Preferences.normalVoice }
    // Each of our voices speaks several accents. One accent is enough to hear what the voice is
    // like.
    let others = voices.filter {
      $0.maker != .system && $0.name != Preferences.normalVoice
        && $0.language == normal.first?.language
    }
    return FirstChoice(
      setting: .voice, question: "Which voice do you understand best?",
      options: (normal + others).map { voice in
        let about = voice.maker == .ours ? "for \(voice.about)" : voice.about
        return Option(value: voice.name, title: "\(voice.name), \(about)")
      })
  }

  /// The choice of the level of the words.
  public static let level = FirstChoice(
    setting: .level, question: "How hard may the words be?",
    options: [
      Option(value: Preferences.automatic, title: "as hard as suits me: find it out as I spell"),
      Option(value: "starter", title: "words that a child of eight meets"),
      Option(value: "everyday", title: "words of every day"),
      Option(value: "broad-advanced", title: "words for somebody who spells well"),
      Option(value: "expert-bee", title: "the rarest words, as in spelling bees"),
    ])

  /// The name under which the settings say that the learner was asked. Nobody sets it by hand.
  private static let welcomed = "welcomed"

  /// Returns whether to offer the choices: nobody was offered them before, chose a voice or a
  /// level, or practised with these files.
  ///
  /// - Throws: `StorageError` if the files can't be read.
  package static func isDue(_ files: LearnerFiles) throws(StorageError) -> Bool {
    let settings = try files.settings.read()
    guard settings[welcomed] != .flag(true), Setting.voice.value(in: settings) == nil,
      Setting.level.value(in: settings) == nil
    else { return false }
    return try files.journal.isEmpty()
  }

  /// Keeps the answers, so that nobody is asked twice.
  ///
  /// - Parameter answers: the chosen values.
  /// - Throws: `StorageError` where the settings can't be written.
  public static func keep(
    _ answers: [(setting: Setting, value: String)], in files: LearnerFiles
  ) throws(StorageError) {
    try files.settings.change { settings in
      settings[welcomed] = .flag(true)
      // Each value is one that was offered, so this can't fail.
      for answer in answers { try? answer.setting.set(answer.value, in: &settings) }
    }
  }

  /// Returns the option that a typed answer names, by its number or by its value. An empty answer
  /// names the first option; an answer that names no option gives `nil`.
  public func option(_ typed: String) -> Option? {
    let typed = typed.lowercased().filter { !$0.isWhitespace }
    if typed.isEmpty { return options.first }
    if let number = Int(typed) {
      return options.indices.contains(number - 1) ? options[number - 1] : nil
    }
    return options.first { $0.value == typed }
  }
}
