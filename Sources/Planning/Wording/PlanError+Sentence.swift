internal import Learner
internal import Plan
internal import Scheduling

extension PlanError {
  package var description: String {
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
      "'\(text)' is not a day: give one such as 2026-12-04, friday, today or tomorrow."
    case .badRepeat(let text):
      """
      '\(text)' is not a repeat: give daily, weekdays, weekly, monthly, yearly, or one such as 3d \
      or 2w.
      """
    case .badTag(let text):
      """
      '\(text)' is not a tag: give a word without spaces that begins with a letter, such as \
      school, +school or @home.
      """
    case .badPriority(let text): "'\(text)' is not a priority: give a letter from A to Z."
    case .badCount(let count):
      "A task can't have the number \(count): give one from \(TaskGoal.counts.lowerBound) to "
        + "\(TaskGoal.counts.upperBound)."
    case .badGoal(let text):
      "'\(text)' is not a goal for a task: give words, review, deck, list, quiz or test."
    case .unnamedGoal("deck"):
      "A goal about a deck needs the deck's name: give the name of one of your decks."
    case .unnamedGoal("test"):
      "A goal about a test needs the name of the test's list: give the name of one of your lists."
    case .unnamedGoal:
      "A goal about a list needs the list's name: give the name of one of your lists."
    case .badTestDay(let day):
      (day.map { "No plan can be made for a test on \($0)" } ?? "A test needs a day")
        + ": give one from tomorrow to a year from now."
    case .emptyList(let name):
      "The list '\(name)' has no word that can be asked: add words to it first."
    case .full(let most):
      "Your plan has \(most.grouped) tasks, and can't hold more: clear those that are done."
    case .nothingRemoved: "No removed task can be restored."
    }
  }
}
