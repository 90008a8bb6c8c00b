public import Practice
public import QuizSources
internal import Scheduling
public import Speech
public import Storage
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
  /// The settings as the file has them.
  public let settings: Settings

  /// Makes preferences without checking the settings yet.
  public init(_ settings: Settings) { self.settings = settings }

  /// The voice that a new learner hears.
  public static let normalVoice = Synthesizer.normalVoice
  /// The largest number of new words a day, if the learner chose none.
  public static let normalNewPerDay = 50
  /// The name of the level that follows the learner's rating.
  static let automatic = "auto"

  /// The name of the voice.
  public var voice: String { Setting.voice.effectiveValue(in: settings) }
  /// The ALSA name of the sound device.
  public var device: String { Setting.device.effectiveValue(in: settings) }

  /// The speed of speech.
  ///
  /// - Throws: ``KeptSettingError``.
  public var speed: Speed { get throws { try read(.speed, Self.speed) } }

  /// The voice and speed of a session.
  ///
  /// - Throws: ``KeptSettingError``.
  public var script: Script { get throws { Script(voice: voice, speed: try speed) } }

  /// The lengths of new words.
  ///
  /// - Throws: ``KeptSettingError``.
  public var length: WordLength { get throws { try read(.length) { try WordLength($0) } } }

  /// The levels of new words; `nil` for words as hard as the learner's rating asks for.
  ///
  /// - Throws: ``KeptSettingError``.
  public var levels: LevelRange? { get throws { try read(.level, Self.levels) } }

  /// The number of tries in a round.
  ///
  /// - Throws: ``KeptSettingError``.
  public var tries: Tries { get throws { try read(.tries) { try Tries($0) } } }

  /// The region whose spellings the learner wants; `nil` for any.
  ///
  /// - Throws: ``KeptSettingError``.
  public var region: Region? { get throws { try read(.region, Region.setting) } }

  /// Whether a name without its capitals is wrong.
  ///
  /// - Throws: ``KeptSettingError``.
  public var wantsCapitals: Bool { get throws { try choice(.capitals) == "strict" } }

  /// What the learner practises for.
  ///
  /// - Throws: ``KeptSettingError``.
  public var goal: GoalChoice { get throws { try read(.goal) { try GoalChoice($0) } } }

  /// The share of right first tries below which no session is planned.
  ///
  /// - Throws: ``KeptSettingError``.
  public var rightShare: Double { get throws { try read(.rightShare, Self.rightShare) } }

  /// The largest number of new words a day.
  ///
  /// - Throws: ``KeptSettingError``.
  public var newPerDay: Int { get throws { try read(.newPerDay, Self.newPerDay) } }

  /// The number of rounds that make a day of practice.
  public var dailyGoal: Int {
    Int(Setting.dailyGoal.effectiveValue(in: settings)) ?? DailyGoal.normal
  }

  /// Where words come from.
  ///
  /// - Throws: ``KeptSettingError``.
  public var source: WordSupply.Source {
    get throws { WordSupply.Source(rawValue: try choice(.source)) ?? .auto }
  }

  /// Whether the voice says verdicts. Where it doesn't, a screen reader does.
  ///
  /// - Throws: ``KeptSettingError``.
  public var speaksVerdicts: Bool { get throws { try choice(.verdicts) != "shown" } }

  /// When the learner hears recordings of people.
  ///
  /// - Throws: ``KeptSettingError``.
  public var recordings: Recordings {
    get throws { Recordings(rawValue: try choice(.recordings)) ?? .whenAsked }
  }

  /// Returns the web services at the learner's addresses.
  ///
  /// - Parameter cache: a folder for their answers.
  /// - Throws: ``KeptSettingError`` for an address that can't be used.
  public func services(cache: String) throws -> OnlineWords {
    let random = try read(.randomWordAPI) { address in
      _ = try OnlineWords(randomWordAPI: address, cache: cache)
      return address
    }
    return try read(.dictionaryAPI) {
      try OnlineWords(randomWordAPI: random, dictionaryAPI: $0, cache: cache)
    }
  }

  /// Returns the services that questions come from, at the learner's addresses; `nil` where all
  /// comes from this computer alone.
  ///
  /// - Parameters:
  ///   - source: where words and questions come from; `nil` for what the settings say.
  ///   - cache: a folder for what the services need kept.
  /// - Throws: ``KeptSettingError`` for an address that can't be used.
  public func questionServices(
    _ source: WordSupply.Source? = nil, cache: String
  ) throws -> OnlineQuestions? {
    guard try source ?? self.source != .offline else { return nil }
    func address(
      _ setting: Setting, of service: QuestionService
    ) throws(KeptSettingError) -> String {
      try read(setting) { address in
        try OnlineQuestions.check(address, of: service)
        return address
      }
    }
    return OnlineQuestions(
      triviaAPI: try address(.triviaAPI, of: .triviaAPI),
      openTDB: try address(.openTDB, of: .openTriviaDB), cache: cache)
  }

  /// The pause after each word of a paper test, in seconds; `nil` where the learner chose none.
  ///
  /// - Throws: ``KeptSettingError``.
  public var testPause: Double? {
    get throws {
      guard Setting.testPause.value(in: settings) != nil else { return nil }
      return try read(.testPause, Self.testPause)
    }
  }

  /// Returns the value of a setting that has only a few.
  private func choice(_ setting: Setting) throws(KeptSettingError) -> String {
    try read(setting) { try setting.read($0)?.description ?? setting.normal }
  }

  /// Reads the value of a setting. One that it can't have was written into the file by a person or
  /// another program.
  func read<Value>(
    _ setting: Setting, _ body: (String) throws -> Value
  ) throws(KeptSettingError) -> Value {
    do {
      return try body(setting.effectiveValue(in: settings))
    } catch {
      throw KeptSettingError(setting: setting, reason: "\(error)")
    }
  }

  // MARK: Typed values

  /// Reads a speed from a text.
  ///
  /// - Throws: ``SettingError`` for a text that is not a number, `SpeechError` for a number out
  ///   of range.
  public static func speed(_ text: String) throws -> Speed {
    guard let number = Double(text) else {
      let range = "\(Speed.range.lowerBound) to \(Speed.range.upperBound)"
      throw SettingError("'\(text)' is not a speed: give a number from \(range).")
    }
    return try Speed(number)
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

  /// Reads the pause after each word of a paper test, in seconds.
  ///
  /// - Throws: ``SettingError`` for a text that is not a number in `PaperTest.pauses`.
  public static func testPause(_ text: String) throws -> Double {
    guard let seconds = Double(text), PaperTest.pauses.contains(seconds) else {
      throw SettingError(
        "'\(text)' is not a pause: give seconds from 0 to \(Int(PaperTest.pauses.upperBound)).")
    }
    return seconds
  }
}
