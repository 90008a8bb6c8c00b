public import Learner
public import Plan
public import Scheduling

/// The learner's plan at a moment, as the terminal prints it and the server sends it.
public struct PlanSnapshot: Hashable, Sendable, Codable {
  /// A task, with how far it has come.
  public struct Task: Hashable, Sendable, Codable {
    public let key: TaskKey
    /// The number of the task, from 1.
    public let number: Int
    public let title: String
    /// The task in words, with its moment where it has one.
    public let sentence: String
    public let isDone: Bool
    /// Whether the day by which the task was to be done is over.
    public let isOverdue: Bool
    /// When the task is due and how it comes back, in words.
    @OrNull public private(set) var time: String?
    @OrNull public private(set) var due: Day?
    @OrNull public private(set) var repeats: Repeat?
    /// A letter from A, the most urgent, to Z.
    @OrNull public private(set) var priority: String?
    public let tags: [String]
    @OrNull public private(set) var note: String?
    /// The practice that checks the task off; `nil` for a task that the learner checks off.
    @OrNull public private(set) var goal: TaskGoal?
    /// How far a task that checks itself has come; `nil` for any other, and for one that is done.
    @OrNull public private(set) var progress: Progress?
    /// The way to the test of a list; `nil` for any other task.
    @OrNull public private(set) var test: Test?
  }

  /// How far a task that checks itself has come.
  public struct Progress: Hashable, Sendable, Codable {
    public let part, whole: Int
    /// The progress in words.
    public let text: String
    /// The practice that counts.
    public let explanation: String

    /// The part that is done, for a bar.
    public var share: Share { Share(part, of: whole) }
  }

  /// The way to a test.
  public struct Test: Hashable, Sendable, Codable {
    /// The plan in one or two sentences.
    public let sentence: String
    /// The share of the words that the learner is expected to spell, from 0 to 1, in hundredths;
    /// `nil` while not all days are planned.
    @OrNull public private(set) var share: Double?
    /// The days with practice until the test.
    public let days: [PracticeDay]
  }

  /// A day with practice for a test. The words themselves stay secret.
  public struct PracticeDay: Hashable, Sendable, Codable {
    public let day: Day
    /// The numbers of words: all, those missed the last time, the new ones, and the others.
    public let words, missed, new, again: Int
    public let minutes: Int
    /// The words of the day, counted in a sentence.
    public let sentence: String
  }

  public let today: Day
  /// The tasks in the order of the learner.
  public let tasks: [Task]
  /// The sentence about the tasks that have checked themselves off just now; `nil` for none.
  @OrNull public private(set) var checked: String?
  /// The name of the last removal, which can be undone; `nil` where nothing was removed.
  @OrNull public private(set) var removal: Identifier?
  /// The sentence that says when the learner is reminded; `nil` where the settings of it can't be
  /// read.
  @OrNull public private(set) var reminders: String?

  /// The tasks that are not done.
  public var open: [Task] { tasks.filter { !$0.isDone } }

  /// Returns the task that prepares for the test of a list; `nil` where none does.
  public func test(of list: String) -> Task? {
    open.first { $0.goal?.testedList == list }
  }
}

extension PlanSnapshot {
  init(_ plan: TrackedPlan, removal: Identifier?, reminders: String?) {
    self.init(
      today: plan.today, tasks: plan.tasks.map { Task($0, on: plan.today) },
      checked: plan.checkedSentence, removal: removal, reminders: reminders)
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
