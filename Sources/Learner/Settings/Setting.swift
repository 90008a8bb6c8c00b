public import Faults
internal import Plan
internal import Practice
internal import QuizSources
internal import Scheduling
internal import Speech
public import Storage
internal import Vocabulary
internal import WordService

/// A setting by its name, with its meaning, its normal value and the check of a typed value.
///
/// ```swift
/// var settings = Settings()
/// try Setting.length.set("5-8", in: &settings)
/// Setting.length.value(in: settings)  // "5-8"
/// Setting.length.reset(in: &settings)
/// Setting.length.value(in: settings)  // nil
/// ```
public enum Setting: String, CaseIterable, Hashable, Sendable, Encodable {
  case voice, speed, device, length, level, tries, region, capitals, goal, rightShare, newPerDay,
    dailyGoal, reminders, quietHours, source, recordings, verdicts, testPause, randomWordAPI,
    dictionaryAPI, triviaAPI,
    openTDB, playOn, colourScheme, accentColour, textSize, letterSpacing, font, motion

  /// The meaning of the setting in a few words.
  public var meaning: String {
    switch self {
    case .voice: "the voice"
    case .speed: "how fast it speaks"
    case .device: "where the terminal plays sound"
    case .length: "the letters in a new word"
    case .level: "how common new words are"
    case .tries: "the tries in a round"
    case .region: "the region whose spellings you want"
    case .capitals: "a name without its capitals: right with a note, or wrong"
    case .goal: "what you practise for"
    case .rightShare: "the least share of first tries that is planned to be right"
    case .newPerDay: "the most new words a day"
    case .dailyGoal: "the rounds that make a day of practice"
    case .reminders: "when you are reminded each day"
    case .quietHours: "the hours in which nothing reminds you"
    case .source: "where words come from"
    case .recordings: "when a person's recording is heard"
    case .verdicts: "verdicts are heard, or only shown for a screen reader to say"
    case .testPause: "the time to write each word of a paper test"
    case .randomWordAPI: "the base address of the random-word service"
    case .dictionaryAPI: "the base address of the dictionary service"
    case .triviaAPI: "the base address of The Trivia API"
    case .openTDB: "the base address of Open Trivia DB"
    case .playOn: "where 'serve' plays sound"
    case .colourScheme: "the colours of the page"
    case .accentColour: "the colour of the page's buttons"
    case .textSize: "the size of the page's text"
    case .letterSpacing: "the space between the page's letters"
    case .font: "the font of the page"
    case .motion: "how much moves on the page"
    }
  }

  /// The values that the setting can have, with their unit.
  public var values: String {
    switch self {
    case .voice: "the name of a voice"
    case .device: "the ALSA name of a device"
    case .speed: "\(Speed.range.lowerBound) to \(Speed.range.upperBound) times the normal speed"
    case .length:
      "\(WordLength.possible.lowerBound) to \(WordLength.possible.upperBound) letters, or a range such as "
        + "5-8"
    case .level:
      "\(Preferences.automatic), which follows your rating; \(Self.list(Level.allCases.map(\.rawValue))); "
        + "or a range such as starter-broad"
    case .tries: "a number of tries, or unlimited"
    case .goal: "most, keep, or sure with a list and a day, such as sure week-12 2026-12-04"
    case .rightShare: "\(SessionShare.shares.lowerBound) to \(SessionShare.shares.upperBound)"
    case .newPerDay: "0 or more words"
    case .dailyGoal: "1 or more rounds"
    case .reminders: "none, or times such as 8:00 18:30"
    case .quietHours: "none, or hours such as 21:00-8:00"
    case .testPause: "0 to \(Int(PaperTest.pauses.upperBound)) seconds"
    case .randomWordAPI, .dictionaryAPI, .triviaAPI, .openTDB: "a web address"
    case .region, .capitals, .source, .recordings, .verdicts, .playOn, .colourScheme, .accentColour,
      .textSize, .letterSpacing, .font, .motion:
      Self.list(choices ?? [])
    }
  }

  private static func list(_ names: [String]) -> String {
    names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }

  /// The value that the setting has if the learner chose none.
  public var normal: String {
    switch self {
    case .voice: Preferences.normalVoice
    case .device: Preferences.normalDevice
    case .speed: "1"
    case .length: WordLength.normal.description
    case .level: Preferences.automatic
    case .tries: Tries.normal.description
    case .goal: GoalChoice.most.description
    case .rightShare: "\(SessionShare.usual)"
    case .newPerDay: "\(Preferences.normalNewPerDay)"
    case .dailyGoal: "\(DailyGoal.normal)"
    case .recordings: Recordings.whenAsked.rawValue
    case .reminders: Preferences.none
    case .quietHours: QuietHours.usual?.description ?? Preferences.none
    case .testPause: "\(Int(PaperTest.normalPause))"
    case .randomWordAPI: OnlineWords.usualRandomWordAPI
    case .dictionaryAPI: OnlineWords.usualDictionaryAPI
    case .triviaAPI: QuestionService.triviaAPI.usualAddress
    case .openTDB: QuestionService.openTriviaDB.usualAddress
    case .region, .capitals, .source, .verdicts, .playOn, .colourScheme, .accentColour, .textSize,
      .letterSpacing, .font, .motion:
      choices?.first ?? ""
    }
  }

  /// The values of a setting that has only a few; `nil` for any other. The first is the normal
  /// value, except for ``recordings``.
  public var choices: [String]? {
    switch self {
    case .region: ["any"] + Region.allCases.map(\.rawValue)
    case .capitals: ["noted", "strict"]
    case .source: WordSupply.Source.allCases.map(\.rawValue)
    case .recordings: Recordings.allCases.map(\.rawValue)
    case .verdicts: ["spoken", "shown"]
    case .playOn: ["page", "computer"]
    case .colourScheme: ["system", "light", "dark", "contrast"]
    case .accentColour: AccentColour.allCases.map(\.rawValue)
    case .textSize: ["normal", "large", "larger", "largest"]
    case .letterSpacing: ["normal", "wide", "wider"]
    case .font: ["normal", "dyslexia"]
    case .motion: ["system", "reduced"]
    case .voice, .speed, .device, .length, .level, .tries, .goal, .rightShare, .newPerDay,
      .dailyGoal, .reminders, .quietHours, .testPause, .randomWordAPI, .dictionaryAPI, .triviaAPI,
      .openTDB:
      nil
    }
  }

  /// The form of a value where other programs read it.
  public enum Form: Hashable, Sendable { case number, count, text }

  /// The form of the setting's value.
  public var form: Form {
    switch self {
    case .speed, .rightShare, .testPause: .number
    case .newPerDay, .dailyGoal: .count
    default: .text
    }
  }

  /// Finds a setting by its name, in capitals or not.
  ///
  /// - Throws: ``SettingError`` with the nearest name if there is none.
  public init(named name: String) throws(SettingError) {
    let names = Self.allCases.map(\.rawValue)
    guard let known = Self.allCases.first(where: { $0.rawValue.lowercased() == name.lowercased() })
    else {
      let advice = name.nearest(among: names).map { "did you mean '\($0)'?" }
      throw SettingError("There is no setting '\(name)': \(advice ?? "give \(Self.list(names)).")")
    }
    self = known
  }

  /// Returns the value that the learner chose; `nil` for none.
  public func value(in settings: Settings) -> String? {
    switch self {
    case .speed: settings.speed.map { speed in Int(exactly: speed).map { "\($0)" } ?? "\(speed)" }
    case .rightShare: settings.rightShare.map { "\($0)" }
    case .newPerDay: settings.newPerDay.map { "\($0)" }
    case .dailyGoal: settings.dailyGoal.map { "\($0)" }
    default: text.flatMap { settings[keyPath: $0] }
    }
  }

  /// Returns the value that holds: the one that the learner chose, or else the normal one.
  public func effectiveValue(in settings: Settings) -> String { value(in: settings) ?? normal }

  /// Encodes the value that holds, in its ``form``.
  public func encode<Key>(
    _ settings: Settings, to values: inout KeyedEncodingContainer<Key>, forKey key: Key
  ) throws {
    let text = effectiveValue(in: settings)
    switch form {
    case .number: try values.encode(Double(text) ?? 0, forKey: key)
    case .count: try values.encode(Int(text) ?? 0, forKey: key)
    case .text: try values.encode(text, forKey: key)
    }
  }

  /// Removes the learner's choice, so that the setting has its normal value again.
  public func reset(in settings: inout Settings) {
    switch self {
    case .speed: settings.speed = nil
    case .rightShare: settings.rightShare = nil
    case .newPerDay: settings.newPerDay = nil
    case .dailyGoal: settings.dailyGoal = nil
    default: if let text { settings[keyPath: text] = nil }
    }
  }

  /// Checks a typed value, and sets it.
  ///
  /// - Throws: ``SettingError`` or an error of the same kind for a value that the setting can't
  ///   have. The settings then stay as they were.
  public func set(_ value: String, in settings: inout Settings) throws {
    switch self {
    case .speed: settings.speed = try Preferences.speed(value).multiple
    case .rightShare: settings.rightShare = try Preferences.rightShare(value)
    case .newPerDay: settings.newPerDay = try Preferences.newPerDay(value)
    case .dailyGoal:
      guard let count = Int(value), count > 0 else {
        throw SettingError("'\(value)' is not a number of rounds: give 1 or a larger whole number.")
      }
      settings.dailyGoal = count
    default:
      let value = try checked(value)
      if let text { settings[keyPath: text] = value }
    }
  }

  /// Returns a valid text in the form that the settings keep.
  private func checked(_ value: String) throws -> String? {
    switch self {
    case .length: return try WordLength(value).description
    case .level: return try Preferences.levels(value)?.description
    case .tries: return try Tries(value).description
    case .region: return try Region.setting(value)?.rawValue ?? "any"
    case .goal: return try GoalChoice(value).description
    case .testPause: _ = try Preferences.testPause(value)
    case .reminders:
      let times = Reminders(at: try Preferences.times(value)).times
      return times.isEmpty ? Preferences.none : times.map(\.description).joined(separator: " ")
    case .quietHours: return try Preferences.quietHours(value)?.description ?? Preferences.none
    case .randomWordAPI: _ = try OnlineWords(randomWordAPI: value, cache: "")
    case .dictionaryAPI: _ = try OnlineWords(dictionaryAPI: value, cache: "")
    case .triviaAPI: try OnlineQuestions.check(value, of: .triviaAPI)
    case .openTDB: try OnlineQuestions.check(value, of: .openTriviaDB)
    default:
      if choices != nil { return try choice(value) }
    }
    return value
  }

  /// Returns the one of ``choices`` that a text names, in capitals or not.
  ///
  /// - Throws: ``SettingError`` if there is none.
  func choice(_ value: String) throws(SettingError) -> String {
    let choices = choices ?? []
    guard let known = choices.first(where: { $0 == value.lowercased() }) else {
      throw SettingError(
        "'\(value)' is not a value of '\(rawValue)': "
          + "give one of \(choices.joined(separator: ", ")).")
    }
    return known
  }

  /// The place of the value in the settings; `nil` for a setting that is a number.
  private var text: WritableKeyPath<Settings, String?>? {
    switch self {
    case .voice: \.voice
    case .device: \.device
    case .length: \.length
    case .level: \.level
    case .tries: \.tries
    case .region: \.region
    case .capitals: \.capitals
    case .goal: \.goal
    case .source: \.source
    case .recordings: \.recordings
    case .reminders: \.reminders
    case .quietHours: \.quietHours
    case .testPause: \.testPause
    case .randomWordAPI: \.randomWordAPI
    case .dictionaryAPI: \.dictionaryAPI
    case .triviaAPI: \.triviaAPI
    case .openTDB: \.openTDB
    case .verdicts: \.verdicts
    case .playOn: \.playOn
    case .colourScheme: \.colourScheme
    case .accentColour: \.accentColour
    case .textSize: \.textSize
    case .letterSpacing: \.letterSpacing
    case .font: \.font
    case .motion: \.motion
    case .speed, .rightShare, .newPerDay, .dailyGoal: nil
    }
  }
}

/// A value that a setting can't have.
public struct SettingError: Fault, Hashable, Sendable {
  public var kind: FaultKind { .invalid }
  /// A sentence that names the value, and says what to give instead.
  public let description: String

  init(_ description: String) { self.description = description }
}
