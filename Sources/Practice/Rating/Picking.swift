internal import Glibc
public import Vocabulary

/// The choice of a new word if the learner chose no level. The word is so hard that the learner
/// completes a wanted share of such words at the first try.
extension Rating {
  /// The wanted share of first tries that are right. The learner succeeds often enough to enjoy it,
  /// and fails often enough to learn.
  public static let wantedShare = 0.8

  /// A level and a length; all words that have both form one pool.
  public struct Pool: Hashable, Sendable {
    /// How common the words are.
    public let level: Level
    /// The number of letters in each word.
    public let length: Int
  }

  /// Returns the difficulty, in logits, of words of which the learner completes about a share. The
  /// less certain the rating is, the nearer that share is to a half.
  public func wantedDifficulty(share: Double = wantedShare) -> Double {
    let weight = Estimate.weight(of: estimate.variance + WordDifficulty.variance)
    return estimate.mean - Estimate.logit(share) / weight
  }

  /// Returns twelve pools from which to draw the candidates for the next new word: short rare words
  /// and long common words. A pool can occur several times.
  ///
  /// - Parameters:
  ///   - lengths: the lengths to choose from, in letters.
  ///   - share: the wanted share of first tries that are right.
  public func pools(within lengths: ClosedRange<Int>, share: Double = wantedShare) -> [Pool] {
    let wanted = wantedDifficulty(share: share)
    let nearest = Level.allCases.map { level in
      let length = WordDifficulty.length(of: level, at: wanted, within: lengths)
      let logits = WordDifficulty(length: length, level: level).logits
      return (pool: Pool(level: level, length: length), distance: (logits - wanted).magnitude)
    }
    let least = nearest.map(\.distance).min() ?? 0
    let near = nearest.filter { $0.distance <= least + Self.nearEnough }.map(\.pool)
    return (0..<Self.offered).map { near[$0 % near.count] }
  }

  /// Returns the index of the word whose chance is nearest to a share, the first of several such
  /// words; `nil` if there are no words.
  public func pick(from words: [WordDifficulty], share: Double = wantedShare) -> Int? {
    let wanted = Estimate.logit(share)
    let distances = words.map { (Estimate.logit(chance(of: $0)) - wanted).magnitude }
    return distances.indices.min { distances[$0] < distances[$1] }
  }

  /// The number of words on offer. One of them is near enough.
  private static let offered = 12
  /// The distance that the letters of a word can make up for, in logits.
  private static let nearEnough = 0.7
}

extension WordDifficulty {
  /// Returns the length at which the words of a level come nearest to a difficulty.
  fileprivate static func length(
    of level: Level, at logits: Double, within lengths: ClosedRange<Int>
  ) -> Int {
    let rest = logits - WordDifficulty(length: Int(middleLength), level: level).logits
    let length = (middleLength * exp(rest / perLength)).rounded()
    return Int(min(max(length, Double(lengths.lowerBound)), Double(lengths.upperBound)))
  }
}
