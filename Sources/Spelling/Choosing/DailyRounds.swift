internal import Practice
internal import Scheduling

/// The choice of a session's rounds on one day, and the number of new words that the learner may
/// still meet on that day.
struct DailyRounds {
  /// The day of the choice.
  let today: Day
  private let plan: SessionPlan
  private var chooser: RoundChooser
  /// The number of words that the learner may still meet for the first time.
  private(set) var newLeft: Int
  /// Whether no source has a new word for this session.
  private(set) var lacksNew = false

  /// - Parameters:
  ///   - progress: the learner's progress so far.
  ///   - plan: the plan of the session.
  ///   - kept: the state of the session so far.
  ///   - isAskable: a function that returns whether the session can ask a word that the learner has
  ///     met.
  init(
    _ progress: Progress, _ plan: SessionPlan, on today: Day, kept: RoundChooser.SavedState,
    isAskable: (String) -> Bool
  ) {
    self.today = today
    self.plan = plan
    newLeft =
      switch plan.words {
      case .given: 0
      case .review: 0
      case .drawn where plan.seed != nil: .max
      // Before a test, the learner meets all words of the test, however many they are.
      case .drawn where plan.testWords != nil:
        plan.listed.count { progress.words[$0.word] == nil && isAskable($0.word) }
      case .drawn where plan.goal == .keep: 0
      case .drawn: max(0, plan.newPerDay - (progress.newWords[today] ?? 0))
      }
    let wanted = Self.wanted(progress, plan, on: today)
    chooser = RoundChooser(
      wanted.map(progress.limited) ?? progress, goal: plan.goal, on: today,
      leastShare: plan.rightShare, kept: kept, isAskable: isAskable)
  }

  /// Returns the met words among which the session chooses; `nil` for all.
  private static func wanted(
    _ progress: Progress, _ plan: SessionPlan, on today: Day
  ) -> Set<String>? {
    let tested = plan.testWords.map { Set($0.map(\.word)) }
    switch plan.words {
    case .given: return []
    case .drawn: return tested
    case .review:
      let due = Set(progress.agenda(on: today, for: plan.goal).due)
      return tested.map(due.intersection) ?? due
    }
  }

  /// The state that a left session needs to go on.
  var kept: RoundChooser.SavedState { chooser.kept }

  /// The number of words, met and new, that can still be asked today, without those that come back.
  var leftToday: Int {
    let (sum, isTooMany) = chooser.count.addingReportingOverflow(newLeft)
    return isTooMany ? .max : sum
  }

  /// The number of missed words that come back.
  var comebacks: Int { chooser.comebacks }

  /// Takes the missed word whose turn it is; `nil` if it is no word's turn.
  ///
  /// - Parameter othersRemain: whether other words are left to ask. If not, the nearest word comes
  ///   at once.
  mutating func comeback(othersRemain: Bool) -> String? {
    chooser.comeback(othersRemain: othersRemain)
  }

  /// Returns the next round that is not a comeback; `nil` if no such round is left today.
  ///
  /// - Parameter new: the new words that the session can ask.
  func best(_ progress: Progress, new: Candidates<String>.NewItems) -> Candidates<String>.Choice? {
    chooser.best(progress, new: newLeft > 0 ? new : nil)
  }

  /// Counts a new word that the session asks.
  mutating func takeNew() { newLeft -= 1 }

  /// Stops asking new words, because no source has any.
  mutating func endNew() {
    newLeft = 0
    lacksNew = true
  }

  /// Removes a word that the session asks now or has asked. If it is missed, it still comes back.
  mutating func take(_ word: String) { chooser.take(word) }

  /// Removes a word that the session can't ask any more.
  mutating func remove(_ word: String) { chooser.remove(word) }

  /// Records a round that is over.
  mutating func record(_ round: Round) {
    chooser.record(round)
    // In a mode without repeats, a missed word waits for another session.
    if !plan.mode.isRepeating { chooser.remove(round.word.text) }
  }
}
