import Console
import Learner
import Terminal
import Watching

/// The preview of an import of shows on the screen.
struct ImportView {
  let screen: Screen

  /// The most shows of each kind that are shown.
  private static let mostRows = 10

  /// Shows what an import would do.
  ///
  /// - Parameter confirmed: the numbers of the rows that the person took for the show with the same
  ///   title.
  func show(_ preview: ShowImport, confirmed: Set<Int>) {
    screen.line("\(preview.format): \(preview.rows.count.of("show")).")
    let rows = Array(zip(1..., preview.rows))
    let known = rows.count { $0.1.fate == .tracked || $0.1.fate == .found }
    if known > 0 { screen.line("\(known.grouped) known by a service or by title and year.") }
    show(
      rows.filter { $0.1.fate == .titleOnly }, "known by title alone", hint: "--same takes them"
    ) { number, row in
      let match = row.match ?? ""
      return confirmed.contains(number) ? "is '\(match)'" : "is it '\(match)'?"
    }
    show(rows.filter { $0.1.fate == .notFound }, "not known, kept as they are", hint: nil) {
      _, row in
      row.similar.isEmpty ? "" : "like '\(row.similar.joined(separator: "', '"))'"
    }
    var facts = ["\(preview.added.of("new show"))", "\(preview.changed.of("show")) to change"]
    facts.append("\(preview.plays.of("new play"))")
    screen.line("The import would bring \(facts.joined(separator: ", ")).")
    FileReview(on: screen).show(preview.reading)
  }

  private func show(
    _ rows: [(Int, ShowImport.Row)], _ what: String, hint: String?,
    _ remark: (Int, ShowImport.Row) -> String
  ) {
    guard !rows.isEmpty else { return }
    screen.line("\(rows.count.grouped) \(what)\(hint.map { "; \($0)" } ?? ""):")
    for (number, row) in rows.prefix(Self.mostRows) {
      let year = row.year.map { " (\($0))" } ?? ""
      let end = remark(number, row)
      screen.line("  \(number). \(row.title)\(year)\(end.isEmpty ? "" : " – \(end)")".printable)
    }
    if rows.count > Self.mostRows {
      screen.line("  And \((rows.count - Self.mostRows).of("more show")).")
    }
  }

  /// Returns the sentence about an import that was taken.
  static func sentence(about taken: ShowImport) -> String {
    """
    Added \(taken.added.of("show")) and \(taken.plays.of("play")), changed \
    \(taken.changed.of("show")).
    """
  }
}
