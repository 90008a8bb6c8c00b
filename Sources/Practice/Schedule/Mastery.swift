public import Scheduling
public import Summaries

/// The days on which a learner spelled a word at the first try, unaided. With three such days, the
/// learner has mastered the word.
///
/// Remembering a word for some minutes is not mastery. So a day counts only if the learner did not
/// need to see the word earlier on that day.
public struct Mastery: Hashable, Sendable {
  /// The first three such days.
  private var first: Day?
  private var second: Day?
  private var third: Day?
  /// The last day on which the learner needed to see the word.
  private var shown: Day?

  /// Creates the mastery of a new word.
  public init() {}

  /// The first three days that count, or fewer.
  public var days: [Day] { [first, second, third].compactMap(\.self) }
  /// The third day that counts, since which the learner has mastered the word; `nil` before it.
  public var since: Day? { third }

  /// Whether the learner needed to see the word on a day.
  public func wasShown(on day: Day) -> Bool { shown == day }

  /// Records a round that is over.
  public mutating func record(_ attainment: Attainment, on day: Day) {
    guard attainment == .firstTry else {
      shown = day
      return
    }
    guard shown != day, first != day, second != day else { return }
    if first == nil {
      first = day
    } else if second == nil {
      second = day
    } else if third == nil {
      third = day
    }
  }
}

extension Mastery: Summarised {
  /// Reads the value from a summary.
  public init(from summary: inout SummaryReader) throws(UnreadableSummary) {
    first = try Day?(from: &summary)
    second = try Day?(from: &summary)
    third = try Day?(from: &summary)
    shown = try Day?(from: &summary)
  }

  /// Appends the value to a summary.
  public func write(to summary: inout SummaryWriter) {
    first.write(to: &summary)
    second.write(to: &summary)
    third.write(to: &summary)
    shown.write(to: &summary)
  }
}
