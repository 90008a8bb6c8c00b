internal import Tables
internal import Vocabulary

/// A list as comma-separated values, with a header that names the columns: `word`, and any of
/// `definition`, `sentence`, `hint` and `reason`, in any order. A semicolon or a tab may replace
/// the comma, as spreadsheets do in some countries.
enum DelimitedList {
  private static let separators: [UInt8] = [
    UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t"),
  ]

  /// Returns the separator with which the first row has a column `word`, and the number of columns.
  static func separator(ofHeader bytes: [UInt8]) -> (separator: UInt8, columns: Int)? {
    separators.lazy.compactMap { separator in
      var rows = DelimitedText(bytes, separator: separator)
      // A row that can't be read is not a header.
      guard let header = try? rows.next(), isHeader(header.fields) else { return nil }
      return (separator, header.fields.count)
    }.max { $0.columns < $1.columns }
  }

  private static func isHeader(_ fields: [String]) -> Bool {
    TableHeader(fields, ListColumns.ownNames).places[.word] != nil
  }

  static func read(
    _ text: FileText
  ) throws(LineError) -> (entries: [WordList.Entry], passedOver: [String]) {
    let separator = separator(ofHeader: text.bytes)?.separator ?? UInt8(ascii: ",")
    var rows = DelimitedText(text.bytes, separator: separator)
    guard let header = try rows.next() else { return ([], []) }
    let columns = try LineError.located(header.line) { () throws(LineError.Fault) in
      try ListColumns(named: header.fields)
    }
    var entries: [WordList.Entry] = []
    while let row = try rows.next() {
      let entry = try LineError.located(row.line) { () throws(LineError.Fault) in
        guard row.fields.count <= columns.count else {
          throw .tooManyFields(row.fields.count, columns: columns.count)
        }
        return try columns.entry(row.fields, text: CSV.restored)
      }
      if let entry { entries.append(entry) }
    }
    return (entries, columns.passedOver)
  }

  static func write(_ list: WordList) -> String {
    let rows = [list.columnNames] + list.rows
    return CSV.text(rows)
  }
}
