internal import Learner
public import Scheduling

extension Day {
  /// The names of the days of the week, Monday first.
  package static let weekdayNames = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]

  /// Returns the day as a person says it on another day: `today`, `Friday`, `Friday 4 December`.
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
