package import Faults
package import Scheduling

/// The part of a learner's practice that a report is about: the words of a list, the practice since
/// a day, or both.
package struct ReportScope: Hashable, Sendable {
  /// The name of the list; `nil` for all words.
  let list: String?
  /// The first day; `nil` for all days.
  let since: Day?

  /// The scope of a report about all practice.
  package static let all = ReportScope(list: nil, since: nil)

  private init(list: String?, since: Day?) { (self.list, self.since) = (list, since) }

  /// - Parameters:
  ///   - list: the name of a list; `nil` for all words.
  ///   - since: the first day, such as `2026-11-20`, or the number of days until today, such as
  ///     `7`; `nil` for all days.
  ///   - today: the present day.
  /// - Throws: ``ReportScopeError`` for a text that is no day, or one that has not come yet.
  package init(list: String?, since: String?, today: Day) throws(ReportScopeError) {
    guard let since else {
      self.init(list: list, since: nil)
      return
    }
    let first: Day
    if let days = Int(since), Self.days.contains(days) {
      first = today.advanced(by: 1 - days)
    } else if let day = Day(since) {
      first = day
    } else {
      throw .notADay(since)
    }
    guard first <= today else { throw .notYet(first) }
    self.init(list: list, since: first)
  }

  /// The numbers of days that a report may be about: at most a hundred years.
  private static let days = 1...36_525
}

/// The reason why there is no such report.
package enum ReportScopeError: Error, Hashable, Sendable {
  case notADay(String)
  /// The day is after today.
  case notYet(Day)
}

extension ReportScopeError: Fault {
  package var kind: FaultKind { .invalid }
}
