internal import Tables
internal import Vocabulary

/// A list as Anki's "Notes in Plain Text".
///
/// The names in `#columns` decide which field is which. Without them, the first field of a note is
/// the word, and the second its definition.
enum AnkiList {
  /// Reads notes.
  ///
  /// - Throws: `LineError` for a header that names no separator; ``ColumnChoiceError``.
  static func read(
    _ text: FileText, _ choices: ReadingChoices, into assembly: inout ListAssembly
  ) throws -> TableShape {
    let header = try AnkiHeader(text, choices)
    for note in header.notes.notes {
      assembly.leaveOut(line: note.line, text: note.text, note.reason)
    }
    var style = ListTable.Style()
    let isHTML = header.isHTML
    style.plain = { isHTML ? MarkedUpText.plain($0) : MarkedUpText.withoutSounds($0) }
    style.occupied = header.occupied
    style.hasComments = true
    let table = try ListTable(
      text, by: header.separator, header: header.columns ?? names(of: header), choices, style)
    table.add(to: &assembly)
    return table.shape
  }

  /// Returns Anki's own names of columns that hold no field of a note; `nil` without such columns.
  private static func names(of header: AnkiHeader) -> [String]? {
    guard let last = header.specialColumns.values.max(), last < 100 else { return nil }
    var names = [String](repeating: "", count: last + 1)
    for (name, column) in header.specialColumns { names[column] = name }
    return names
  }

  static func write(_ list: WordList, isExact: (WordList.Entry) -> Bool) -> String {
    let header = [
      "#separator:tab", "#html:true", "#columns:" + list.columnNames.joined(separator: "\t"),
    ]
    let rows = list.rows(isExact).map { fields in
      DelimitedText.row(fields.map(MarkedUpText.marked), separator: "\t")
    }
    return (header + rows).map { $0 + "\n" }.joined()
  }
}
