/// What a learner has chosen once and for all; `nil` is the normal value.
///
/// Each is kept as it is typed on the command line, and checked by whoever uses it.
public struct Settings: Hashable, Sendable, Codable {
  public var voice: String?
  public var speed: Double?
  public var device: String?
  public var length: String?
  public var level: String?
  public var tries: String?
  public var region: String?
  public var source: String?
  public var recordings: String?
  /// The most of a session that may go to new words while others are due, from 0 to 1.
  public var newShare: Double?
  /// The most new words a day.
  public var newPerDay: Int?
  /// How many rounds make a day of practice.
  public var dailyGoal: Int?
  /// Seconds to write after each word of a test on paper.
  public var testPause: String?
  /// Where a session in the browser is heard: `page` or `computer`.
  public var playOn: String?
  /// How the page looks.
  public var colourScheme: String?
  public var accentColour: String?
  public var textSize: String?
  public var letterSpacing: String?
  public var font: String?
  public var motion: String?
  /// The base addresses of the services.
  public var randomWordAPI: String?
  public var dictionaryAPI: String?

  public init() {}
}
