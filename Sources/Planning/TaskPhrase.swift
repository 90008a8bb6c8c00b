// This whole file by Character: a person writes the sentence.

internal import Plan
internal import Scheduling

/// A task as a learner describes it in a few words: "10 words a day", "finish list week-12 by
/// Friday", "after breakfast I do 10 words". The words without another meaning are the title.
struct TaskPhrase: Hashable {
  var title: String
  var due: Day?
  var repeats: Repeat?
  var goal: TaskGoal?
  var cue: String?

  /// - Parameters:
  ///   - text: the words of the learner.
  ///   - today: the present day.
  ///   - lists: the names of the learner's lists.
  ///   - decks: the names of the learner's decks.
  init(_ text: String, today: Day, lists: [String], decks: [String]) {
    title = text
    var action = text
    if let plan = IfThen(text) {
      (cue, action, title) = (plan.cue, plan.action, plan.title)
      // A moment such as breakfast comes every day.
      repeats = Repeat(.day)
    }
    var words = action.split(separator: " ").map(String.init)
    if words.count > 2, words[words.count - 2].lowercased() == "by",
      let day = try? Day(saying: words[words.count - 1], today: today)
    {
      due = day
      words.removeLast(2)
    }
    let whole = words
    var often = false
    if cue == nil, let found = Self.withoutRepeat(words) {
      (words, repeats, often) = (found.words, found.repeats, found.isLoose)
    }
    goal = Self.goal(words, lists: lists, decks: decks)
    // "Spend 5 euros a week" doesn't mean a weekly task.
    if goal == nil, often { (words, repeats) = (whole, nil) }
    if cue == nil { title = words.joined(separator: " ") }
    if goal != nil { title = title.prefix(1).uppercased() + title.dropFirst() }
  }

  /// Returns the words before an ending such as "every day", the repetition that the ending means,
  /// and whether the ending can mean something else; `nil` without such an ending.
  private static func withoutRepeat(
    _ words: [String]
  ) -> (words: [String], repeats: Repeat?, isLoose: Bool)? {
    let small = words.map { $0.lowercased() }
    let ends: [(words: [String], unit: Repeat.Unit, isLoose: Bool)] = [
      (["a", "day"], .day, true), (["every", "day"], .day, false), (["each", "day"], .day, false),
      (["daily"], .day, false), (["a", "week"], .week, true), (["every", "week"], .week, false),
      (["weekly"], .week, false), (["every", "weekday"], .workday, false),
      (["on", "weekdays"], .workday, false), (["a", "month"], .month, true),
      (["every", "month"], .month, false), (["monthly"], .month, false),
    ]
    for end in ends
    where small.count > end.words.count && small.suffix(end.words.count) == end.words[...] {
      return (Array(words.dropLast(end.words.count)), Repeat(end.unit), end.isLoose)
    }
    return nil
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
