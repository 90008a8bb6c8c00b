internal import Plan
internal import Scheduling

/// The day and the repetition that are taken from the words of a task.
struct TakenTimes {
  /// The kinds that the learner gives beside the words.
  let given: Set<TimePhrase.Kind>
  /// The kinds that were taken.
  private(set) var kinds: Set<TimePhrase.Kind> = []
  private(set) var due: Day?
  private(set) var repeats: Repeat?
  /// The day of the month to which the task comes back; see ``TodoLine/monthDay``.
  private(set) var monthDay: Int?
  private(set) var remarks: [TaskRemark] = []
  /// The phrases that can't be taken beside another day or repetition.
  private(set) var refused: [String] = []

  init(given: Set<TimePhrase.Kind>) { self.given = given }

  /// Takes a phrase, unless the task has another day or repetition.
  ///
  /// - Parameter text: the words of the learner.
  /// - Returns: whether the phrase was taken.
  mutating func take(_ time: TimePhrase, saidAs text: String) -> Bool {
    let hasOther = given.contains(time.kind) || kinds.contains(time.kind)
    guard !hasOther, due == nil || time.due == nil else {
      refused.append(text)
      return false
    }
    kinds.insert(time.kind)
    if let day = time.due { (due, monthDay) = (day, time.monthDay) }
    if let new = time.repeats { repeats = new }
    if time.isNextWeekday, let day = time.due { remarks.append(.nextWeekday(text, day)) }
    // "On Friday every week": the days stay Fridays.
    if due != nil, let old = repeats, old.unit != .day, old.unit != .workday {
      repeats = Repeat(every: old.count, old.unit, isStrict: true)
    }
    return true
  }
}
