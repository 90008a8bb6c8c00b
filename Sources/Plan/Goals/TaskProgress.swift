public import Scheduling

/// How far a task that checks itself has come.
public struct TaskProgress: Hashable, Sendable {
  /// The part that is done, as a progress bar shows it. It is at most the whole.
  public let share: Share
  /// Whether the task is done.
  public let isDone: Bool
  /// A sentence that says what counts for the task.
  public let explanation: String

  /// - Parameters:
  ///   - goal: what the task waits for.
  ///   - task: the task. Practice from before it began does not count; see ``PlannedTask/start``.
  ///   - facts: what the learner has done.
  public init(_ goal: TaskGoal, of task: PlannedTask, _ facts: PracticeFacts) {
    explanation = goal.explanation
    let today = facts.today
    let hasBegun = task.start.map { $0 <= today } ?? true
    func share(_ work: PracticeFacts.Work?) -> Share {
      let work = work ?? PracticeFacts.Work(done: 0, left: 0)
      return hasBegun ? Share(work.done, of: work.done + work.left) : Share(0, of: work.left)
    }
    func share(_ done: Int, of count: Int) -> Share {
      Share(hasBegun ? min(done, count) : 0, of: count)
    }
    let isKnown: Bool
    switch goal {
    case .words(let count): (self.share, isKnown) = (share(facts.rounds, of: count), true)
    case .review: (self.share, isKnown) = (share(facts.review), true)
    case .deck(let name):
      (self.share, isKnown) = (share(facts.decks[name]), facts.decks[name] != nil)
    case .list(let name):
      let words = facts.lists[name] ?? []
      let first = task.start ?? task.created
      let done = words.count { day in day.map { day in first.map { day >= $0 } ?? true } ?? false }
      (self.share, isKnown) = (share(done, of: words.count), !words.isEmpty)
    case .quiz(let count):
      let first = max(today.monday, task.start ?? today.monday)
      let done = facts.questions.filter { $0.key >= first && $0.key <= today }.values.reduce(0, +)
      (self.share, isKnown) = (share(done, of: count), true)
    case .test(let list, _):
      (self.share, isKnown) = (share(facts.tests[list]), facts.tests[list] != nil)
    }
    if case .test = goal {
      isDone = task.due.map { $0 <= today } ?? false
    } else {
      isDone = hasBegun && isKnown && self.share.part >= self.share.whole
    }
  }
}

extension PlannedTask {
  /// The first day whose practice counts for the task: its threshold, or for a repeating task the
  /// day after it was last due. So the practice for a task does not count for the task that comes
  /// back, too. `nil` for any day.
  public var start: Day? {
    if let threshold { return threshold }
    guard let repeats, let due else { return nil }
    return repeats.last(before: due, monthDay: monthDay).advanced(by: 1)
  }
}

extension TaskGoal {
  /// A sentence that says what counts.
  public var explanation: String {
    switch self {
    case .words:
      "Each round of spelling counts that ends today, whether you spell the word or miss it."
    case .review:
      "Each word and each card counts that was due today and that you review today."
    case .deck(let name):
      "Each card of the deck “\(name)” counts that is to be asked today and that you answer today."
    case .list(let name):
      "Each word of the list “\(name)” counts once you have spelled it since the task began."
    case .quiz:
      "Each question counts that you answer this week about a word that you met this week."
    case .test(let list, let minutes):
      "Each word of the list “\(list)” counts that is planned for today and that you practise "
        + "today, within \(minutes) \(minutes == 1 ? "minute" : "minutes"). "
        + "The task is done on the day of the test."
    }
  }
}
