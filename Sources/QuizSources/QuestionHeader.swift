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

  /// A header with the place of its row.
  struct Found {
    /// The separator, with the place of the header.
    let separator: Separator
    /// The rows before the header.
    let preface: [DelimitedText.Row]
  }

  /// The number of rows among which a header is looked for. The template of Kahoot has seven rows
  /// before its header.
  private static let mostRows = 20
  /// The largest number of columns of a table with a header.
  private static let mostColumns = 500

  private static func isHeader(_ fields: [String]) -> Bool {
    fields.count <= mostColumns && QuestionHeader(fields).isHeader
  }

  /// Finds the header of a table; `nil` without one.
  static func find(in text: FileText) -> Found? {
    let usual = Separator(of: text, isHeader: isHeader)
    let others = "\t;,|".utf8.filter { $0 != usual.sign }.map { Separator($0) }
    for separator in [usual] + others {
      var rows = DelimitedText(text, by: separator)
      var preface: [DelimitedText.Row] = []
      while preface.count < mostRows, let row = rows.next() {
        let used = row.fields.count { $0.unicodeScalars.contains { !$0.properties.isWhitespace } }
        if preface.isEmpty ? used > 1 : used > 2, isHeader(row.fields) {
          guard !preface.isEmpty else { return Found(separator: separator, preface: []) }
          let line = NumberedLines(text.bytes).first { $0.number == row.line }
          guard let start = line?.bytes.startIndex else { break }
          return Found(
            separator: Separator(separator.sign, from: start, line: row.line), preface: preface)
        }
        // A title or a remark, but no question with answers, may stand before a header.
        guard used <= 2 else { break }
        preface.append(row)
      }
    }
    return nil
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
