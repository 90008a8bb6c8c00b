/// The share of a session's rounds that are right at the first try, as it is planned.
///
/// A learner who fails too often loses heart, and a tired learner fails more. So the plan counts
/// the rounds of the session so far. A failed item that has yet to come back counts as right,
/// because it was shown.
public struct SessionShare: Hashable, Sendable, Codable {
  /// The share of right first tries below which no session is planned, from 0 to 1.
  public static let usual = 0.65
  /// The shares that a learner may choose. With less, most first tries would be wrong; with more, a
  /// session would have no room for new items.
  public static let shares = 0.5...0.95

  /// The rounds so far.
  public private(set) var rounds = 0
  /// The rounds so far that were right at the first try.
  public private(set) var right = 0

  /// The most rounds that are counted.
  private static let mostRounds = 1_000_000

  /// Creates the share at the beginning of a session.
  public init() {}

  /// Reads a share. A file may hold any number.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    rounds = min(max(try values.decode(Int.self, forKey: .rounds), 0), Self.mostRounds)
    right = min(max(try values.decode(Int.self, forKey: .right), 0), rounds)
  }

  /// Records a round.
  public mutating func record(isRight: Bool) {
    rounds += 1
    right += isRight ? 1 : 0
  }

  /// Returns the smallest chance p of being right that the next item may have.
  ///
  /// A failed item comes back until it is right. If it is right with the chance c each time, that
  /// takes 1 / c rounds. So after the next item the session has `1 + (1 − p) / c` rounds more, of
  /// which 1 is right. The planned share is then
  /// `(right + waiting + 1) / (rounds + waiting / c + 1 + (1 − p) / c)`.
  ///
  /// - Parameters:
  ///   - share: the smallest planned share, above 0 and at most 1.
  ///   - waiting: the number of items that have yet to come back.
  ///   - comebackChance: the chance c that an item that comes back is right, above 0 and at most 1.
  public func leastChance(keeping share: Double, waiting: Int, comebackChance: Double) -> Double {
    let after = Double(right + waiting + 1) / share - Double(rounds + 1)
    return 1 + Double(waiting) - comebackChance * after
  }
}
