/// The rows above the header of a table, as spreadsheets and people write them: a title, a remark,
/// empty rows.
package struct TablePreface: Sendable {
  /// The separator of the table, with the offset of the header.
  package let separator: Separator
  /// The rows above the header; none for a header in the first row.
  package let rows: [DelimitedText.Row]
  /// The fields of the header.
  package let header: [String]

  /// The number of rows among which a header is looked for. The template of Kahoot has seven rows
  /// above its header.
  private static let mostRows = 20

  /// Finds the header of a table.
  ///
  /// - Parameters:
  ///   - most: the largest number of fields with a text that a row above the header may have.
  ///   - isHeader: returns whether a row of several such fields may be the header.
  /// - Returns: `nil` if another row of several fields stands first.
  package init?(
    in text: FileText, by separator: Separator, most: Int = 1,
    isHeader: ([String]) -> Bool = { _ in true }
  ) {
    var rows = DelimitedText(text, by: separator)
    var above: [DelimitedText.Row] = []
    while above.count < Self.mostRows, let row = rows.next() {
      let used = row.used
      if used > (above.isEmpty ? 1 : most), isHeader(row.fields) {
        self.separator =
          above.isEmpty ? separator : separator.moved(to: row.range.lowerBound, line: row.line)
        (self.rows, header) = (above, row.fields)
        return
      }
      guard used <= most else { return nil }
      above.append(row)
    }
    return nil
  }

  /// Finds rows above the first one of several fields, unless a person says that no row is a
  /// header. That row may be a header or not.
  ///
  /// - Returns: `nil` if there are none.
  package init?(
    above table: Separator, in text: FileText, _ choices: ReadingChoices
  ) {
    guard choices.hasHeader != false else { return nil }
    self.init(in: text, by: table)
    guard !rows.isEmpty else { return nil }
  }

  /// Finds the rows above the header of a table.
  ///
  /// - Parameter hasHeader: returns whether the first row of the table below some rows is a header,
  ///   whatever the person says about columns.
  /// - Returns: `nil` if there are none.
  package init?(
    above table: Separator, in text: FileText, _ choices: ReadingChoices,
    hasHeader: (TablePreface, ReadingChoices) throws(ColumnChoiceError) -> Bool
  ) throws(ColumnChoiceError) {
    self.init(above: table, in: text, choices)
    var open = choices
    (open.columns, open.hasHeader) = (nil, nil)
    guard try hasHeader(self, open) else { return nil }
  }

  /// Returns the remarks that the rows are left out. A row in whose place a person's own text
  /// stands needs none.
  package func notes(_ choices: ReadingChoices) -> RowNotes<RowReason> {
    var notes = RowNotes<RowReason>()
    for row in rows where !row.isBlank && choices.rows[row.line] == nil {
      notes.add(RowNote(line: row.line, text: row.text, reason: .heading, isLeftOut: true))
    }
    return notes
  }
}

extension DelimitedText.Row {
  /// The number of fields with a visible sign.
  fileprivate var used: Int {
    fields.count { $0.unicodeScalars.contains { !$0.properties.isWhitespace } }
  }
}
