// This whole file by Character: a person writes the words.

internal import Plan
internal import Scheduling

extension TimePhrase {
  /// Returns the day that a phrase says; `nil` for any other words.
  static func day(_ words: ArraySlice<String>, today: Day) -> Day? {
    var start = WordCursor(words)
    let isDue = start.take("due")
    let preposition = start.take(oneOf: "by", "on", "at", "before")
    let isOnOrBy = preposition == "on" || preposition == "by"
    let isNamed = isDue && preposition == nil || isOnOrBy
    /// Returns the day of a reader that reads all words.
    func whole(_ read: (inout WordCursor) -> Day?) -> Day? {
      var cursor = start
      let day = read(&cursor)
      return cursor.isAtEnd ? day : nil
    }
    if preposition == nil || isOnOrBy {
      if preposition != "on", let day = whole({ relative(&$0, today) }) { return day }
      if let day = whole({ weekday(&$0, today, isNamed: isNamed) }) { return day }
      if let day = whole({ date(&$0, today) }) { return day }
      if isNamed, let day = whole({ dayOfMonth(&$0, today) }) { return day }
      if isNamed, let day = whole({ lastDay(&$0, today) }) { return day }
    }
    if preposition == nil, let day = whole({ span(&$0, today) }) { return day }
    if isDue || preposition != nil, preposition != "on" { return whole { end(&$0, today) } }
    return nil
  }

  private static func relative(_ words: inout WordCursor, _ today: Day) -> Day? {
    if words.take("today") { return today }
    if words.take("tomorrow") { return today.advanced(by: 1) }
    words.take("the")
    return words.take("day", "after", "tomorrow") ? today.advanced(by: 2) : nil
  }

  /// Reads `friday` behind a preposition, `next friday` and `this friday`.
  private static func weekday(
    _ words: inout WordCursor, _ today: Day, isNamed: Bool
  ) -> Day? {
    let which = words.take(oneOf: "next", "this")
    guard which != nil || isNamed, let weekday = words.take(anyWeekday) else { return nil }
    return which == "this" ? today.first(weekday: weekday) : today.next(weekday: weekday)
  }

  /// Reads `2026-12-05`, `5 december`, `the 5th of december`, `december 5th` and these with a year.
  /// A date without a year is the next one.
  static func date(_ words: inout WordCursor, _ today: Day) -> Day? {
    if let day = words.take({ Day($0) }) { return day }
    words.take("the")
    guard let (month, date) = monthAndDate(&words) else { return nil }
    guard let year = words.take(year) else { return today.first(month: month, date: date) }
    return Day(year: year, month: month, date: date)
  }

  static func monthAndDate(_ words: inout WordCursor) -> (month: Int, date: Int)? {
    if let date = words.take(dateNumber) {
      words.take("of")
      guard let month = words.take(TimeWords.month) else { return nil }
      return (month, date)
    }
    guard let month = words.take(TimeWords.month) else { return nil }
    words.take("the")
    guard let date = words.take(dateNumber) else { return nil }
    return (month, date)
  }

  /// Returns the number of a day of a month: `5` or `5th`.
  static func dateNumber(_ word: String) -> Int? {
    let number = TimeWords.ordinal(word) ?? Int(word)
    return number.flatMap { (1...31).contains($0) ? $0 : nil }
  }

  private static func year(_ word: String) -> Int? {
    word.utf8.count == 4 ? Int(word).flatMap { $0 > 0 ? $0 : nil } : nil
  }

  /// Reads `the 5th`: the next one.
  private static func dayOfMonth(_ words: inout WordCursor, _ today: Day) -> Day? {
    words.take("the")
    // "The second" is another thing than "the 2nd".
    return words.take { $0.first?.isNumber == true ? TimeWords.ordinal($0) : nil }
      .flatMap { today.first(date: $0) }
  }

  /// Reads `the last day of december` and `the last day of next month`. That of "the month" is that
  /// of every month for some people, so it is not read.
  private static func lastDay(_ words: inout WordCursor, _ today: Day) -> Day? {
    words.take("the")
    guard words.take("last", "day", "of") else { return nil }
    return endOfMonth(&words, today)
  }

  /// Reads `in two weeks`, `within 3 days` and `two weeks from now`.
  private static func span(_ words: inout WordCursor, _ today: Day) -> Day? {
    let isAhead = words.take(oneOf: "in", "within") != nil
    let number = words.take(oneOf: "a", "an") == nil ? words.take(TimeWords.number) : 1
    guard let number, let unit = words.take(TimeWords.unit) else { return nil }
    guard isAhead || words.take("from", "now") || words.take("from", "today") else { return nil }
    return Repeat(every: number * unit.count, unit.unit)?.next(after: today)
  }

  /// Reads `the end of the month`, `the end of next year` and `the end of december`.
  private static func end(_ words: inout WordCursor, _ today: Day) -> Day? {
    words.take("the")
    guard words.take("end", "of") else { return nil }
    if words.take("the", "month") { return today.lastOfMonth }
    if words.take("the", "year") || words.take("this", "year") {
      return Day(year: today.civil.year, month: 12, date: 31)
    }
    if words.take("next", "year") {
      return Day(year: today.civil.year + 1, month: 12, date: 31)
    }
    return endOfMonth(&words, today)
  }

  private static func endOfMonth(_ words: inout WordCursor, _ today: Day) -> Day? {
    if words.take("this", "month") { return today.lastOfMonth }
    if words.take("next", "month") { return today.advanced(byMonths: 1, to: 31) }
    guard let month = words.take(TimeWords.month) else { return nil }
    if let year = words.take(year) {
      return Day(year: year, month: month, date: 1)?.lastOfMonth
    }
    return today.advanced(byMonths: (month - today.civil.month + 12) % 12, to: 31)
  }
}
