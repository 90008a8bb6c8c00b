internal import ByteText
internal import Languages
internal import Practice
package import Speech
package import Storage
internal import Vocabulary
package import WordService

/// A choice that a new learner is offered before the first session. It sets one setting. Its first
/// option is the normal value of that setting.
package struct FirstChoice: Sendable, Encodable {
  /// One of the values to choose from.
  package struct Option: Hashable, Sendable, Encodable {
    /// The value of the setting.
    public let value: String
    /// The text that describes the value.
    public let title: String
    /// A few words more; `nil` where the title says it all.
    @OrNull public var about: String?
    /// Whether the option stands behind "More", because few people need it.
    public let isMore: Bool
    /// The ages in years that the option is for; `nil` if it is for no age.
    let ages: ClosedRange<Int>?

    init(
      _ value: String, _ title: String, about: String? = nil, isMore: Bool = false,
      ages: ClosedRange<Int>? = nil
    ) {
      (self.value, self.title, self.isMore, self.ages) = (value, title, isMore, ages)
      _about = OrNull(wrappedValue: about)
    }

    private enum CodingKeys: CodingKey { case value, title, about, isMore }

    /// Returns whether a typed text names this option: by its value, its title or a word of its
    /// title.
    ///
    /// - Parameter typed: the text in small letters.
    fileprivate func isMeant(by typed: String) -> Bool {
      let title = title.lowercased()
      return [value, title].contains(typed)
        || title.bytes.split(separator: " ").contains { $0 == typed }
    }
  }

  /// The setting that the choice sets.
  package let setting: Setting
  /// The question.
  public let question: String
  /// The values to choose from.
  public let options: [Option]

  /// The word that all voices say, so that a learner can compare them.
  package static let sampleWord = "necessary"

  /// Returns the choice among the voices of English, without those of eSpeak NG. Two voices come
  /// first, the normal one and one of a recorded person; the others stand behind "More".
  ///
  /// - Parameter voices: all voices of this computer.
  public static func voice(among voices: [Voice]) -> FirstChoice {
    let normal = voices.filter { $0.name == Preferences.normalVoice }
    let others = voices.filter {
      $0.maker != .system && $0.name != Preferences.normalVoice
        && Language($0.language).isVariety(of: .english)
    }
    // Without Flite, the second voice is the first of ours with the same accent, which is Clara.
    let second =
      others.first { $0.maker == .flite }
      ?? others.first { $0.speaker == .woman && $0.language == normal.first?.language }
      ?? others.first
    let first = normal + (second.map { [$0] } ?? [])
    let more = others.filter { $0.name != second?.name }
    return FirstChoice(
      setting: .voice, question: "Which voice is clearest?",
      options: first.map { Option($0.name, $0.title, about: $0.character) }
        + more.map { Option($0.name, $0.title, about: $0.character, isMore: true) })
  }

  /// Returns the choice of the language of the meanings; `nil` where no dictionary of another
  /// language is here.
  package static func meanings(on dictionaries: LanguageDictionaries) -> FirstChoice? {
    let languages = dictionaries.languagesOfMeanings
    guard !languages.isEmpty else { return nil }
    return FirstChoice(
      setting: .meanings, question: "What should meanings be in?",
      options: [Option("en", "English only")]
        + languages.map { language in
          let name = language.rules.ownName
          return Option(language.code, name.isEmpty ? language.code : name)
        })
  }

  /// The choice of the level of the words, by the learner's age.
  public static let level = FirstChoice(
    setting: .level, question: "How old are you?",
    options: [
      Option(
        Preferences.automatic, "Just start",
        about: "the first \(Rating.firstWords) words find your level"),
      Option("starter", "6–7", ages: 0...7),
      Option("starter-everyday", "8–9", ages: 8...9),
      Option("everyday", "10–12", ages: 10...12),
      Option("everyday-broad", "13+", ages: 13...17),
      Option("broad-advanced", "Grown-up", ages: 18...130),
      Option("expert-bee", "Spelling bees"),
    ])

  /// The name under which the settings say that the learner was asked. Nobody sets it by hand.
  private static let welcomed = "welcomed"

  /// Returns the settings to offer. A learner gets no offer twice, and none after choosing a voice
  /// or a level, or after practice with these files. A setting that the teacher chose for the class
  /// isn't offered.
  ///
  /// - Throws: `StorageError` if the files can't be read.
  package static func due(_ files: LearnerFiles) throws(StorageError) -> [Setting] {
    let own = try files.settings.own()
    guard own[welcomed] != .flag(true), Setting.voice.value(in: own) == nil,
      Setting.level.value(in: own) == nil, try files.journal.isEmpty()
    else { return [] }
    let chosen = try files.settings.classChoices()
    return [.voice, .level].filter { $0.value(in: chosen.settings) == nil }
  }

  /// Keeps the answers, so that nobody is asked twice.
  ///
  /// - Parameters:
  ///   - answers: the chosen values.
  ///   - files: the learner's files.
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

  /// Whether some options stand behind "More".
  package var hasMore: Bool { options.contains(where: \.isMore) }

  /// Whether a typed number is the learner's age, not the number of an option.
  package var asksForAge: Bool { options.contains { $0.ages != nil } }

  /// Returns the option that a typed answer names, by its number or the age that it is for, by its
  /// value, or by a word of its title. An empty answer names the first option; an answer that names
  /// no option gives `nil`.
  public func option(_ typed: String) -> Option? {
    let typed = typed.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if typed.isEmpty { return options.first }
    guard let number = Int(typed) else { return options.first { $0.isMeant(by: typed) } }
    if asksForAge { return options.first { $0.ages?.contains(number) ?? false } }
    return options.indices.contains(number - 1) ? options[number - 1] : nil
  }
}
