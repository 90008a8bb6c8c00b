/// How a session mixes words that are due with new ones.
public struct Mix: Hashable, Sendable {
  public enum Choice: Hashable, Sendable {
    case due, new
  }

  /// The most of a session's rounds that go to new words while others are due, from 0 to 1.
  public let newShare: Double
  /// The most new words a day.
  public let newPerDay: Int

  /// With a third, a learner who does twenty rounds a day still knows nine in ten of the words met in
  /// two months; with half, eight, for more come due than are asked (`RetentionSimulation` in
  /// `Tests/Benchmarks`).
  public static let normal = Mix(unchecked: 1.0 / 3, newPerDay: 50)

  /// - Throws: ``PracticeError`` unless the share is from 0 to 1 and the number not below 0.
  public init(newShare: Double, newPerDay: Int) throws(PracticeError) {
    guard (0...1).contains(newShare) else { throw .notAShare(newShare) }
    guard newPerDay >= 0 else { throw .notANumberOfWords(newPerDay) }
    self.init(unchecked: newShare, newPerDay: newPerDay)
  }

  private init(unchecked newShare: Double, newPerDay: Int) {
    self.newShare = newShare
    self.newPerDay = newPerDay
  }

  /// What the next round is to be.
  ///
  /// - Parameters:
  ///   - due: how many words are due.
  ///   - session: the rounds of this session so far; words that come back after a miss are not
  ///     counted.
  ///   - newToday: how many words the learner met for the first time today.
  /// - Returns: `nil` when nothing is due and there are enough new words for today.
  public func next(due: Int, session: (new: Int, due: Int), newToday: Int) -> Choice? {
    let mayBeNew = newToday < newPerDay
    guard due > 0 else { return mayBeNew ? .new : nil }
    let rounds = session.new + session.due + 1
    return mayBeNew && Double(session.new + 1) <= newShare * Double(rounds) ? .new : .due
  }
}
