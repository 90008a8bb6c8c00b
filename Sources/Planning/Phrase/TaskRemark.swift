// This whole file by Character: a person writes the words.

internal import ByteText
internal import Plan
internal import Scheduling

/// A remark about the words of a task that a person adds or changes: what was not taken as a day or
/// a repetition, and stays in the title.
enum TaskRemark: Hashable {
  /// Words that seem to say a day or a repetition, but were not understood.
  case notUnderstood([String])
  /// A day or a repetition in words, beside one that the person gave in another way.
  case givenApart([String])
  /// A word such as `due:soon`, whose value means nothing.
  case noValue(String, TodoKey)
  /// A time of the day. A task has none.
  case timeOfDay(String)
  /// A day that was taken, but can be another one for some people: "next Friday".
  case nextWeekday(String, Day)

  /// The keys whose values a person can mistype.
  enum TodoKey: String, CaseIterable {
    case due
    case threshold = "t"
    case repeats = "rec"
  }

  /// Returns the remarks about words such as `due:soon`.
  ///
  /// - Parameter title: the title of a line. A word with a value that means something is not a part
  ///   of it.
  static func values(in title: String) -> [TaskRemark] {
    title.split(separator: " ").compactMap { word in
      let small = word.lowercased()
      let key = TodoKey.allCases.first { small.bytes.hasPrefix($0.rawValue + ":") }
      guard let key else { return nil }
      // "t:shirt" is no day.
      if key == .threshold, small.dropFirst(2).first?.isNumber != true { return nil }
      return .noValue(String(word), key)
    }
  }
}
