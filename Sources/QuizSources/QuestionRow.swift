internal import Tables
internal import WebRequests

/// A row of a table of questions.
struct QuestionRow {
  private let source: Table<QuestionPart>.Row
  let fields: [String]
  /// The remarks about fields that are read in another way than they are written.
  let remarks: [RowReason]
  /// The reason why the row doesn't fit the columns; `nil` if it does.
  let fault: RowReason?

  init(_ source: Table<QuestionPart>.Row) {
    self.source = source
    (fields, remarks, fault) = (source.fields, source.remarks, source.fault)
  }

  /// Makes a row with other fields.
  init(
    _ row: QuestionRow, fields: [String], remark: RowReason? = nil, fault: RowReason? = nil
  ) {
    source = row.source
    (self.fields, self.fault) = (fields, fault)
    remarks = row.remarks + (remark.map { [$0] } ?? [])
  }

  /// The number of the line where the row begins.
  var line: Int { source.line }
  /// The row as it is written.
  var text: String { source.text }

  /// Returns a field with a visible sign; `nil` for any other.
  func field(_ column: Int?) -> String? {
    guard let column, fields.indices.contains(column), fields[column].cleaned(atMost: 1) != nil
    else { return nil }
    return fields[column]
  }

  /// Returns the fields of some columns that have a visible sign.
  func fields(_ columns: [Int]) -> [String] { columns.compactMap { field($0) } }
}
