/// A learner's wishes for a session. The settings decide what the wishes leave out.
///
/// Command-line options and the API's JSON both become wishes, and ``plan(_:_:testWords:)`` checks
/// them all by the same bounds.
///
/// ```swift
/// var wishes = Wishes()
/// wishes.words = .drawn
/// wishes.length = "5-8"
/// wishes.count = 20
/// let plan = try wishes.plan(preferences, files)
/// ```
public struct Wishes: Hashable, Sendable, Codable {
  /// The source of the words.
  public enum Words: String, Hashable, Sendable, Codable, CaseIterable {
    /// Words that are due, and new words from the dictionary.
    case drawn
    /// Only words that are due.
    case review
    /// The words of one of the learner's lists.
    case list
    /// The words of an assignment that the learner has yet to complete.
    case assigned
    /// Today's words from the plan for the test of a list.
    case tested
    /// Words that the learner has completed.
    case completed
    /// Words that the wishes name.
    case given
  }

  /// The source of the words; ``Words/drawn`` if left out.
  public var words: Words?
  /// The name of the list, for ``Words/list`` and ``Words/tested``.
  public var list: String?
  /// Whether all words of a list come in its order, for ``Words/list`` and ``Words/assigned``. If
  /// not, they come in a random order, and few of those that the learner has mastered.
  public var inOrder: Bool?
  /// The name of the assignment, for ``Words/assigned``.
  package var assignment: String?
  /// The words, for ``Words/given``; some of the completed words, for ``Words/completed``.
  public var given: [String]?
  /// The name of a `Mode`.
  package var mode: String?
  /// The code of the language of the words, such as `de`. Without this wish, the list or the
  /// settings decide.
  package var language: String?
  /// The number of words.
  public var count: Int?
  /// One length or a range, in letters, such as `6` or `5-8`.
  public var length: String?
  /// One level, a range such as `starter-broad`, or `auto`, which follows the learner's rating.
  public var level: String?
  /// The kind of mistake that drawn words invite by their spelling, such as `ie-ei`: one of
  /// `WordPattern.kinds`.
  package var pattern: String?
  /// The first letters of drawn words.
  public var starts: String?
  /// The last letters of drawn words.
  public var ends: String?
  /// The language from which drawn words come, such as `french`.
  public var origin: String?
  /// The goal of the practice: `most`, `keep`, or `sure` with a list and a day.
  public var goal: String?
  /// The number of tries in a round, or `unlimited`.
  public var tries: String?
  /// The length of a sprint in minutes.
  public var minutes: Double?
  /// Whether a letter without its accent is right too.
  public var forgivesAccents: Bool?
  /// The seed of the draw: sessions with the same seed draw the same words.
  public var seed: UInt64?

  /// Makes wishes that leave everything to the settings.
  public init() {}

  /// The numbers of words that a session may have.
  public static let counts = 1...100_000
  /// The greatest length of a sprint in minutes: a day.
  package static let longestSprint = 1440.0
}
