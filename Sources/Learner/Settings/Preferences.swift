public import Faults
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
/// settings.speed = 0.8
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
  /// The ALSA device for a learner who chose none.
  static let normalDevice = "default"
  /// The name of the level that follows the learner's rating.
  static let automatic = "auto"

  /// The name of the voice.
  public var voice: String { settings.voice ?? Self.normalVoice }
  /// The ALSA name of the sound device.
  public var device: String { settings.device ?? Self.normalDevice }

  /// The speed of speech.
  ///
  /// - Throws: ``KeptSettingError``.
  public var speed: Speed {
    get throws { try read(.speed) { try $0.speed.map { try Speed($0) } } ?? .normal }
  }

  /// The voice and speed of a session.
  ///
  /// - Throws: ``KeptSettingError``.
  public var script: Script {
    get throws { Script(voice: voice, speed: try speed) }
  }

  /// The lengths of new words.
  ///
  /// - Throws: ``KeptSettingError``.
  public var length: WordLength {
    get throws { try read(.length) { try $0.length.map { try WordLength($0) } } ?? .normal }
  }

  /// The levels of new words; `nil` for words as hard as the learner's rating asks for.
  ///
  /// - Throws: ``KeptSettingError``.
  public var levels: LevelRange? {
    get throws { try read(.level) { try $0.level.flatMap(Self.levels) } }
  }

  /// The number of tries in a round.
  ///
  /// - Throws: ``KeptSettingError``.
  public var tries: Tries {
    get throws { try read(.tries) { try $0.tries.map { try Tries($0) } } ?? .normal }
  }

  /// The region whose spellings the learner wants; `nil` for any.
  ///
  /// - Throws: ``KeptSettingError``.
  public var region: Region? {
    get throws { try read(.region) { try $0.region.flatMap { try Region.setting($0) } } }
  }

  /// Whether a name without its capitals is wrong.
  ///
  /// - Throws: ``KeptSettingError``.
  public var wantsCapitals: Bool {
    get throws {
      try choice(.capitals) == "strict"
    }
  }

  /// What the learner practises for.
  ///
  /// - Throws: ``KeptSettingError``.
  public var goal: GoalChoice {
    get throws { try read(.goal) { try $0.goal.map { try GoalChoice($0) } } ?? .most }
  }

  /// The share of right first tries below which no session is planned.
  ///
  /// - Throws: ``KeptSettingError``.
  public var rightShare: Double {
    get throws {
      try read(.rightShare) { try $0.rightShare.map { try Self.rightShare("\($0)") } }
        ?? SessionShare.usual
    }
  }

  /// The largest number of new words a day.
  ///
  /// - Throws: ``KeptSettingError``.
  public var newPerDay: Int {
    get throws {
      try read(.newPerDay) { try $0.newPerDay.map { try Self.newPerDay("\($0)") } }
        ?? Self.normalNewPerDay
    }
  }

  /// The number of rounds that make a day of practice.
  public var dailyGoal: Int { settings.dailyGoal ?? DailyGoal.normal }

  /// Where words come from.
  ///
  /// - Throws: ``KeptSettingError``.
  public var source: WordSupply.Source {
    get throws {
      try choice(.source).flatMap(WordSupply.Source.init) ?? .auto
    }
  }

  /// Whether the voice says verdicts. Where it doesn't, a screen reader does.
  public var speaksVerdicts: Bool {
    get throws {
      try choice(.verdicts) != "shown"
    }
  }

  /// When the learner hears recordings of people.
  ///
  /// - Throws: ``KeptSettingError``.
  public var recordings: Recordings {
    get throws {
      try choice(.recordings).flatMap(Recordings.init) ?? .whenAsked
    }
  }

  /// Returns the web services at the learner's addresses.
  ///
  /// - Parameter cache: a folder for their answers.
  /// - Throws: ``KeptSettingError`` for an address that can't be used.
  public func services(cache: String) throws -> OnlineWords {
    let random = settings.randomWordAPI ?? OnlineWords.usualRandomWordAPI
    _ = try read(.randomWordAPI) { _ in try OnlineWords(randomWordAPI: random, cache: cache) }
    return try read(.dictionaryAPI) {
      try OnlineWords(
        randomWordAPI: random, dictionaryAPI: $0.dictionaryAPI ?? OnlineWords.usualDictionaryAPI,
        cache: cache)
    }
  }

  /// Returns the services that questions come from, at the learner's addresses; `nil` where all comes from this
  /// computer alone.
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
      _ setting: Setting, _ service: QuestionService
    ) throws(KeptSettingError) -> String {
      try read(setting) { settings in
        let address = setting.value(in: settings) ?? service.usualAddress
        try OnlineQuestions.check(address, of: service)
        return address
      }
    }
    return OnlineQuestions(
      triviaAPI: try address(.triviaAPI, .triviaAPI), openTDB: try address(.openTDB, .openTriviaDB),
      cache: cache)
  }

  /// The pause after each word of a paper test, in seconds; `nil` where the learner chose none.
  ///
  /// - Throws: ``KeptSettingError``.
  public var testPause: Double? {
    get throws { try read(.testPause) { try $0.testPause.map(Self.testPause) } }
  }

  /// Returns the value of a setting that has only a few; `nil` where the learner chose none.
  private func choice(_ setting: Setting) throws -> String? {
    try read(setting) { try setting.value(in: $0).map(setting.choice) }
  }

  /// Reads a setting. A value that it can't have was written into the file by a person or another program.
  func read<Value>(
    _ setting: Setting, _ body: (Settings) throws -> Value
  ) throws(KeptSettingError) -> Value {
    do {
      return try body(settings)
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

/// A value in the file of the settings that the setting can't have.
public struct KeptSettingError: Fault, Hashable, Sendable {
  public let setting: Setting
  /// The sentence about the wrong value.
  let reason: String

  public var kind: FaultKind { .unusable }
  public var remedies: [Remedy] { [.resetSetting(setting.rawValue)] }
  public var description: String { "The setting '\(setting.rawValue)' does not work. \(reason)" }
}
