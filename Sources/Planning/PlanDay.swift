package import Scheduling

extension Day {
  /// Reads a day as a person says it: `2026-12-04`, `today`, `tomorrow`, or the next Friday as
  /// `friday` or `fri`.
  ///
  /// - Throws: ``PlanError/badDay(_:)``.
  package init(saying text: String, today: Day) throws(PlanError) {
    let word = text.lowercased()
    if let day = Day(text) {
      self = day
    } else if word == "today" {
      self = today
    } else if word == "tomorrow" {
      self = today.advanced(by: 1)
    } else if let weekday = Self.weekdayNames.firstIndex(where: {
      $0.lowercased() == word || $0.lowercased().prefix(3) == word
    }) {
      let days = (weekday - today.weekday.rawValue + 7) % 7
      self = today.advanced(by: days == 0 ? 7 : days)
    } else {
      throw .badDay(text)
    }
  }
}
