internal import Tables
internal import Vocabulary

/// A list as Anki's "Notes in Plain Text".
///
/// The names in `#columns` decide which field is which. Without them, the first field of a note is
/// the word, and the second its definition.
enum AnkiList {
  private static let names = ColumnNames<ListColumns.Part>([
    .word: ["word", "front", "term"],
    .definition: ["definition", "back", "meaning"],
    .sentence: ["sentence", "example"],
    .hint: ["hint"],
    .reason: ["reason"],
  ])

  static func read(
    _ text: FileText
  ) throws(LineError) -> (entries: [WordList.Entry], passedOver: [String]) {
    let header = try AnkiHeader(text)
    let separator = header.separator
    var named = try columns(header, separator: separator)
    var rows = DelimitedText(text.bytes, separator: separator, comment: UInt8(ascii: "#"))
    var entries: [WordList.Entry] = []
    while let row = try rows.next() {
      let (columns, entry) = try LineError.located(row.line) { () throws(LineError.Fault) in
        let columns = if let named { named } else { try free(header, of: row.fields.count) }
        let text = header.isHTML ? MarkedUpText.plain : MarkedUpText.withoutSounds
        return (columns, try columns.entry(row.fields, text: text))
      }
      named = columns
      if let entry { entries.append(entry) }
    }
    return (entries, named?.passedOver ?? [])
  }

  private static func columns(
    _ header: AnkiHeader, separator: UInt8
  ) throws(LineError) -> ListColumns? {
    guard let (line, names) = header.columns else { return nil }
    var row = DelimitedText(Array(names.utf8), separator: separator, line: line)
    guard let fields = try row.next()?.fields else { return nil }
    return try LineError.located(line) { () throws(LineError.Fault) in
      do throws(LineError.Fault) {
        return try ListColumns(named: fields, by: Self.names)
      } catch .noWordColumn {
        return try free(header, of: fields.count)
      }
    }
  }

  private static func free(
    _ header: AnkiHeader, of count: Int
  ) throws(LineError.Fault) -> ListColumns {
    try ListColumns(free: (0..<count).filter { !header.occupied.contains($0) }, of: count)
  }

  static func write(_ list: WordList) -> String {
    let header = [
      "#separator:tab", "#html:true", "#columns:" + list.columnNames.joined(separator: "\t"),
    ]
    let rows = list.rows.map { fields in
      DelimitedText.row(fields.map(MarkedUpText.marked), separator: "\t")
    }
    return (header + rows).map { $0 + "\n" }.joined()
  }
}
