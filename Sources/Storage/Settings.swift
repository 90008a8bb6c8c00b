/// The settings of a learner; `nil` is the normal value.
///
/// Each is kept as it was typed, and checked where it is used.
public struct Settings: Hashable, Sendable, Codable {
  public var voice: String?
  public var speed: Double?
  public var device: String?
  public var length: String?
  public var level: String?
  public var tries: String?
  public var region: String?
  /// Whether a name without its capitals is right: `noted` or `strict`.
  public var capitals: String?
  public var source: String?
  public var recordings: String?
  /// Whether verdicts are `spoken`, or only `shown`.
  public var verdicts: String?
  /// What the learner practises for: `most`, `keep`, or `sure` with a list and a day.
  public var goal: String?
  /// The share of right first tries below which no session is planned.
  public var rightShare: Double?
  /// The largest number of new words a day.
  public var newPerDay: Int?
  /// The number of rounds that make a day of practice.
  public var dailyGoal: Int?
  /// The seconds to write after each word of a test on paper.
  public var testPause: String?
  /// The times of each day at which the learner is reminded, such as `8:00 18:30`, or `none`.
  public var reminders: String?
  /// The hours in which nothing reminds, such as `21:00-8:00`, or `none`.
  public var quietHours: String?
  /// The place where a session in the browser plays its sound: `page` or `computer`.
  public var playOn: String?
  /// The look of the page.
  public var colourScheme: String?
  public var accentColour: String?
  public var textSize: String?
  public var letterSpacing: String?
  public var font: String?
  public var motion: String?
  /// Whether the learner was asked what a new learner is asked.
  public var welcomed: Bool?
  /// The base addresses of the services.
  public var randomWordAPI: String?
  public var dictionaryAPI: String?
  public var triviaAPI: String?
  public var openTDB: String?

  public init() {}
}

extension Settings {
  private static let texts: [any WritableKeyPath<Settings, String?> & Sendable] = [
    \.voice, \.device, \.length, \.level, \.tries, \.region, \.capitals, \.source, \.recordings,
    \.verdicts,
    \.goal, \.testPause, \.playOn, \.colourScheme, \.accentColour, \.textSize, \.letterSpacing,
    \.font,
    \.motion, \.randomWordAPI, \.dictionaryAPI, \.triviaAPI, \.openTDB,
    \.reminders, \.quietHours,
  ]

  /// Returns the settings, with the others where these have none.
  func over(_ others: Settings) -> Settings {
    var settings = self
    for text in Self.texts where settings[keyPath: text] == nil {
      settings[keyPath: text] = others[keyPath: text]
    }
    settings.speed = speed ?? others.speed
    settings.rightShare = rightShare ?? others.rightShare
    settings.newPerDay = newPerDay ?? others.newPerDay
    settings.dailyGoal = dailyGoal ?? others.dailyGoal
    settings.welcomed = welcomed ?? others.welcomed
    return settings
  }
}
