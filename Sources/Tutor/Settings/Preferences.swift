public import Practice
public import Scheduling
public import Speech
public import Storage
public import Vocabulary
public import WordService

/// A learner's settings, each checked when it is asked for, with the normal value where nothing was
/// chosen.
public struct Preferences: Hashable, Sendable {
  public let settings: Settings

  public init(_ settings: Settings) { self.settings = settings }

  /// The voice that a new learner hears.
  public static let normalVoice = "martin"
  static let normalDevice = "default"
  /// The level that follows the learner's rating.
  static let automatic = "auto"

  public var voice: String { settings.voice ?? Self.normalVoice }
  /// An ALSA name.
  public var device: String { settings.device ?? Self.normalDevice }

  public var speed: Speed {
    get throws { try settings.speed.map { try Speed($0) } ?? .normal }
  }

  public var script: Script {
    get throws { Script(voice: voice, speed: try speed) }
  }

  public var length: WordLength {
    get throws { try settings.length.map { try WordLength($0) } ?? .normal }
  }

  /// `nil` is as hard as the learner needs them.
  public var levels: LevelRange? {
    get throws { try settings.level.flatMap(Self.levels) }
  }

  public var tries: Tries {
    get throws { try settings.tries.map { try Tries($0) } ?? .normal }
  }

  /// `nil` is anywhere.
  public var region: Region? {
    get throws { try settings.region.flatMap { try Region.setting($0) } }
  }

  public var mix: Mix {
    get throws {
      try Mix(
        newShare: settings.newShare ?? Mix.normal.newShare,
        newPerDay: settings.newPerDay ?? Mix.normal.newPerDay)
    }
  }

  /// Rounds a day.
  public var dailyGoal: Int { settings.dailyGoal ?? DailyGoal.normal }

  public var source: WordSupply.Source {
    get throws {
      guard let text = settings.source else { return .auto }
      return WordSupply.Source(rawValue: try Setting.source.choice(text)) ?? .auto
    }
  }

  public var recordings: SessionPlan.Recordings {
    get throws {
      guard let text = settings.recordings else { return .whenAsked }
      return SessionPlan.Recordings(rawValue: try Setting.recordings.choice(text)) ?? .whenAsked
    }
  }

  /// The web services.
  ///
  /// - Parameter cache: a folder for their answers.
  public func services(cache: String) throws -> OnlineWords {
    try OnlineWords(
      randomWordAPI: settings.randomWordAPI ?? OnlineWords.usualRandomWordAPI,
      dictionaryAPI: settings.dictionaryAPI ?? OnlineWords.usualDictionaryAPI, cache: cache)
  }

  // MARK: What is typed

  /// - Throws: ``SettingError`` for what is no number, ``SpeechError`` for one that is out of range.
  public static func speed(_ text: String) throws -> Speed {
    guard let number = Double(text) else {
      let range = "\(Speed.range.lowerBound) to \(Speed.range.upperBound)"
      throw SettingError("'\(text)' is not a speed: give a number from \(range).")
    }
    return try Speed(number)
  }

  /// - Returns: `nil` for the level that follows the rating.
  public static func levels(_ text: String) throws(VocabularyError) -> LevelRange? {
    text == automatic ? nil : try LevelRange(text)
  }

  /// Seconds to write after each word of a test on paper.
  public static func testPause(_ text: String) throws -> Double {
    guard let seconds = Double(text), PaperTest.pauses.contains(seconds) else {
      throw SettingError(
        "'\(text)' is not a pause: give seconds from 0 to \(Int(PaperTest.pauses.upperBound)).")
    }
    return seconds
  }
}
