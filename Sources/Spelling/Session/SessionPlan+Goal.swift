internal import Learner
internal import Practice
internal import Scheduling
internal import Storage

extension SessionPlan {
  /// Plans the session for a goal.
  ///
  /// - Parameter isWished: whether the goal is a wish for this session. If not, it is the goal in
  ///   the settings.
  /// - Throws: `StorageError` when the list of a test can't be read.
  mutating func practise(
    for choice: GoalChoice, isWished: Bool, _ files: LearnerFiles
  ) throws(StorageError) {
    switch words {
    // A session with a seed has no goal. Words that the learner chose by their length, level or
    // spelling are practised for the goal only if it was chosen with them.
    case .drawn(_, _, let pattern)
    where seed == nil && mode.words == .any && (isWished || pattern.isAny && filter.isAny):
      break
    case .review where mode.words == .any: break
    case .drawn, .given, .review: return
    }
    (goal, testWords) = try choice.practised(on: Moment.now.day, files)
    // Words for a test in another language are asked alone, by its voice.
    guard let tested = testWords, case .sure(let list, _) = choice,
      let language = try files.language(ofList: list), language != self.language,
      !(language.isVariety(of: .english) && self.language == nil)
    else { return }
    (words, self.language) = (.given(tested), language)
    (goal, testWords) = (.most, nil)
  }
}
