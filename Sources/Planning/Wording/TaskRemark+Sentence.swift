internal import Learner
internal import Scheduling

extension TaskRemark {
  /// The remark in one sentence, which says what to do.
  var sentence: String {
    switch self {
    case .notUnderstood(let phrases):
      """
      \(Self.quoted(phrases)) \(phrases.count == 1 ? "stays" : "stay") in the title and \
      \(phrases.count == 1 ? "was" : "were") not taken as a day or a repeat: end the words with \
      one such as “by Friday”, “on 5 December”, “every 3 days” or “every Friday”.
      """
    case .givenApart(let phrases):
      """
      \(Self.quoted(phrases)) \(phrases.count == 1 ? "stays" : "stay") in the title, because the \
      task has another day or repeat beside its words: give only one.
      """
    case .noValue(let word, .due):
      "“\(word)” stays in the title: give one day such as due:2026-12-04 or due:friday."
    case .noValue(let word, .threshold):
      "“\(word)” stays in the title: give one day such as t:2026-12-04."
    case .noValue(let word, .repeats):
      "“\(word)” stays in the title: give one repeat such as rec:3d, rec:2w or rec:+1m."
    case .timeOfDay(let text):
      "“\(text)” stays in the title: a task has a day, but no time of the day."
    case .nextWeekday(let text, let day):
      """
      “\(text)” is \(Day.weekdayNames[day.weekday.rawValue]) \(day.inWords): change the day if you \
      mean the one a week later.
      """
    }
  }

  /// Returns words in quotation marks: `“a”, “b” and “c”`.
  private static func quoted(_ phrases: [String]) -> String {
    let quoted = phrases.map { "“\($0)”" }
    guard quoted.count > 1 else { return quoted.joined() }
    return quoted.dropLast().joined(separator: ", ") + " and " + quoted[quoted.count - 1]
  }
}

extension [TaskRemark] {
  /// The remarks in sentences; `nil` without any.
  var sentence: String? { isEmpty ? nil : map(\.sentence).joined(separator: " ") }
}
