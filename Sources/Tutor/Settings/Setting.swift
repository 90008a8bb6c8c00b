internal import Practice
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
    dailyGoal, source, recordings, verdicts, testPause, randomWordAPI, dictionaryAPI, playOn,
    colourScheme, accentColour, textSize, letterSpacing, font, motion

  /// The meaning of the setting in a few words.
  public var meaning: String {
    switch self {
    case .voice: "the voice"
    case .speed: "how fast it speaks; 1 is normal"
    case .device: "the ALSA device to play on"
    case .length: "the letters in a word, one number or a range"
    case .level: "how common the words are, one level or a range; auto follows your rating"
    case .tries: "the tries in a round, a number or 'unlimited'"
    case .region: "the region whose spellings you want, or 'any'"
    case .capitals: "a name without its capitals: noted, and right, or strict, and wrong"
    case .goal: "what you practise for: most, keep, or sure with a list and a day"
    case .rightShare: "the share of first tries planned to be right, at least, 0.5 to 0.95"
    case .newPerDay: "the most new words a day"
    case .dailyGoal: "how many rounds make a day of practice"
    case .source: "where words come from: auto, online or offline"
    case .recordings: "when a person's recording is heard: never, when-asked or first"
    case .verdicts: "verdicts: spoken, or only shown, for a screen reader to say"
    case .testPause: "the seconds to write after each word of a paper test"
    case .randomWordAPI: "the base address of the random-word service"
    case .dictionaryAPI: "the base address of the dictionary service"
    case .playOn: "where 'serve' plays sound: page or computer"
    case .colourScheme: "the page: system, light, dark or contrast"
    case .accentColour: "the page: blue, green, purple or orange"
    case .textSize: "the page: normal, large, larger or largest"
    case .letterSpacing: "the page: normal, wide or wider"
    case .font: "the page: normal or dyslexia"
    case .motion: "the page: system or reduced"
    }
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
    case .newPerDay: "\(SessionPlan.normalNewPerDay)"
    case .dailyGoal: "\(DailyGoal.normal)"
    case .recordings: SessionPlan.Recordings.whenAsked.rawValue
    case .testPause: "\(Int(PaperTest.normalPause))"
    case .randomWordAPI: OnlineWords.usualRandomWordAPI
    case .dictionaryAPI: OnlineWords.usualDictionaryAPI
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
    case .recordings: SessionPlan.Recordings.allCases.map(\.rawValue)
    case .verdicts: ["spoken", "shown"]
    case .playOn: ["page", "computer"]
    case .colourScheme: ["system", "light", "dark", "contrast"]
    case .accentColour: ["blue", "green", "purple", "orange"]
    case .textSize: ["normal", "large", "larger", "largest"]
    case .letterSpacing: ["normal", "wide", "wider"]
    case .font: ["normal", "dyslexia"]
    case .motion: ["system", "reduced"]
    case .voice, .speed, .device, .length, .level, .tries, .goal, .rightShare, .newPerDay,
      .dailyGoal,
      .testPause, .randomWordAPI, .dictionaryAPI:
      nil
    }
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
    case .randomWordAPI: _ = try OnlineWords(randomWordAPI: value, cache: "")
    case .dictionaryAPI: _ = try OnlineWords(dictionaryAPI: value, cache: "")
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
    case .testPause: \.testPause
    case .randomWordAPI: \.randomWordAPI
    case .dictionaryAPI: \.dictionaryAPI
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
public struct SettingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A sentence that names the value, and says what to give instead.
  public let description: String

  init(_ description: String) { self.description = description }
}
