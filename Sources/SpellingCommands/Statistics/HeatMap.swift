import Console
import Learner
import Practice
import Scheduling

/// A map of the last year: a column for each week, and a row for each weekday. The more rounds a
/// day had, the darker its sign. The daily goal decides which sign stands for which number of
/// rounds.
struct HeatMap {
  let calendar: PracticeCalendar
  let goal: Int

  private static let label = 4
  private static let weekdays = ["Mon", "", "Wed", "", "Fri", "", "Sun"]

  /// Returns eight lines: the months, and seven weekdays. If not all weeks fit the width, the
  /// oldest are left out.
  func lines(width: Int) -> [String] {
    let weeks = calendar.weeks.suffix(max(1, width - Self.label))
    let rows = Self.weekdays.enumerated().map { index, name in
      name.padded(to: Self.label) + weeks.map { $0[index].map(sign) ?? " " }.joined()
    }
    return ([monthLine(Array(weeks), width: width)] + rows).map(\.withoutTrailingSpaces)
  }

  /// The explanation of the signs.
  var legend: String {
    var parts = ["· none"]
    for (index, (shade, start)) in zip(Self.shades, starts).enumerated() {
      guard index + 1 < starts.count else {
        parts.append("\(shade) \(start.grouped) or more rounds")
        continue
      }
      let end = starts[index + 1] - 1
      guard end >= start else { continue }
      parts.append("\(shade) \(start == end ? start.grouped : "\(start.grouped)–\(end.grouped)")")
    }
    if calendar.entries.contains(where: \.isForgiven) { parts.append("○ forgiven") }
    return parts.joined(separator: "  ")
  }

  private static let shades = ["░", "▒", "▓", "█"]

  /// The smallest number of rounds for each shade.
  private var starts: [Int] { [1, (goal + 1) / 2, goal, 2 * goal].map { max($0, 1) } }

  private func sign(_ entry: PracticeCalendar.Entry) -> String {
    if entry.isForgiven { return "○" }
    return starts.lastIndex { $0 <= entry.rounds }.map { Self.shades[$0] } ?? "·"
  }

  /// Returns a line with the name of each month above the week in which it begins.
  private func monthLine(_ weeks: [[PracticeCalendar.Entry?]], width: Int) -> String {
    var line = String(repeating: " ", count: Self.label)
    for (index, week) in weeks.enumerated() {
      guard let first = week.compactMap({ $0 }).first(where: { $0.day.civil.day == 1 }) else {
        continue
      }
      let name = Day.monthNames[first.day.civil.month - 1].prefix(3)
      let column = Self.label + index
      guard column + name.count <= width else { break }
      line = line.padded(to: column) + name
    }
    return line
  }
}

extension String {
  fileprivate var withoutTrailingSpaces: String {
    // By Character: the signs of the map are our own.
    String(self[..<(lastIndex { $0 != " " }.map { index(after: $0) } ?? startIndex)])
  }
}
