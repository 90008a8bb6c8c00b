import Console
import Learner
import Practice
import Scheduling
import Terminal

/// A table of shares, with aligned columns: a title, the figures, the percentage and a bar.
struct BarTable {
  struct Row {
    let title: String
    let share: Share
    /// A line below the row, with an indent.
    var remark: String?
  }

  let rows: [Row]
  private static let indent = "  "
  private static let longestBar = 24
  private static let shortestBar = 4

  /// Returns the lines of the table.
  ///
  /// - Parameter width: the number of columns for a line. If there is no room for bars, they are
  ///   left out.
  func lines(width: Int, styled: (String, Screen.Tone) -> String) -> [String] {
    let titles = rows.map(\.title.columns).max() ?? 0
    let percentages = rows.map { $0.share.percentage ?? "–" }
    let percents = max(5, percentages.map(\.count).max() ?? 0)
    let parts = rows.map(\.share.part.grouped.count).max() ?? 0
    let wholes = rows.map(\.share.whole.grouped.count).max() ?? 0
    let room = width - (Self.indent.count + titles + 2 + parts + 4 + wholes + 2 + percents + 2)
    let bar = room < Self.shortestBar ? 0 : min(room, Self.longestBar)
    return zip(rows, percentages).flatMap { row, percentage in
      let part = row.share.part.grouped.leading(to: parts)
      let whole = row.share.whole.grouped.leading(to: wholes)
      let figures = "\(part) of \(whole)  \(percentage.leading(to: percents))"
      let drawn = Bar.text(row.share, width: bar)
      var line = "\(Self.indent)\(row.title.padded(to: titles))  \(figures)"
      if !drawn.isEmpty { line += "  \(drawn)" }
      guard let remark = row.remark else { return [line] }
      let shown = styled(remark.shortened(to: width - 2 * Self.indent.count), .quiet)
      return [line, "\(Self.indent)\(Self.indent)\(shown)"]
    }
  }
}

extension Day {
  /// The day without its year, such as `Sat 21 Nov`.
  var inShort: String {
    let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    let (_, month, day) = civil
    let name = Self.monthNames[month - 1].prefix(3)
    return "\(weekdays[weekday.rawValue]) \("\(day)".leading(to: 2)) \(name)"
  }
}
