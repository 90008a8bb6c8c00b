// This whole file by Character: the texts are our own help.

/// A help page, in lines that fit the terminal.
///
/// The argument parser makes the page. It leaves the usage in one line, and needs more columns for
/// the text beside an option than a narrow window has.
package struct HelpText {
  /// The page. Its last line has no line end.
  package let text: String

  /// The width of a page in columns, where no window is narrower.
  package static let usualColumns = 80
  /// The width below which a text stands below its option, not beside it.
  private static let leastColumns = 60
  /// The column at which the parser begins the text beside an option.
  private static let textColumn = 26

  /// - Parameters:
  ///   - columns: the columns of the window; `nil` if no window shows the page.
  ///   - page: a function of the argument parser that returns the page for a number of columns.
  package init(
    columns: Int? = Screen.pageColumns, page: (_ columns: Int) -> String
  ) {
    let columns = columns ?? Self.usualColumns
    text =
      columns < Self.leastColumns
      // In a page of so many columns, each option and its text are one line.
      ? Self.narrowed(page(10_000), to: columns)
      : Self.withUsageWrapped(page(columns), to: min(columns, Self.usualColumns))
  }

  private static func withUsageWrapped(_ page: String, to columns: Int) -> String {
    page.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix(usage) ? $0.usage(to: columns) : String($0) }.joined(separator: "\n")
  }

  private static let usage = "USAGE: "

  private static func narrowed(_ page: String, to columns: Int) -> String {
    let rows = page.split(separator: "\n", omittingEmptySubsequences: false)
    let start = rows.firstIndex { $0.hasPrefix(usage) } ?? rows.endIndex
    var lines = rows[..<start].map(String.init)
    for (row, next) in zip(rows[start...], rows[start...].dropFirst() + [""]) {
      if row.hasPrefix(usage) {
        lines.append(row.usage(to: columns))
      } else if !next.hasPrefix(noLabel), let (label, text) = row.label(before: textColumn) {
        if !label.isEmpty { lines.append(label) }
        lines.append("    \(text)")
      } else {
        lines.append(String(row))
      }
    }
    return lines.map { $0.folded(to: columns) }.joined(separator: "\n")
  }

  /// The space before the text of an option whose label needs a line of its own.
  private static let noLabel = String(repeating: " ", count: textColumn)
}

extension Substring {
  /// Returns the label before a column and the text from there on; `nil` for a line that has none.
  fileprivate func label(before column: Int) -> (label: String, text: String)? {
    let label = prefix(column)
    guard count > column, hasPrefix("  "), label.last == " " else { return nil }
    return (String(label.reversed().drop { $0 == " " }.reversed()), String(dropFirst(column)))
  }

  /// Returns the usage in lines that fit a width in columns. A line ends before an option, never
  /// within one.
  fileprivate func usage(to columns: Int) -> String {
    var (rows, depth) = ([""], 0)
    var part = ""
    for character in self + " " {
      if "[(<".contains(character) { depth += 1 }
      if "])>".contains(character) { depth -= 1 }
      guard character == " ", depth == 0 else {
        part.append(character)
        continue
      }
      let row = rows[rows.count - 1]
      if row.isEmpty {
        rows[rows.count - 1] = part
      } else if row.count + 1 + part.count <= columns {
        rows[rows.count - 1] += " " + part
      } else {
        rows.append("         " + part)
      }
      part = ""
    }
    return rows.joined(separator: "\n")
  }
}
