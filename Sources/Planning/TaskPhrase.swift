// This whole file by Character: a person writes the sentence.

internal import Plan
internal import Scheduling

/// A task as a learner describes it in a few words: "10 words a day", "finish list week-12 by
/// Friday", "after breakfast I do 10 words", "Buy milk tomorrow". The words without another meaning
/// are the title.
///
/// A day or a repetition is taken as a whole, or it stays in the title with a remark.
struct TaskPhrase: Hashable {
  private(set) var title: String
  private(set) var due: Day?
  private(set) var repeats: Repeat?
  /// The day of the month to which the task comes back; see ``TodoLine/monthDay``.
  private(set) var monthDay: Int?
  private(set) var goal: TaskGoal?
  private(set) var cue: String?
  private(set) var remarks: [TaskRemark]

  /// - Parameters:
  ///   - text: the words of the learner.
  ///   - today: the present day.
  ///   - lists: the names of the learner's lists.
  ///   - decks: the names of the learner's decks.
  ///   - given: the kinds of times that the learner gives beside the words. Words of these kinds
  ///     stay in the title, unless they belong to a goal such as "10 words a day".
  init(
    _ text: String, today: Day, lists: [String], decks: [String],
    given: Set<TimePhrase.Kind> = []
  ) {
    var times = TakenTimes(given: given)
    var words = Self.words(text)
    var hasNewStart = false
    var moment: [String] = []
    if let plan = IfThen(text) {
      words = Self.words(plan.title)
      moment = Self.moment(plan.cue, today: today, &times)
    } else if let opening = TimeOpening(words, today: today),
      times.take(opening.time, saidAs: opening.text)
    {
      words = opening.rest
      hasNewStart = true
    }
    var remarks: [TaskRemark] = []
    var goal = Self.goal(words, lists: lists, decks: decks)
    if goal == nil {
      let ending = TimeEnding(words, today: today)
      let rest = ending.rest(without: Set(ending.found.map(\.time.kind)))
      goal = Self.goal(rest, lists: lists, decks: decks)
      words = Self.taking(ending, hasGoal: goal != nil, &times)
      if words.count < ending.words.count, let clock = ending.clockText {
        remarks.append(.timeOfDay(clock))
      }
    }
    title = words.joined(separator: " ")
    if goal != nil || hasNewStart { title = title.prefix(1).uppercased() + title.dropFirst() }
    (self.goal, due, repeats, monthDay) = (goal, times.due, times.repeats, times.monthDay)
    var untaken = UntakenTime.phrases(in: moment)
    if !moment.isEmpty {
      cue = moment.joined(separator: " ")
      // A moment such as breakfast comes every day.
      if due == nil, repeats == nil, untaken.isEmpty { repeats = Repeat(.day) }
    }
    // The title of a goal has the name of a list or a deck.
    if goal == nil { untaken += UntakenTime.phrases(in: words) }
    remarks += times.remarks + TaskRemark.values(in: title)
    if !times.refused.isEmpty {
      remarks.append(.givenApart(times.refused))
    } else if !untaken.isEmpty {
      remarks.append(.notUnderstood(untaken))
    }
    self.remarks = remarks
  }

  private static func words(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }

  /// Takes the times of an if-then plan's moment, as in "on Friday I call Ann". A plan whose moment
  /// is nothing but a time is an ordinary task.
  ///
  /// - Returns: the other words of the moment.
  private static func moment(
    _ cue: String, today: Day, _ times: inout TakenTimes
  ) -> [String] {
    let words = Self.words(cue)
    if let time = TimePhrase(words.map(TimeWords.plain)[...], today: today), !time.isLoose {
      return times.take(time, saidAs: cue) ? [] : words
    }
    return taking(TimeEnding(words, today: today), hasGoal: false, &times)
  }

  /// Takes the times at the end of words.
  ///
  /// - Parameter hasGoal: whether the words before them are a goal.
  /// - Returns: the other words.
  private static func taking(
    _ ending: TimeEnding, hasGoal: Bool, _ times: inout TakenTimes
  ) -> [String] {
    var kinds: Set<TimePhrase.Kind> = []
    for phrase in ending.found {
      let kind = phrase.time.kind
      // "Spend 5 euros a week" doesn't mean a weekly task.
      if phrase.time.isLoose, !hasGoal { continue }
      // A goal is one only without the words. The time that is given beside them counts.
      let isReplaced = hasGoal && times.given.contains(kind)
      if isReplaced || times.take(phrase.time, saidAs: ending.text(of: phrase)) {
        kinds.insert(kind)
      }
    }
    return ending.rest(without: kinds)
  }

  private static func goal(_ words: [String], lists: [String], decks: [String]) -> TaskGoal? {
    var small = words.map { $0.lowercased() }
    func name(after count: Int, among names: [String]) -> String? {
      let name = words.dropFirst(count).joined(separator: " ")
      return names.first { $0.lowercased() == name.lowercased() }
    }
    let verbs: Set = [
      "spell", "practise", "practice", "do", "learn", "answer", "take", "finish", "study", "review",
    ]
    let verb = small.first.flatMap { verbs.contains($0) ? $0 : nil }
    if verb != nil { small.removeFirst() }
    let skipped = verb == nil ? 0 : 1
    if small.count == 2, let count = Int(small[0]), TaskGoal.counts.contains(count) {
      if ["word", "words"].contains(small[1]) { return .words(count) }
      if ["question", "questions"].contains(small[1]) { return .quiz(count) }
    }
    if verb == "review", ["what is due", "what's due"].contains(small.joined(separator: " ")) {
      return .review
    }
    var rest = small[...]
    var count = skipped
    if rest.first == "the" { (rest, count) = (rest.dropFirst(), count + 1) }
    if rest.first == "deck" { return name(after: count + 1, among: decks).map(TaskGoal.deck) }
    if rest.first == "list" { return name(after: count + 1, among: lists).map(TaskGoal.list) }
    if ["a quiz on this week's words", "quiz on this week's words"].contains(
      small.joined(separator: " "))
    {
      return .quiz(GoalWish.usualCount)
    }
    return nil
  }
}
