internal import Vocabulary

/// A table in a file: its columns, and its rows below the header.
///
/// A person's choice decides which column is which, or else the names in the first row, or else the
/// first rows.
package struct Table<Part: TablePart>: Sequence, IteratorProtocol {
  /// A row that has no more fields than there are columns.
  package struct Row: Sendable {
    package let line: Int
    package let fields: [String]
    /// The remarks about fields that are read in another way than they are written.
    package let remarks: [RowReason]
    /// The reason why the row doesn't fit the columns; `nil` if it does.
    package let fault: RowReason?
    fileprivate let source: DelimitedText.Row
    /// The row as it is written.
    package var text: String { source.text }
  }

  /// The indices of the columns of each part, from 0.
  package let columns: [Part: [Int]]
  package let sample: TableSample
  /// The rows above the header.
  package let preface: TablePreface?
  /// Whether the columns have names.
  package let hasHeader: Bool
  /// Whether the first row gives them.
  private let isFirstRow: Bool
  /// Whether neither names nor a person say which column is which.
  package let isGuessed: Bool
  private let names: [String]?
  private let width: Int
  private let division: Division
  private var rows: TableRows

  /// - Parameters:
  ///   - separator: the separator; `nil` for the one that the text shows or a person chose.
  ///   - preface: the rows above the header, where the table begins.
  ///   - header: the names of the columns, if the text has them before its rows.
  ///   - names: the names that people give to the columns.
  ///   - needed: the parts that a header must name to be one.
  ///   - isContinued: whether a line without a tab goes on with the row before, in a table of tabs.
  ///   - guess: returns the columns of the parts, from 0, in a table without known names.
  /// - Throws: ``ColumnChoiceError`` for a choice of columns that the table doesn't have.
  package init(
    _ text: FileText, by separator: Separator? = nil, below preface: TablePreface? = nil,
    header: [String]? = nil, _ choices: ReadingChoices = ReadingChoices(),
    names known: ColumnNames<Part>, needed: Set<Part>, isContinued: Bool = false,
    guess: (TableSample) -> [Part: [Int]]
  ) throws(ColumnChoiceError) {
    let isKnownHeader = { (fields: [String]) in
      needed.isSubset(of: fields.compactMap(known.part(named:)))
    }
    let found =
      preface?.separator ?? separator ?? Separator(of: text, choices, isHeader: isKnownHeader)
    (division, self.preface) = (found.division, preface)
    let isContinued = isContinued && division == .signs("\t")
    rows = TableRows(text, by: found, choices, isContinued: isContinued)
    sample = TableSample(
      TableRows(text, by: found, choices, isContinued: isContinued)
        .prefix(TableSample.mostRows).map(\.fields))
    let first = header ?? sample.rows.first ?? []
    let isKnown = isKnownHeader(first)
    isFirstRow = header == nil && (choices.hasHeader ?? (isKnown || sample.hasHeader))
    hasHeader = isFirstRow || header != nil
    names = hasHeader ? first.map { $0.asPassage ?? "" } : nil
    width = hasHeader ? sample.width(named: first.count) : sample.width
    if let chosen = choices.columns {
      columns = try Self.checked(chosen, width: width)
      isGuessed = false
    } else if hasHeader, isKnown {
      columns = Self.columns(in: first, known)
      isGuessed = false
    } else {
      columns = guess(sample)
      isGuessed = true
    }
    if isFirstRow { _ = rows.next() }
    if let preface { rows.addOwn(in: preface) }
  }

  private static func columns(in header: [String], _ known: ColumnNames<Part>) -> [Part: [Int]] {
    var columns: [Part: [Int]] = [:]
    for (index, name) in header.enumerated() {
      if let part = known.part(named: name) { columns[part, default: []].append(index) }
    }
    return columns
  }

  private static func checked(
    _ chosen: [String: [Int]], width: Int
  ) throws(ColumnChoiceError) -> [Part: [Int]] {
    let chosen = try Part.columns(in: chosen)
    for number in Part.allCases.flatMap({ chosen[$0] ?? [] })
    where !(1...Swift.max(width, 1)).contains(number) {
      throw .noColumn(number, columns: width)
    }
    return chosen.mapValues { $0.map { $0 - 1 } }
  }

  /// Returns the next row; `nil` at the end.
  package mutating func next() -> Row? {
    guard let row = rows.next() else { return nil }
    var (fields, remarks, fault) = (row.fields, row.remarks, RowReason?.none)
    while fields.count > width, fields.last?.asPassage == nil { fields.removeLast() }
    if fields.count > width {
      let last = columns.first { $0.value.contains(width - 1) }?.key
      if width > 1, last?.isFreeText == true {
        remarks.append(.joined(fields: fields.count, columns: width))
        let tail = fields[(width - 1)...].joined(separator: division.text)
        fields.replaceSubrange((width - 1)..., with: [tail])
      } else {
        fault = .tooManyFields(fields.count, columns: width)
      }
    }
    // Where several tables were joined, the header comes again.
    if isFirstRow, row.fields == sample.rows.first, !rows.isOwn(row.line) { fault = .heading }
    return Row(line: row.line, fields: fields, remarks: remarks, fault: fault, source: row)
  }

  /// Returns the fields of a part in a row that are not empty.
  package func fields(_ part: Part, of row: Row) -> [String] {
    (columns[part] ?? []).compactMap { index in
      guard row.fields.indices.contains(index), row.fields[index].asPassage != nil else {
        return nil
      }
      return row.fields[index]
    }
  }

  /// The shape of the table, for a preview.
  package var shape: TableShape {
    let parts = columns.flatMap { part, columns in columns.map { ($0, part.rawValue) } }
    let named = Dictionary(parts) { first, _ in first }
    let rows = sample.rows.dropFirst(isFirstRow ? 1 : 0)
    return TableShape(
      division: division, hasHeader: hasHeader, isGuessed: isGuessed,
      columns: (0..<width).map { index in
        let fields = rows.lazy.filter { $0.indices.contains(index) && !$0[index].isEmpty }
        return TableShape.Column(
          name: names.map { $0.indices.contains(index) ? $0[index] : "" }, part: named[index],
          samples: fields.prefix(3).map {
            String(String.UnicodeScalarView($0[index].unicodeScalars.prefix(60)))
          })
      }, parts: Part.allCases.map(\.rawValue))
  }
}
