// This whole file by Character: a person writes the words.

internal import Plan
internal import Scheduling

/// A day or a repetition as a person says it: "tomorrow", "by Friday", "on 5 December", "every
/// other week", "on the last day of every month".
///
/// A phrase has a meaning as a whole, or none. So no word of a phrase is lost that says more than
/// a todo.txt file can: "every second Tuesday of the month" is no phrase, although "every second
/// week" is one.
struct TimePhrase: Hashable {
  enum Kind: Hashable { case day, repetition }

  let kind: Kind
  /// The day, or the first one.
  private(set) var due: Day?
  private(set) var repeats: Repeat?
  /// The day of the month to which it comes back; see ``TodoLine/monthDay``.
  private(set) var monthDay: Int?
  /// Whether the words can mean something else, as in "spend 5 euros a day".
  private(set) var isLoose = false
  /// Whether a person can also mean the day a week later, as in "next Friday".
  private(set) var isNextWeekday = false

  /// The number of words of the longest phrase, "once every two months on the last day".
  static let mostWords = 9

  /// - Parameters:
  ///   - words: all words of the phrase, as ``TimeWords/plain(_:)`` returns them.
  ///   - today: the present day.
  init?(_ words: ArraySlice<String>, today: Day) {
    guard (1...Self.mostWords).contains(words.count) else { return nil }
    if let found = Self.repetition(words, today: today) {
      self = found
    } else if let day = Self.day(words, today: today) {
      (kind, due) = (.day, day)
      isNextWeekday = words.contains("next") && words.last.flatMap(Self.anyWeekday) != nil
    } else {
      return nil
    }
  }

  /// Creates a repetition.
  ///
  /// - Parameters:
  ///   - amount: the time between two days.
  ///   - first: the first day; `nil` if the words name none. With one, the time is counted from the
  ///     day on which the task was due, so that the days stay Fridays or the ends of months.
  ///   - monthDay: the day of the month, from 1 to 31.
  init?(every amount: TimeWords.Amount, from first: Day? = nil, monthDay: Int? = nil) {
    guard let repeats = Repeat(every: amount.count, amount.unit, isStrict: first != nil) else {
      return nil
    }
    (kind, due, self.repeats, self.monthDay) = (.repetition, first, repeats, monthDay)
  }

  /// Returns the phrase as one that can mean something else.
  func loose() -> TimePhrase {
    var phrase = self
    phrase.isLoose = true
    return phrase
  }

  static func anyWeekday(_ word: String) -> Int? {
    TimeWords.weekday(word) ?? TimeWords.shortWeekday(word)
  }
}
