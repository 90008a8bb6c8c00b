internal import Tables
internal import Vocabulary

/// A list as a table of values with a separator between them. The names of the columns, the first
/// rows or a person decide which column is which.
enum DelimitedList {
  /// Reads a table.
  ///
  /// - Throws: ``ColumnChoiceError``.
  static func read(
    _ text: FileText, _ choices: ReadingChoices, into assembly: inout ListAssembly
  ) throws -> TableShape {
    var style = ListTable.Style()
    style.plain = { CSV.restored($0) }
    let separator = Separator(of: text, choices, isHeader: isHeader)
    let table = try ListTable(text, by: separator, choices, style)
    if table.isSingle {
      let lines = ListLines(table.lines)
      lines.tellSigns(to: &assembly)
      PlainText.read(lines, into: &assembly)
    } else {
      table.add(to: &assembly)
    }
    return table.shape
  }

  /// Returns whether a row names the columns of a list.
  static func isHeader(_ fields: [String]) -> Bool {
    fields.contains { ListPart.names.part(named: $0) == .word }
  }

  static func write(_ list: WordList, isExact: (WordList.Entry) -> Bool) -> String {
    CSV.text([list.columnNames] + list.rows(isExact))
  }
}

extension WordList {
  /// The names of the columns that a file needs to hold the whole list.
  var columnNames: [String] {
    let parts = ListPart.allCases.filter { part in
      part != .reason || words.contains { $0.reason != nil }
    }
    return parts.map(\.rawValue)
  }

  /// Returns the fields of each entry, in the order of ``columnNames``.
  ///
  /// - Parameter isExact: tells whether marks say that an entry's word is as it is written.
  func rows(_ isExact: (Entry) -> Bool) -> [[String]] {
    let count = columnNames.count
    return words.map { entry in
      let word = isExact(entry) ? Quotation.exact(entry.word) : entry.word
      return [word, entry.definition, entry.sentence, entry.hint, entry.reason].prefix(count)
        .map { $0 ?? "" }
    }
  }
}
