internal import Learner
internal import Plan

/// The practice that checks a task off, as a command line or a page names it.
public struct GoalWish: Hashable, Sendable, Codable {
  /// `words`, `review`, `deck`, `list`, `quiz` or `test`.
  public var kind: String
  /// The number of words or questions.
  public var count: Int?
  /// The name of the deck or the list.
  public var name: String?
  /// The minutes a day, for a test.
  public var minutes: Int?

  public init(_ kind: String, count: Int? = nil, name: String? = nil, minutes: Int? = nil) {
    (self.kind, self.count, self.name, self.minutes) = (kind, count, name, minutes)
  }

  /// The words or questions of a task that names no number.
  static let usualCount = 10
  /// The minutes a day of a plan for a test that names none.
  public static let usualMinutes = 15

  /// Returns the goal.
  ///
  /// - Throws: ``PlanError`` for one that is none.
  func goal() throws(PlanError) -> TaskGoal {
    // A number that the goal has no use for is checked, too: whoever gave it would not learn that
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
    default: throw .badGoal(kind)
    }
  }
}

extension TaskGoal {
  /// The title of a task that the learner gave none.
  var title: String {
    switch self {
    case .words(let count): "Spell \(count.of("word"))"
    case .review: "Review what is due"
    case .deck(let name): "Study the deck \(DeckName(name).title)"
    case .list(let name): "Finish the list \(name)"
    case .quiz(let count): "Answer \(count.of("question")) about this week's words"
    case .test(let list, _): "Prepare for the test of \(list)"
    }
  }

  /// The noun of what is counted, in the plural.
  var noun: (one: String, many: String) {
    switch self {
    case .words, .list, .test: ("word", "words")
    case .review: ("word or card", "words and cards")
    case .deck: ("card", "cards")
    case .quiz: ("question", "questions")
    }
  }
}
