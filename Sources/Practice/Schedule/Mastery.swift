public import Scheduling

/// The days on which a word was spelled at first try, unaided. On three separate days, it is mastered.
///
/// What was remembered for some minutes is no mastery: a day counts only if the learner had not needed
/// to see the word earlier on it.
public struct Mastery: Hashable, Sendable {
  public static let daysWanted = 3

  /// The first three of them; no more are kept.
  private var first: Day?
  private var second: Day?
  private var third: Day?
  /// The last day on which the word was shown to a learner who needed it.
  private var shown: Day?

  public init() {}

  public var days: [Day] { [first, second, third].compactMap(\.self) }
  public var isMastered: Bool { third != nil }

  /// Whether the learner needed to see the word on a day.
  public func wasShown(on day: Day) -> Bool { shown == day }

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
