internal import Tables

/// The row that names the columns of a table of questions.
struct QuestionHeader {
  let names: [String]
  let headings: [ColumnHeading]

  init(_ names: [String]) {
    self.names = names
    headings = names.map(ColumnHeading.init)
  }

  /// Whether the row names columns, and is no question itself.
  var isHeader: Bool {
    let count = { (meanings: Set<ColumnHeading.Meaning>) in
      headings.count { meanings.contains($0.meaning) }
    }
    let answers = count([
      .option, .options, .rightOption, .ordinal, .wrong, .correct, .answer,
    ])
    if count([.question, .title]) > 0, answers > 0 { return true }
    return count([.option]) > 1 && count([.correct, .answer]) > 0
      || count([.wrong]) > 0 && count([.correct]) > 0
  }

  // MARK: Finding

  /// The largest number of columns of a table with a header.
  private static let mostColumns = 500

  private static func isHeader(_ fields: [String]) -> Bool {
    fields.count <= mostColumns && QuestionHeader(fields).isHeader
  }

  /// Finds the header of a table, and the rows above it; `nil` without a header.
  static func find(in text: FileText, _ choices: ReadingChoices) -> TablePreface? {
    let usual = Separator(of: text, choices, isHeader: isHeader)
    let others = choices.separator == nil ? "\t;,|".utf8.map { Separator($0) } : []
    return ([usual] + others.filter { $0.division != usual.division }).lazy.compactMap {
      // A title or a remark, but no question with answers, may stand above a header.
      TablePreface(in: text, by: $0, most: 2, isHeader: isHeader)
    }.first
  }

  // MARK: Columns

  /// Returns the columns by their names, and the reason why they don't suffice.
  ///
  /// - Parameters:
  ///   - rows: the fields of the first rows below the header.
  ///   - width: the number of columns.
  func columns(
    of rows: [[String]], width: Int
  ) -> (columns: QuestionColumns, doubt: QuestionDoubt?) {
    let resolved = HeaderColumns(self, rows, width: width)
    return (resolved.columns, resolved.doubt)
  }
}
