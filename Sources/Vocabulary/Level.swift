/// How common a word is: from words that a child of eight meets, to those of spelling bees.
///
/// SCOWL (Kevin Atkinson's Spell Checker Oriented Word Lists) divides English into lists of sizes
/// 10 to 95, the smaller the more common. A word has the level of its smallest list, or a rarer one
/// where texts seldom use it. Only ``starter`` is a list of our own. The cases are in order from
/// common to rare.
///
/// A word that is rare may be easy to spell: `rowdily`. So of ``advanced``, ``expert`` and ``bee``
/// only the words that are hard to spell from their sound are drawn; `levels.py` measures it.
public enum Level: String, CaseIterable, Hashable, Sendable, Codable {
  /// Words that a child of eight meets.
  case starter
  /// SCOWL's sizes 10 to 35, and at least once in 300,000 words of text.
  case everyday
  /// SCOWL's sizes to 50, and at least once in 3 million words.
  case broad
  /// SCOWL's sizes to 60, and at least once in 10 million words.
  case advanced
  /// SCOWL's sizes to 70, and at least once in 100 million words.
  case expert
  /// SCOWL's sizes to 95: the rarest words, as in spelling bees.
  case bee

  /// The sizes of the SCOWL lists that have the level's words.
  public var scowlSizes: [Int] {
    switch self {
    case .starter: []
    case .everyday: [10, 20, 35]
    case .broad: [40, 50]
    case .advanced: [55, 60]
    case .expert: [70]
    case .bee: [80, 95]
    }
  }
}

extension Level: Comparable {
  /// Returns whether the words of one level are more common than those of another.
  public static func < (one: Level, other: Level) -> Bool { one.rank < other.rank }

  private var rank: Int {
    switch self {
    case .starter: 0
    case .everyday: 1
    case .broad: 2
    case .advanced: 3
    case .expert: 4
    case .bee: 5
    }
  }
}

/// One level, or all levels from an easier to a harder one.
public struct LevelRange: Hashable, Sendable {
  /// The levels if the learner chooses none.
  public static let normal = LevelRange(.starter ... .broad)

  /// The levels.
  public let levels: ClosedRange<Level>

  /// Creates a range from its levels.
  public init(_ levels: ClosedRange<Level>) { self.levels = levels }

  /// - Parameter text: the name of a level, or two names with a hyphen between them:
  ///   `starter-broad`.
  /// - Throws: ``VocabularyError/notALevel(_:)``.
  public init(_ text: String) throws(VocabularyError) {
    guard let levels = bounds(of: text, as: { Level(rawValue: $0.lowercased()) })
    else { throw .notALevel(text) }
    self.levels = levels
  }

  /// Returns whether the range includes a level.
  public func contains(_ level: Level) -> Bool { levels.contains(level) }
}

extension LevelRange: CustomStringConvertible {
  /// The range as a person types it: `everyday`, or `starter-broad`.
  public var description: String {
    levels.lowerBound == levels.upperBound
      ? levels.lowerBound.rawValue
      : "\(levels.lowerBound.rawValue)-\(levels.upperBound.rawValue)"
  }
}
