/// How common a word is, by the sizes of the SCOWL word lists.
///
/// SCOWL (Kevin Atkinson's Spell Checker Oriented Word Lists) divides English into lists of sizes
/// 10 to 95. The smaller the size, the more common are its words. The cases are in order from
/// common to rare.
public enum Level: String, CaseIterable, Hashable, Sendable, Codable {
  /// SCOWL's sizes 10 and 20: the most common words.
  case starter
  /// SCOWL's size 35.
  case everyday
  /// SCOWL's sizes 40 and 50.
  case broad
  /// SCOWL's sizes 55 and 60.
  case advanced
  /// SCOWL's size 70.
  case expert
  /// SCOWL's sizes 80 and 95: the rarest words, as in spelling bees.
  case bee

  /// The sizes of the SCOWL lists that make up the level.
  public var scowlSizes: [Int] {
    switch self {
    case .starter: [10, 20]
    case .everyday: [35]
    case .broad: [40, 50]
    case .advanced: [55, 60]
    case .expert: [70]
    case .bee: [80, 95]
    }
  }
}

extension Level: Comparable {
  /// Returns whether the words of one level are more common than those of another.
  public static func < (one: Level, other: Level) -> Bool {
    // The cases are in order, and each has sizes of its own.
    one.scowlSizes[0] < other.scowlSizes[0]
  }
}

/// One level, or all levels from an easier to a harder one.
public struct LevelRange: Hashable, Sendable {
  /// The levels where the learner chooses none.
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
