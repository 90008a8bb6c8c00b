public import Scheduling

/// The practice that tasks can check themselves off by. It is computed from the journal.
public struct PracticeFacts: Hashable, Sendable {
  /// The numbers of items that were done on a day, and of items that are left.
  public struct Work: Hashable, Sendable {
    public var done: Int
    public var left: Int

    public init(done: Int, left: Int) { (self.done, self.left) = (done, left) }
  }

  /// The learner's present day.
  public var today: Day
  /// The rounds of spelling that ended today.
  public var rounds = 0
  /// The words and cards that were due today: the number of reviewed ones, and of the ones that are
  /// left.
  public var review = Work(done: 0, left: 0)
  /// For each deck by its name, the cards of today: the number of answered ones, and of the ones
  /// that are left.
  public var decks: [String: Work] = [:]
  /// For each list by its name, the day on which each word was last spelled; `nil` for a word that
  /// was not spelled yet.
  public var lists: [String: [Day?]] = [:]
  /// For each day of this week, the answered questions about words that the learner met this week.
  public var questions: [Day: Int] = [:]
  /// For each list with a test by its name, the words of today's part of the plan: the number of
  /// practised ones, and of the ones that are left.
  public var tests: [String: Work] = [:]

  public init(today: Day) { self.today = today }
}
