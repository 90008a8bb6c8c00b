internal import Learner
internal import Plan
internal import Planning
internal import QuizPractice
internal import Scheduling

/// The titles of the things to do, in sentences without a full stop.
extension TodayPlan.Item {
  /// Returns the title of a day's practice for a test.
  static func title(ofTest task: PlannedTask, _ part: TestPlan.Part) -> String {
    "\(task.title): \(part.sentence)"
  }

  /// Returns the title of an unfinished quiz.
  static func title(of quiz: QuizSnapshot) -> String {
    "Your unfinished quiz, at question \(quiz.number) of \(quiz.count)"
  }

  /// Returns the title of a list that the learner's teacher assigned.
  ///
  /// - Parameter left: the number of words that the learner has yet to spell.
  static func title(ofAssigned list: String, due: Day?, left: Int, on today: Day) -> String {
    let due = due.map { ", due \($0.said(on: today))" } ?? ""
    return "The list \(list) from your teacher\(due): \(left.of("word")) left"
  }

  /// Returns the title of the words that are due.
  static func title(ofDueWords count: Int) -> String { "\(count.of("word")) to spell again" }

  /// Returns the title of the words that are left to the daily goal.
  ///
  /// - Parameters:
  ///   - areNew: whether other words are due, so that these are new words.
  ///   - goal: the number of rounds a day.
  static func title(ofWords left: Int, areNew: Bool, toGoal goal: Int) -> String {
    "\(left.of(areNew ? "new word" : "word")) to your goal of \(goal.of("round")) today"
  }

  /// Returns the title of the cards to review and of the new cards. At least one of the numbers is
  /// not 0.
  static func title(ofDueCards due: Int, new: Int) -> String {
    let parts = [(due, "to review"), (new, "new")].filter { $0.0 > 0 }
    let first = parts[0].0.of("card") + " " + parts[0].1
    return first + parts.dropFirst().map { ", \($0.0.grouped) \($0.1)" }.joined()
  }
}

extension TrackedTask {
  /// The task in words, with its progress.
  var sentence: String {
    guard let goal = task.goal, let progress, progress.share.whole > 0 else { return task.sentence }
    return "\(task.sentence) (\(progress.inWords(goal)))"
  }
}
