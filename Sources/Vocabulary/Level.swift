/// How common a word is, from common to rare, by the sizes of the SCOWL word lists.
///
/// SCOWL (Kevin Atkinson's Spell Checker Oriented Word Lists) cuts English into lists of sizes 10
/// to 95; the smaller the size, the more common its words.
public enum Level: String, CaseIterable, Hashable, Sendable, Codable {
  case starter, everyday, broad, advanced, expert, bee

  /// The SCOWL sizes that make this level.
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
  public static func < (one: Level, other: Level) -> Bool {
    // The cases stand in order, and each has sizes of its own.
    one.scowlSizes[0] < other.scowlSizes[0]
  }
}

/// One level, or all from an easier to a harder one.
public struct LevelRange: Hashable, Sendable {
  public static let normal = LevelRange(.starter ... .broad)

  public let levels: ClosedRange<Level>

  public init(_ levels: ClosedRange<Level>) { self.levels = levels }

  /// - Parameter text: a level's name, or two with a hyphen between: `starter-broad`.
  /// - Throws: ``VocabularyError/notALevel(_:)``.
  public init(_ text: String) throws(VocabularyError) {
    guard let levels = bounds(of: text, as: { Level(rawValue: $0.lowercased()) })
    else { throw .notALevel(text) }
    self.levels = levels
  }

  public func contains(_ level: Level) -> Bool { levels.contains(level) }
}

extension LevelRange: CustomStringConvertible {
  /// As it is typed: `everyday`, or `starter-broad`.
  public var description: String {
    levels.lowerBound == levels.upperBound
      ? levels.lowerBound.rawValue
      : "\(levels.lowerBound.rawValue)-\(levels.upperBound.rawValue)"
  }
}
