internal import Languages
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

  /// Returns the title of a list on the day of its test.
  ///
  /// - Parameter words: the number of words to ask once more.
  static func title(ofTestOf list: String, words: Int) -> String {
    "The list \(list) once more before its test: \(words.of("word"))"
  }

  /// Returns the title of the words that are due.
  ///
  /// - Parameters:
  ///   - language: their language, if the learner usually practises another one.
  ///   - areMore: whether other due words belong to another item.
  static func title(ofDueWords count: Int, of language: Language?, areMore: Bool) -> String {
    let noun = [areMore ? "more" : nil, language?.nameOrCode, "word"].compactMap(\.self)
    return "\(count.of(noun.joined(separator: " "))) to spell again"
  }

  /// The words that are left to the daily goal.
  enum GoalWords {
    /// Due words and new words.
    case any
    /// New words, because other items have the due ones.
    case new
    /// Words that the learner has met, because no new word is to come.
    case known
  }

  /// Returns the title of the words that are left to the daily goal.
  ///
  /// - Parameters:
  ///   - kind: the words that they are.
  ///   - goal: the number of rounds a day.
  static func title(ofWords left: Int, _ kind: GoalWords, toGoal goal: Int) -> String {
    let words =
      switch kind {
      case .any: left.of("word")
      case .new: left.of("new word")
      case .known: left.of("word") + " that you know,"
      }
    return "\(words) to your goal of \(goal.of("round")) today"
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
