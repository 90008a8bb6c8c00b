// This whole file by Character: a person writes the words.

internal import Plan
internal import Scheduling

extension TimePhrase {
  /// Returns the repetition that a phrase says; `nil` for any other words.
  static func repetition(_ words: ArraySlice<String>, today: Day) -> TimePhrase? {
    /// Returns the repetition of a reader that reads all words.
    func whole(_ read: (inout WordCursor) -> TimePhrase?) -> TimePhrase? {
      var cursor = WordCursor(words)
      let phrase = read(&cursor)
      return cursor.isAtEnd ? phrase : nil
    }
    if let phrase = whole({ onDays(&$0, today) }) { return phrase }
    if let phrase = whole({ everyDay(&$0, today) }) { return phrase }
    if let phrase = whole({ ofEveryMonth(&$0, today) }) { return phrase }
    return whole { interval(&$0, today) }
  }

  /// Reads `on weekdays` and `on fridays`.
  private static func onDays(_ words: inout WordCursor, _ today: Day) -> TimePhrase? {
    guard words.take("on") else { return nil }
    if words.take(oneOf: "weekdays", "workdays") != nil || words.take("working", "days") {
      return TimePhrase(every: (1, .workday))
    }
    guard let weekday = words.take(TimeWords.pluralWeekday) else { return nil }
    return TimePhrase(every: (1, .week), from: today.first(weekday: weekday))
  }

  /// Reads `every friday`, `every other friday`, `every 5 december`, and `every last day of the
  /// month`. Every second Friday can be two things, so it is not read.
  private static func everyDay(_ words: inout WordCursor, _ today: Day) -> TimePhrase? {
    words.take("once")
    words.take("on")
    guard words.take(oneOf: "every", "each") != nil else { return nil }
    let start = words
    let count = words.take("other") ? 2 : 1
    if let weekday = words.take(anyWeekday) {
      return TimePhrase(every: (count, .week), from: today.first(weekday: weekday))
    }
    words = start
    if let phrase = yearly(1, &words, today) { return phrase }
    words = start
    guard let date = dayOfMonth(&words), words.take("of", "the", "month") else { return nil }
    return monthly(1, on: date, today)
  }

  /// Reads `on the last day of every month`, `on the 5th of every month`, `at the end of every
  /// month`.
  private static func ofEveryMonth(_ words: inout WordCursor, _ today: Day) -> TimePhrase? {
    let preposition = words.take(oneOf: "on", "by", "at")
    words.take("the")
    let isEnd = preposition != "on" && words.take("end")
    guard let date = isEnd ? 31 : dayOfMonth(&words), words.take("of"),
      let amount = everyAmount(&words), amount.unit == .month
    else { return nil }
    return monthly(amount.count, on: date, today)
  }

  /// Reads `every 3 days`, `every other week`, `once a month`, `weekly on friday`, `every month on
  /// the 5th`, and `every year on 5 december`.
  private static func interval(_ words: inout WordCursor, _ today: Day) -> TimePhrase? {
    let isOnce = words.take("once")
    if words.take(oneOf: "a", "an", "per") != nil {
      let phrase = words.take(TimeWords.unit).flatMap { TimePhrase(every: $0) }
      return isOnce ? phrase : phrase?.loose()
    }
    guard let amount = words.take(TimeWords.frequency) ?? everyAmount(&words) else { return nil }
    guard words.take("on") else { return TimePhrase(every: amount) }
    switch amount.unit {
    case .week:
      guard let weekday = words.take(someWeekday) else { return nil }
      return TimePhrase(every: amount, from: today.first(weekday: weekday))
    case .month:
      words.take("the")
      return dayOfMonth(&words).flatMap { monthly(amount.count, on: $0, today) }
    case .year: return yearly(amount.count, &words, today)
    case .day, .workday: return nil
    }
  }

  /// Returns the number of a day of the week, in the singular or the plural.
  private static func someWeekday(_ word: String) -> Int? {
    anyWeekday(word) ?? TimeWords.pluralWeekday(word)
  }

  /// Reads `every week`, `every 3 days`, `every other month` and `every third day`.
  private static func everyAmount(_ words: inout WordCursor) -> TimeWords.Amount? {
    guard words.take(oneOf: "every", "each") != nil else { return nil }
    if words.take("working", "day") { return (1, .workday) }
    var count = 1
    if words.take("other") {
      count = 2
    } else if let number = words.take(TimeWords.number) {
      count = number
    } else if let number = words.take(TimeWords.ordinal) {
      guard number > 1 else { return nil }
      count = number
    }
    return words.take(TimeWords.unit).map { (count * $0.count, $0.unit) }
  }

  /// Reads `last day`, `5th` and `5th day`.
  private static func dayOfMonth(_ words: inout WordCursor) -> Int? {
    if words.take("last", "day") { return 31 }
    guard let date = words.take(TimeWords.ordinal), (1...31).contains(date) else { return nil }
    words.take("day")
    return date
  }

  private static func monthly(_ count: Int, on date: Int, _ today: Day) -> TimePhrase? {
    TimePhrase(
      every: (count, .month), from: today.firstOrLast(date: date), monthDay: date)
  }

  private static func yearly(
    _ count: Int, _ words: inout WordCursor, _ today: Day
  ) -> TimePhrase? {
    words.take("the")
    guard let (month, date) = monthAndDate(&words) else { return nil }
    return today.first(month: month, date: date).flatMap {
      TimePhrase(every: (count, .year), from: $0)
    }
  }
}
