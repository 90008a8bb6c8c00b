internal import Plan
internal import Scheduling

extension Day {
  /// Returns the next day of the week, which is not this day.
  ///
  /// - Parameter weekday: the number of the day, from 0 for Monday.
  func next(weekday: Int) -> Day { advanced(by: 1).first(weekday: weekday) }

  /// Returns this day or the next day that is a day of the week.
  func first(weekday: Int) -> Day {
    advanced(by: (weekday - self.weekday.rawValue + 7) % 7)
  }

  /// Returns this day or the next day with a date; `nil` for a date that no year has.
  func first(month: Int, date: Int) -> Day? {
    // A leap day can be eight years away.
    (civil.year...civil.year + 8).lazy.compactMap { Day(year: $0, month: month, date: date) }
      .first { $0 >= self }
  }

  /// Returns this day or the next day that is a day of its month, of a month that has it; `nil`
  /// unless the day is from 1 to 31.
  func first(date: Int) -> Day? {
    guard (1...31).contains(date) else { return nil }
    // Of two months that follow each other, one has 31 days.
    return (0...2).lazy.map { self.advanced(byMonths: $0, to: date) }
      .first { $0.civil.day == date && $0 >= self }
  }

  /// Returns this day or the next day that is a day of its month, or the last day of a month that
  /// lacks it.
  func firstOrLast(date: Int) -> Day {
    let day = advanced(byMonths: 0, to: date)
    return day < self ? advanced(byMonths: 1, to: date) : day
  }

  /// The last day of the month.
  var lastOfMonth: Day { advanced(byMonths: 0, to: 31) }
}
