internal import Plan
internal import Planning

/// The work of today's items so far. Work that serves two goals counts once: a word of a test may
/// be due, too, and each of its rounds counts for the goal of the day.
struct PlannedWork {
  /// The words that are to be spelled.
  var words: Set<LanguageWord> = []
  /// The number of cards to study and of questions to answer.
  var others = 0
  /// The number of rounds that tasks ask for beyond these words.
  var taskRounds = 0

  /// The number of rounds that count for the goal of the day.
  var rounds: Int { words.count + others + taskRounds }

  /// Returns the words that no item has yet, in their order.
  func newcomers(_ words: [LanguageWord]) -> [LanguageWord] {
    words.filter { !self.words.contains($0) }
  }

  /// Returns the rounds that a task asks for beyond the words so far; 0 for a task that asks for
  /// something else.
  ///
  /// - Parameter progress: how far the task has come.
  func rounds(beyond goal: TaskGoal?, _ progress: TaskProgress?) -> Int {
    guard case .words? = goal, let share = progress?.share else { return 0 }
    return max(0, share.whole - share.part - words.count)
  }
}
