package import Languages
public import Practice
package import QuizSources
internal import Scheduling
package import ShowSources
public import Speech
public import Vocabulary
public import WordService

/// A learner's settings as checked values. A setting that the learner did not choose has its normal
/// value.
///
/// ```swift
/// var settings = Settings()
/// try Setting.speed.set("0.8", in: &settings)
/// let preferences = Preferences(settings)
/// try preferences.speed.multiple  // 0.8
/// preferences.voice  // "martin"
/// ```
public struct Preferences: Hashable, Sendable {
  /// The settings as the file holds them.
  public let settings: Settings

  /// Makes preferences without checking the settings yet.
  public init(_ settings: Settings) { self.settings = settings }

  /// The voice that a new learner hears.
  package static let normalVoice = Synthesizer.normalVoice
  /// The largest number of new words a day, unless the learner chose a number.
  package static let normalNewPerDay = 50
  /// The name of the level that follows the learner's rating.
  static let automatic = "auto"

  /// The name of the voice.
  public var voice: String { Setting.voice.effectiveValue(in: settings) }
  /// The ALSA name of the sound device.
  public var device: String { Setting.device.effectiveValue(in: settings) }

  /// The silence that the sound device gets before the first word after a pause, in milliseconds.
  ///
  /// - Throws: `StoredSettingError`.
  public var leadIn: Int { get throws { try read(.leadIn, Self.leadIn) } }

  /// The speed of speech.
  ///
  /// - Throws: `StoredSettingError`.
  public var speed: Speed { get throws { try read(.speed, Self.speed) } }

  /// The voice and speed of a session.
  ///
  /// - Throws: ``StoredSettingError``.
  package var style: SpeechStyle { get throws { SpeechStyle(voice: voice, speed: try speed) } }

  /// The language of the words; `nil` for the language of the voice.
  ///
  /// - Throws: ``StoredSettingError``.
  package var language: Language? { get throws { try read(.language, Self.language) } }

  /// The language of the words that the learner practises: ``language``, or else that of the voice.
  ///
  /// - Throws: ``StoredSettingError``.
  package var practisedLanguage: Language {
    get throws { try language ?? Language(ofVoice: voice) }
  }

  /// The language in which the learner reads and hears what a word means.
  ///
  /// - Throws: ``StoredSettingError``.
  package var meanings: Language { get throws { try read(.meanings, Self.meanings) } }

  /// The lengths of new words.
  ///
  /// - Throws: `StoredSettingError`.
  public var length: WordLength { get throws { try read(.length) { try WordLength($0) } } }

  /// The levels of new words; `nil` for words that suit the learner's rating.
  ///
  /// - Throws: `StoredSettingError`.
  public var levels: LevelRange? { get throws { try read(.level, Self.levels) } }

  /// The number of tries in a round.
  ///
  /// - Throws: `StoredSettingError`.
  public var tries: Tries { get throws { try read(.tries) { try Tries($0) } } }

  /// The region whose spellings the learner wants; `nil` for any.
  ///
  /// - Throws: ``StoredSettingError``.
  package var region: Region? { get throws { try read(.region, Region.setting) } }

  /// Whether a name without its capitals is wrong.
  ///
  /// - Throws: ``StoredSettingError``.
  package var wantsCapitals: Bool { get throws { try choice(.capitals) == "strict" } }

  /// The goal of the learner's practice.
  ///
  /// - Throws: ``StoredSettingError``.
  package var goal: GoalChoice { get throws { try read(.goal) { try GoalChoice($0) } } }

  /// The share of right first tries below which no session is planned.
  ///
  /// - Throws: ``StoredSettingError``.
  package var rightShare: Double { get throws { try read(.rightShare, Self.rightShare) } }

  /// The largest number of new words a day.
  ///
  /// - Throws: `StoredSettingError`.
  public var newPerDay: Int { get throws { try read(.newPerDay, Self.newPerDay) } }

  /// The number of rounds that make a day of practice.
  package var dailyGoal: Int {
    Int(Setting.dailyGoal.effectiveValue(in: settings)) ?? DailyGoal.normal
  }

  /// The source of words.
  ///
  /// - Throws: `StoredSettingError`.
  public var source: WordSupply.Source {
    get throws { WordSupply.Source(rawValue: try choice(.source)) ?? .auto }
  }

  /// Whether the voice says verdicts. Where it doesn't, a screen reader does.
  ///
  /// - Throws: ``StoredSettingError``.
  package var speaksVerdicts: Bool { get throws { try choice(.verdicts) != "shown" } }

  /// The choice of when the learner hears recordings of people.
  ///
  /// - Throws: ``StoredSettingError``.
  package var recordings: Recordings {
    get throws { Recordings(rawValue: try choice(.recordings)) ?? .whenAsked }
  }

  /// Returns the web services at the learner's addresses.
  ///
  /// - Parameter cache: a folder for their answers.
  /// - Throws: `StoredSettingError` for an address that can't be used.
  public func services(cache: String) throws -> OnlineWords {
    let random = try read(.randomWordAPI) { address in
      _ = try OnlineWords(randomWordAPI: address, cache: cache)
      return address
    }
    return try read(.dictionaryAPI) {
      try OnlineWords(randomWordAPI: random, dictionaryAPI: $0, cache: cache)
    }
  }

  /// Returns the services that questions come from, at the learner's addresses; `nil` if all
  /// questions come from this computer.
  ///
  /// - Parameters:
  ///   - source: the source of words and questions; `nil` for the source in the settings.
  ///   - cache: a folder for the data that the services keep.
  /// - Throws: ``StoredSettingError`` for an address that can't be used.
  package func questionServices(
    _ source: WordSupply.Source? = nil, cache: String
  ) throws -> OnlineQuestions? {
    guard try source ?? self.source != .offline else { return nil }
    return OnlineQuestions(
      triviaAPI: try address(.triviaAPI) { try OnlineQuestions.check($0, of: .triviaAPI) },
      openTDB: try address(.openTDB) { try OnlineQuestions.check($0, of: .openTriviaDB) },
      cache: cache)
  }

  /// Returns the address of a service.
  private func address(
    _ setting: Setting, check: (String) throws -> Void
  ) throws(StoredSettingError) -> String {
    try read(setting) { address in
      try check(address)
      return address
    }
  }

  /// Returns the services that know shows, at the addresses in the settings; `nil` if none is
  /// asked.
  ///
  /// - Parameters:
  ///   - source: the source of words and questions; `nil` for the source in the settings. Where
  ///     nothing comes from the network, no service is asked about shows, either.
  ///   - cache: a folder for the data that the services keep.
  /// - Throws: ``StoredSettingError`` for an address that can't be used.
  package func showServices(
    _ source: WordSupply.Source? = nil, cache: String
  ) throws -> ShowServices? {
    let services: [ShowService] =
      switch Setting.showServices.effectiveValue(in: settings) {
      case "none": []
      case "both": ShowService.allCases
      case let name: ShowService(rawValue: name).map { [$0] } ?? [.tvmaze]
      }
    guard try source ?? self.source != .offline, !services.isEmpty else { return nil }
    let online = OnlineShows(
      tvmaze: try address(.tvmazeAPI) { try OnlineShows.check($0, of: .tvmaze) },
      jikan: try address(.jikanAPI) { try OnlineShows.check($0, of: .jikan) }, cache: cache)
    return ShowServices(online, searched: services)
  }

  /// Whether shows for adults alone are found and recommended.
  package var wantsAdultShows: Bool {
    Setting.adultShows.effectiveValue(in: settings) == "shown"
  }

  /// Whether a recommendation may stand among the notifications about shows.
  package var wantsShowTips: Bool { Setting.showTips.effectiveValue(in: settings) == "weekly" }

  /// The pause after each word of a paper test, in seconds; `nil` if the learner chose none.
  ///
  /// - Throws: ``StoredSettingError``.
  package var testPause: Double? {
    get throws {
      guard Setting.testPause.value(in: settings) != nil else { return nil }
      return try read(.testPause, Self.testPause)
    }
  }

  /// Returns the value of a setting that has only a few possible values.
  private func choice(_ setting: Setting) throws(StoredSettingError) -> String {
    try read(setting) { try setting.read($0)?.description ?? setting.normal }
  }

  /// Reads the value of a setting. A person or another program may have written a value into the
  /// file that the setting can't have.
  func read<Value>(
    _ setting: Setting, _ body: (String) throws -> Value
  ) throws(StoredSettingError) -> Value {
    do {
      return try body(setting.effectiveValue(in: settings))
    } catch {
      throw StoredSettingError(setting: setting, reason: "\(error)")
    }
  }

  // MARK: Typed values

  /// Reads a speed from a text.
  ///
  /// - Throws: `SettingError` for a text that is not a number, `SpeechError` for a number out
  ///   of range.
  public static func speed(_ text: String) throws -> Speed {
    guard let number = Double(text) else {
      let range = "\(Speed.range.lowerBound) to \(Speed.range.upperBound)"
      throw SettingError("'\(text)' is not a speed: give a number from \(range).")
    }
    return try Speed(number)
  }

  /// The regular expression of the code of a language.
  static let languagePattern = "[a-z]{2,3}(-[a-z0-9]{2,8})*"

  /// The languages of which words can be practised, by their codes.
  static let spelled = ["en"] + LanguageRules.foreign.map(\.code)

  /// Reads the language of the words from a text; `nil` for `auto`, the language of the voice.
  ///
  /// - Throws: ``SettingError`` for a text that is not a language with words to spell.
  package static func language(_ text: String) throws(SettingError) -> Language? {
    guard text.lowercased() != automatic else { return nil }
    guard let code = try? code(ofLanguage: text), spelled.contains(code) else {
      throw SettingError(
        "'\(text)' has no words to spell here: give \(automatic), \(spelled.inWords).")
    }
    return Language(code)
  }

  /// Reads the code of a language, without its region, from a text: its code or its name.
  ///
  /// - Throws: ``SettingError`` for a text that is not the code of a language.
  package static func code(ofLanguage text: String) throws(SettingError) -> String {
    try meanings(text).withoutRegion.code
  }

  /// Reads the language of the meanings from a text.
  ///
  /// - Throws: ``SettingError`` for a text that is not the code of a language.
  static func meanings(_ text: String) throws(SettingError) -> Language {
    let code = text.lowercased()
    if let named = LanguageRules.named(code) { return Language(named.code) }
    guard code.wholeMatch(of: /[a-z]{2,3}(-[a-z0-9]{2,8})*/) != nil else {
      throw SettingError("'\(text)' is not the code of a language: give one such as es or de.")
    }
    return Language(code)
  }

  /// Reads levels from a text; `nil` for `auto`, the level that follows the learner's rating.
  ///
  /// - Throws: `VocabularyError` for any other text that is not a level.
  public static func levels(_ text: String) throws(VocabularyError) -> LevelRange? {
    text == automatic ? nil : try LevelRange(text)
  }

  /// Reads the share of right first tries below which no session is planned.
  ///
  /// - Throws: ``SettingError`` for a text that is not a number in `SessionShare.shares`.
  static func rightShare(_ text: String) throws(SettingError) -> Double {
    guard let share = Double(text), SessionShare.shares.contains(share) else {
      let range = "\(SessionShare.shares.lowerBound) to \(SessionShare.shares.upperBound)"
      throw SettingError("'\(text)' is not a share of right tries: give a number from \(range).")
    }
    return share
  }

  /// Reads the largest number of new words a day.
  ///
  /// - Throws: ``SettingError`` for a text that is not a whole number from 0.
  static func newPerDay(_ text: String) throws(SettingError) -> Int {
    guard let count = Int(text), count >= 0 else {
      throw SettingError("'\(text)' is not a number of words: give 0 or a larger whole number.")
    }
    return count
  }

  /// Reads the number of rounds that make a day of practice.
  ///
  /// - Throws: ``SettingError`` for a text that is not a whole number from 1.
  static func dailyGoal(_ text: String) throws(SettingError) -> Int {
    guard let count = Int(text), count > 0 else {
      throw SettingError("'\(text)' is not a number of rounds: give 1 or a larger whole number.")
    }
    return count
  }

  /// The longest silence before a word, in milliseconds. Beyond it, a device is broken.
  package static let longestLeadIn = 2_000

  /// Reads the silence that the sound device gets before the first word, in milliseconds.
  ///
  /// - Throws: ``SettingError`` for a text that is not a whole number up to ``longestLeadIn``.
  static func leadIn(_ text: String) throws(SettingError) -> Int {
    guard let count = Int(text), (0...longestLeadIn).contains(count) else {
      throw SettingError(
        "'\(text)' is not a lead-in: give milliseconds from 0 to \(longestLeadIn).")
    }
    return count
  }

  /// Reads the pause after each word of a paper test, in seconds.
  ///
  /// - Throws: ``SettingError`` for a text that is not a number in `PaperTest.pauses`.
  package static func testPause(_ text: String) throws -> Double {
    guard let seconds = Double(text), PaperTest.pauses.contains(seconds) else {
      throw SettingError(
        "'\(text)' is not a pause: give seconds from 0 to \(Int(PaperTest.pauses.upperBound)).")
    }
    return seconds
  }
}
