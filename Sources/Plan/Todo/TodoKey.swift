internal import Scheduling

/// A key that has a meaning here.
enum TodoKey: String, CaseIterable {
  case due, id
  case threshold = "t"
  case repeats = "rec"
  /// The day of the month to which a task comes back; see ``TodoLine/monthDay``.
  case monthDay = "day"
  /// The priority of a task that is done.
  case priority = "pri"
  /// The practice that checks the task off; see ``TaskGoal``.
  case goal = "vv"
  /// The moment for the task; see ``IfThen``.
  case cue = "if"

  /// Returns whether a value has a meaning. A word with any other value is a part of the title, so
  /// that a person sees it.
  func means(_ value: ArraySlice<UInt8>, isDone: Bool) -> Bool {
    let text = String(decoding: value, as: UTF8.self)
    switch self {
    case .due, .threshold: return Day(text) != nil
    case .repeats: return Repeat(text) != nil
    case .monthDay: return ["29", "30", "31"].contains(text)
    case .goal: return TaskGoal(text) != nil
    case .cue: return WordName.decoded(text) != nil
    case .priority: return isDone && value.count == 1 && value.allSatisfy(ASCII.isCapital)
    // Bytes that are not UTF-8 would not survive as a text.
    case .id: return text.utf8.elementsEqual(value)
    }
  }
}
