package import Learner
package import Plan
package import Scheduling

/// The learner's plan at a moment, as the terminal prints it and the server sends it.
package struct PlanSnapshot: Hashable, Sendable, Codable {
  /// A task with its progress.
  public struct Task: Hashable, Sendable, Codable {
    public let key: TaskKey
    /// The number of the task, from 1.
    public let number: Int
    public let title: String
    /// The task in words, with the moment of its if-then plan, if any.
    public let sentence: String
    public let isDone: Bool
    /// Whether the task is not done, although its due day is over.
    package let isOverdue: Bool
    /// The due day and the repetition of the task, in words.
    @OrNull public private(set) var time: String?
    @OrNull public private(set) var due: Day?
    @OrNull public private(set) var repeats: Repeat?
    /// A letter from A, the most urgent, to Z.
    @OrNull package private(set) var priority: String?
    public let tags: [String]
    @OrNull package private(set) var note: String?
    /// The practice that checks the task off; `nil` for a task that the learner checks off.
    @OrNull public private(set) var goal: TaskGoal?
    /// The progress of a task that checks itself off; `nil` for any other task and for a task that
    /// is done.
    @OrNull public private(set) var progress: Progress?
    /// The plan for the test of a list; `nil` for any other task.
    @OrNull public private(set) var test: Test?
  }

  /// The progress of a task that checks itself off.
  public struct Progress: Hashable, Sendable, Codable {
    public let part, whole: Int
    /// The progress in words.
    public let text: String
    /// The practice that counts.
    package let explanation: String

    /// The share that is done, for a progress bar.
    public var share: Share { Share(part, of: whole) }
  }

  /// The plan for a test.
  package struct Test: Hashable, Sendable, Codable {
    /// The plan in one or two sentences.
    public let sentence: String
    /// The share of the words that the learner is expected to spell, from 0 to 1, in hundredths;
    /// `nil` while not all days are planned.
    @OrNull public private(set) var share: Double?
    /// The days with practice until the test.
    public let days: [PracticeDay]
  }

  /// A day with practice for a test. The words themselves stay secret.
  package struct PracticeDay: Hashable, Sendable, Codable {
    public let day: Day
    /// The numbers of words: all, the ones missed the last time, the new ones, and the others.
    public let words, missed, new, again: Int
    public let minutes: Int
    /// The numbers of the day's words, in words.
    public let sentence: String
  }

  public let today: Day
  /// The tasks in the order of the learner.
  public let tasks: [Task]
  /// A sentence about the tasks that have just checked themselves off; `nil` if no task has.
  @OrNull package private(set) var checked: String?
  /// The sentences about the words of the task that was just added or changed, such as a day that
  /// was not understood; `nil` if nothing needs to be said.
  @OrNull public private(set) var remark: String?
  /// The name of the last removal, which can be undone; `nil` if nothing was removed.
  @OrNull package private(set) var removal: Identifier?
  /// A sentence that says when the learner is reminded; `nil` if the settings can't be read.
  @OrNull package private(set) var reminders: String?

  /// The tasks that are not done.
  public var open: [Task] { tasks.filter { !$0.isDone } }

  /// Returns the task that prepares for the test of a list, if any.
  public func test(of list: String) -> Task? {
    open.first { $0.goal?.testedList == list }
  }
}

extension PlanSnapshot {
  init(_ plan: TrackedPlan, removal: Identifier?, reminders: String?, remark: String?) {
    self.init(
      today: plan.today, tasks: plan.tasks.map { Task($0, on: plan.today) },
      checked: plan.checkedSentence, remark: remark, removal: removal, reminders: reminders)
  }
}

extension PlanSnapshot.Task {
  fileprivate init(_ tracked: TrackedTask, on today: Day) {
    let task = tracked.task
    var progress: PlanSnapshot.Progress?
    if let goal = task.goal { progress = tracked.progress.map { .init($0, of: goal) } }
    var test: PlanSnapshot.Test?
    if let day = task.due { test = tracked.test.map { .init($0, of: day, on: today) } }
    self.init(
      key: TaskKey(task), number: tracked.number, title: task.title, sentence: task.sentence,
      isDone: task.isDone, isOverdue: task.isOverdue(on: today), time: task.time(on: today),
      due: task.due, repeats: task.repeats, priority: task.priority.map { String($0) },
      tags: task.tags, note: tracked.note, goal: task.goal, progress: progress, test: test)
  }
}

extension PlanSnapshot.Progress {
  fileprivate init(_ progress: TaskProgress, of goal: TaskGoal) {
    self.init(
      part: progress.share.part, whole: progress.share.whole, text: progress.inWords(goal),
      explanation: progress.explanation)
  }
}

extension PlanSnapshot.Test {
  /// - Parameter day: the day of the test.
  fileprivate init(_ plan: TestPlan, of day: Day, on today: Day) {
    self.init(
      sentence: plan.sentence(ofTest: day, on: today),
      share: plan.share.map { ($0 * 100).rounded() / 100 },
      days: plan.parts.filter { !$0.words.isEmpty }.map { part in
        PlanSnapshot.PracticeDay(
          day: part.day, words: part.words.count, missed: part.missed.count,
          new: part.pretest.count, again: part.reviews.count, minutes: max(1, part.minutes),
          sentence: part.sentence)
      })
  }
}
