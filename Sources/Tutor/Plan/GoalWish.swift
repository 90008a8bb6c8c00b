internal import Plan

/// What a task is to wait for, as a command line or a page says it.
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
    let number =
      (kind == "test" ? minutes : count) ?? (kind == "test" ? Self.usualMinutes : Self.usualCount)
    guard TaskGoal.counts.contains(number) else { throw .badCount(number) }
    switch (kind, name) {
    case ("words", _): return .words(number)
    case ("quiz", _): return .quiz(number)
    case ("review", _): return .review
    case ("deck", let name?) where !name.isEmpty: return .deck(name)
    case ("list", let name?) where !name.isEmpty: return .list(name)
    case ("test", let name?) where !name.isEmpty: return .test(list: name, minutes: number)
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
