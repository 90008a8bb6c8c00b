import Practice
import Scheduling
import Tutor

/// Shares in rows, aligned: what it is, how many of how many, the percentage and a bar.
struct BarTable {
  struct Row {
    let title: String
    let share: Share
    /// Further lines beneath it, set in.
    var remark: String?
  }

  let rows: [Row]
  private static let indent = "  "
  private static let longestBar = 24
  private static let shortestBar = 4

  /// - Parameter width: the columns that lines may fill; where there is no room for bars, there are
  ///   none.
  func lines(width: Int, styled: (String, Screen.Tone) -> String) -> [String] {
    let titles = rows.map(\.title.count).max() ?? 0
    let parts = rows.map(\.share.part.grouped.count).max() ?? 0
    let wholes = rows.map(\.share.whole.grouped.count).max() ?? 0
    let room = width - (Self.indent.count + titles + 2 + parts + 4 + wholes + 2 + 5 + 2)
    let bar = room < Self.shortestBar ? 0 : min(room, Self.longestBar)
    return rows.flatMap { row in
      let percent = row.share.percent.map { "\($0) %" } ?? "–"
      let figures =
        row.share.part.grouped.leading(to: parts) + " of "
        + row.share.whole.grouped.leading(to: wholes) + "  " + percent.leading(to: 5)
      let drawn = Bar.text(row.share, width: bar)
      let line =
        Self.indent + row.title.padded(to: titles) + "  " + figures + (drawn.isEmpty ? "" : "  ")
      let remark = row.remark.map { $0.shortened(to: width - 2 * Self.indent.count) }
      return [line + drawn]
        + (remark.map { [Self.indent + Self.indent + styled($0, .quiet)] } ?? [])
    }
  }
}

extension String {
  /// With spaces before it, up to a width.
  func leading(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }

  /// Cut at a width, with a sign that it was.
  func shortened(to width: Int) -> String {
    count > width ? prefix(max(0, width - 1)) + "…" : self
  }
}

extension Day {
  /// `Sat 21 Nov`
  var inShort: String {
    let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    let (_, month, day) = civil
    let name = Self.monthNames[month - 1].prefix(3)
    return "\(weekdays[weekday.rawValue]) \("\(day)".leading(to: 2)) \(name)"
  }
}
