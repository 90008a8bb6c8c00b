public import Scheduling

extension Day {
  /// Reads a day as a person says it: `2026-12-04`, `today`, `tomorrow`, or the next Friday as
  /// `friday` or `fri`.
  ///
  /// - Throws: ``PlanError/badDay(_:)``.
  public init(saying text: String, today: Day) throws(PlanError) {
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

  /// The days' names, Monday first.
  public static let weekdayNames = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]

  /// The day as a person says it on another day: `today`, `Friday`, `Friday 4 December`.
  ///
  /// - Parameter today: the day on which it is said.
  public func said(on today: Day) -> String {
    let name = Self.weekdayNames[weekday.rawValue]
    switch today.distance(to: self) {
    case 0: return "today"
    case 1: return "tomorrow"
    case -1: return "yesterday"
    case 2...6: return name
    // By Character: the words are our own.
    case 7...180: return "\(name) \(inWords.split(separator: " ").prefix(2).joined(separator: " "))"
    default: return inWords
    }
  }
}
