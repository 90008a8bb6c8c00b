internal import Glibc
public import Vocabulary

/// How a new word is chosen when no level was: so hard that ``wantedShare`` of such words are completed
/// at first try.
extension Rating {
  /// Enough to go on gladly, and enough missed to learn from.
  public static let wantedShare = 0.8

  /// Words of a level and a length, from which one is to be drawn at random.
  public struct Shelf: Hashable, Sendable {
    public let level: Level
    public let length: Int
  }

  /// The difficulty of the words of which about ``wantedShare`` are completed, in logits. The less is
  /// known of the learner, the easier they are.
  public var wantedDifficulty: Double {
    let weight = Estimate.weight(of: estimate.variance + WordDifficulty.variance)
    return estimate.mean - Estimate.logit(Self.wantedShare) / weight
  }

  /// A dozen shelves on which to look for the next new word: short rare words and long common ones.
  ///
  /// - Parameter lengths: those that there are words of.
  public func shelves(within lengths: ClosedRange<Int>) -> [Shelf] {
    let wanted = wantedDifficulty
    let nearest = Level.allCases.map { level in
      let length = WordDifficulty.length(of: level, at: wanted, within: lengths)
      let logits = WordDifficulty(length: length, level: level).logits
      return (shelf: Shelf(level: level, length: length), distance: (logits - wanted).magnitude)
    }
    let least = nearest.map(\.distance).min() ?? 0
    let near = nearest.filter { $0.distance <= least + Self.nearEnough }.map(\.shelf)
    return (0..<Self.offered).map { near[$0 % near.count] }
  }

  /// The place of the word, of those offered, whose chance lies nearest to ``wantedShare``; the first
  /// of two alike. `nil` of none.
  public func pick(from words: [WordDifficulty]) -> Int? {
    let wanted = Estimate.logit(Self.wantedShare)
    let distances = words.map { (Estimate.logit(chance(of: $0)) - wanted).magnitude }
    return distances.indices.min { distances[$0] < distances[$1] }
  }

  /// Of a dozen words one is near enough.
  private static let offered = 12
  /// In logits: what the letters of a word can make up for.
  private static let nearEnough = 0.7
}

extension WordDifficulty {
  /// The length at which the words of a level are as hard as is wanted, as far as length goes.
  fileprivate static func length(
    of level: Level, at logits: Double, within lengths: ClosedRange<Int>
  ) -> Int {
    let rest = logits - WordDifficulty(length: Int(middleLength), level: level).logits
    let length = (middleLength * exp(rest / perLength)).rounded()
    return Int(min(max(length, Double(lengths.lowerBound)), Double(lengths.upperBound)))
  }
}
