internal import Plan

/// The practice that checks a task off, as a command line or a page names it.
package struct GoalWish: Hashable, Sendable, Codable {
  /// The kind: `words`, `review`, `deck`, `list`, `quiz` or `test`.
  package var kind: String
  /// The number of words or questions.
  public var count: Int?
  /// The name of the deck or the list.
  public var name: String?
  /// The minutes a day, for a test.
  public var minutes: Int?

  package init(_ kind: String, count: Int? = nil, name: String? = nil, minutes: Int? = nil) {
    (self.kind, self.count, self.name, self.minutes) = (kind, count, name, minutes)
  }

  /// The number of words or questions of a task that names none.
  static let usualCount = 10
  /// The minutes a day of a test that names none.
  package static let usualMinutes = 15

  /// Returns the goal.
  ///
  /// - Throws: ``PlanError`` for an unknown kind, a missing name or an impossible number.
  func goal() throws(PlanError) -> TaskGoal {
    // A number that the goal doesn't use is checked, too. Otherwise the learner would not know that
    // it is wrong.
    let (count, minutes) = (count ?? Self.usualCount, minutes ?? Self.usualMinutes)
    for number in [count, minutes] where !TaskGoal.counts.contains(number) {
      throw .badCount(number)
    }
    switch (kind, name) {
    case ("words", _): return .words(count)
    case ("quiz", _): return .quiz(count)
    case ("review", _): return .review
    case ("deck", let name?) where !name.isEmpty: return .deck(name)
    case ("list", let name?) where !name.isEmpty: return .list(name)
    case ("test", let name?) where !name.isEmpty: return .test(list: name, minutes: minutes)
    case ("deck", _), ("list", _), ("test", _): throw .unnamedGoal(kind)
    default: throw .badGoal(kind)
    }
  }
}
