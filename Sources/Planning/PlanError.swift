public import Faults
internal import Plan
public import Scheduling

/// A wish about the plan that can't be granted. Nothing has changed.
public enum PlanError: Error, Hashable, Sendable {
  /// The plan has no task of this number.
  case noTask(Int, count: Int)
  /// Another program has removed or changed the task.
  case gone
  /// A task without words.
  case emptyTitle
  /// A title that is longer than ``TaskDraft/longestTitle``.
  case longTitle
  /// A note that is longer than the plan keeps.
  case longNote(most: Int)
  case badDay(String)
  case badRepeat(String)
  case badTag(String)
  case badPriority(String)
  /// The number of words, questions or minutes of a goal.
  case badCount(Int)
  /// A goal that is none.
  case badGoal(String)
  /// A test without a day, or one that is today, was earlier, or comes in more than a year.
  case badTestDay(Day?)
  /// The list of a test has no word that can be asked.
  case emptyList(String)
  /// The plan has as many tasks as it can hold.
  case full(most: Int)
  /// Nothing was removed that can come back.
  case nothingRemoved
}

extension PlanError: Fault {
  public var kind: FaultKind {
    switch self {
    case .noTask, .gone: .notFound
    case .nothingRemoved, .emptyList, .full: .conflict
    case .emptyTitle, .longTitle, .longNote, .badDay, .badRepeat, .badTag, .badPriority, .badCount,
      .badGoal, .badTestDay:
      .invalid
    }
  }

  public var description: String {
    switch self {
    case .noTask(_, 0): "Your plan has no task: add one first."
    case .noTask(let number, 1): "Your plan has no task \(number): it has only task 1."
    case .noTask(let number, let count):
      "Your plan has no task \(number): give a number from 1 to \(count)."
    case .gone:
      "This task has been removed or changed meanwhile: look at the plan, and choose again."
    case .emptyTitle: "A task needs a few words: say what is to be done."
    case .longTitle:
      "A task has at most \(TaskDraft.longestTitle) characters: put the rest into a note."
    case .longNote(let most): "A note has at most \(most.grouped) bytes: make it shorter."
    case .badDay(let text):
      "'\(text)' is no day: give one such as 2026-12-04, friday, today or tomorrow."
    case .badRepeat(let text):
      """
      '\(text)' is no repeat: give daily, weekdays, weekly, monthly, yearly, or one such as 3d or \
      2w.
      """
    case .badTag(let text):
      "'\(text)' is no tag: give a word without spaces, such as school, +school or @home."
    case .badPriority(let text): "'\(text)' is no priority: give a letter from A to Z."
    case .badCount(let count):
      "\(count) is no number for a task: give one from \(TaskGoal.counts.lowerBound) to "
        + "\(TaskGoal.counts.upperBound)."
    case .badGoal(let text):
      "'\(text)' is nothing that a task can wait for: give words, review, deck, list, quiz or test."
    case .badTestDay(let day):
      (day.map { "No plan can be made for a test on \($0)" } ?? "A test needs a day")
        + ": give one from tomorrow to a year from now."
    case .emptyList(let name):
      "The list '\(name)' has no word that can be asked: add words to it first."
    case .full(let most):
      "Your plan has \(most.grouped) tasks, and can't hold more: clear those that are done."
    case .nothingRemoved: "No task was removed that could come back."
    }
  }
}
