internal import Learner
internal import Practice
internal import Scheduling
internal import Storage

extension SessionPlan {
  /// Plans the session for a goal.
  ///
  /// - Throws: `StorageError` when the list of a test can't be read.
  mutating func practise(for choice: GoalChoice, _ files: LearnerFiles) throws(StorageError) {
    switch words {
    case .drawn(_, _, let pattern) where pattern.isAny && seed == nil && mode.words == .any: break
    case .review where mode.words == .any: break
    // A session with a seed, or with words that the learner chose, has no other goal.
    case .drawn, .given, .review: return
    }
    (goal, testWords) = try choice.practised(on: Moment.now.day, files)
  }
}
