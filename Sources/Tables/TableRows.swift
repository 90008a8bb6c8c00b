/// The rows of a table in a file, with a person's own texts in place of some.
package struct TableRows: Sequence, IteratorProtocol {
  package typealias Row = DelimitedText.Row

  private var rows: DelimitedText
  private let own: [Int: String]
  private let division: Division
  private let isContinued: Bool
  /// Rows that were read ahead, the next one last.
  private var waiting: [Row] = []

  /// - Parameters:
  ///   - choices: the person's choices for the file.
  ///   - isContinued: whether a line without a separator goes on with the last field of the row
  ///     before.
  package init(
    _ text: FileText, by separator: Separator, _ choices: ReadingChoices, isContinued: Bool = false
  ) {
    rows = DelimitedText(text, by: separator)
    (own, division, self.isContinued) = (choices.rows, separator.division, isContinued)
  }

  /// Returns the next row with a visible sign; `nil` at the end.
  package mutating func next() -> Row? {
    while let row = read() {
      let whole = isContinued ? continued(row) : row
      guard let text = own[row.line] else {
        if whole.isBlank { continue }
        return whole
      }
      // A person's own text is one row, whatever stands in it.
      var single = DelimitedText(Array(text.utf8), by: division)
      guard let written = single.next(), !written.isBlank else { continue }
      return Row(
        line: row.line, written.fields, written.remarks, in: Array(text.utf8), 0..<text.utf8.count)
    }
    return nil
  }

  /// Returns the next row as it is in the file. A line of which nothing is left is an empty row, if
  /// a person's own text stands in its place.
  private mutating func read() -> Row? {
    if let row = waiting.popLast() { return row }
    let start = rows.line
    let row = rows.next()
    guard !own.isEmpty else { return row }
    let blank = (start..<Swift.max(start, row?.line ?? rows.line)).filter { own[$0] != nil }
    if let row { waiting.append(row) }
    waiting += blank.reversed().map { Row(line: $0, [""], [], in: [], 0..<0) }
    return waiting.popLast()
  }

  /// Puts a person's own texts in place of rows above the header. They are the next rows.
  mutating func addOwn(in preface: TablePreface) {
    let lines = preface.rows.map(\.line).filter { own[$0] != nil }
    waiting += lines.reversed().map { Row(line: $0, [""], [], in: [], 0..<0) }
  }

  /// Returns whether a person's own text stands in place of a line.
  func isOwn(_ line: Int) -> Bool { own[line] != nil }

  /// Takes the lines that go on with a row.
  private mutating func continued(_ row: Row) -> Row {
    guard row.fields.count > 1 else { return row }
    var row = row
    var lines = 0
    while let next = read() {
      guard next.fields.count == 1, own[next.line] == nil, let text = next.fields.first else {
        waiting.append(next)
        break
      }
      row.fields[row.fields.count - 1] += "\n" + text
      row.range = row.range.lowerBound..<next.range.upperBound
      lines += 1
    }
    if lines > 0 { row.remarks.append(.continued(lines: lines)) }
    return row
  }
}
