/// The mix of due and new items in a session.
public struct Mix: Hashable, Sendable {
  /// The kind of item that a round asks.
  public enum Choice: Hashable, Sendable {
    case due, new
  }

  /// The largest share of a session's rounds that new items take while others are due, from 0 to 1.
  public let newShare: Double
  /// The largest number of new items a day.
  public let newPerDay: Int

  /// The mix of a learner who chose none.
  ///
  /// Twenty rounds a day, a third of them with new items, leave nine in ten items known after two
  /// months. With half of the rounds for new items it is eight in ten, because more items come due than
  /// the rounds can ask (`make simulate`).
  public static let normal = Mix(unchecked: 1.0 / 3, newPerDay: 50)

  /// - Parameters:
  ///   - newShare: the largest share of new items while others are due, from 0 to 1.
  ///   - newPerDay: the largest number of new items a day.
  /// - Throws: ``SchedulingError`` unless the share is from 0 to 1 and the number at least 0.
  public init(newShare: Double, newPerDay: Int) throws(SchedulingError) {
    guard (0...1).contains(newShare) else { throw .notAShare(newShare) }
    guard newPerDay >= 0 else { throw .notACount(newPerDay) }
    self.init(unchecked: newShare, newPerDay: newPerDay)
  }

  private init(unchecked newShare: Double, newPerDay: Int) {
    self.newShare = newShare
    self.newPerDay = newPerDay
  }

  /// Returns whether the next round asks a due item or a new one.
  ///
  /// - Parameters:
  ///   - due: the number of due items.
  ///   - session: the rounds of this session so far, without items that come back after a miss.
  ///   - newToday: the number of items that the learner met for the first time today.
  /// - Returns: `nil` when nothing is due and today's new items are used up.
  public func next(due: Int, session: (new: Int, due: Int), newToday: Int) -> Choice? {
    let mayBeNew = newToday < newPerDay
    guard due > 0 else { return mayBeNew ? .new : nil }
    let rounds = session.new + session.due + 1
    return mayBeNew && Double(session.new + 1) <= newShare * Double(rounds) ? .new : .due
  }
}
