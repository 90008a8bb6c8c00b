package import Tables

/// The preview of a file of words, cards or questions: how it was read, and the choices that a
/// person has.
package struct FileReading: Hashable, Sendable, Encodable {
  /// A column of a table.
  package struct Column: Hashable, Sendable, Encodable {
    /// The number of the column, from 1.
    package let number: Int
    /// The name that the first row gives it.
    @OrNull package var name: String?
    /// The name of the part that it holds; `nil` for a column that is not used.
    @OrNull package var part: String?
    /// The first fields.
    package let samples: [String]
  }

  /// A row that is left out, or is read in another way than it is written.
  package struct Row: Hashable, Sendable, Encodable {
    /// The number of the line where the row begins.
    package let line: Int
    /// The row as it is written.
    package let text: String
    /// The sentence that says what was done with it, and why.
    package let remark: String
    package let isLeftOut: Bool
  }

  /// A name that a person can choose, with its title.
  package struct Choice: Hashable, Sendable, Encodable {
    package let name, title: String
  }

  /// The name of the encoding.
  package let encoding: String
  /// The encodings that a person can choose.
  package let encodings: [Choice]
  /// The name of the separator of fields; `nil` for a file that is no table.
  @OrNull package var separator: String?
  /// Whether the first row names the columns; `nil` for a file that is no table.
  @OrNull package var hasHeader: Bool?
  /// The columns; none for a file that is no table.
  package let columns: [Column]
  /// The parts that a column can hold.
  package let parts: [Choice]
  /// The sentence that says why nothing can be taken before a person has chosen the columns.
  @OrNull package var doubt: String?
  /// The sentences about the whole file.
  package let sentences: [String]
  /// The first rows that are left out or changed.
  package let rows: [Row]
  /// The number of all rows that are left out.
  package let leftOut: Int
  /// The number of all rows that are read in another way.
  package let changed: Int

  /// The largest number of characters of a row's text.
  private static let longestText = 4_000

  /// - Parameters:
  ///   - doubt: the sentence that says why a person must choose the columns.
  ///   - predicate: returns the rest of a sentence whose subject is a row's line.
  package init<Reason>(
    _ report: FileReport<Reason>, doubt: String? = nil, predicate: (RowNote<Reason>) -> String
  ) {
    encoding = report.encoding.rawValue
    encodings = TextEncoding.allCases.map { Choice(name: $0.rawValue, title: $0.title) }
    _separator = OrNull(wrappedValue: report.shape?.division.name)
    _hasHeader = OrNull(wrappedValue: report.shape?.hasHeader)
    columns = (report.shape?.columns ?? []).enumerated().map { index, column in
      Column(
        number: index + 1, name: OrNull(wrappedValue: column.name),
        part: OrNull(wrappedValue: column.part), samples: column.samples)
    }
    parts = (report.shape?.parts ?? []).map { Choice(name: $0, title: Self.title(ofPart: $0)) }
    _doubt = OrNull(wrappedValue: doubt)
    sentences = report.sentences
    rows = Self.rows(report.notes.notes, predicate)
    (leftOut, changed) = (report.notes.leftOut, report.notes.changed)
  }

  /// Returns a row for each line. A line may have several remarks, and a person corrects it once.
  private static func rows<Reason>(
    _ notes: [RowNote<Reason>], _ predicate: (RowNote<Reason>) -> String
  ) -> [Row] {
    var rows: [Row] = []
    for note in notes {
      let remark = "Line \(note.line) \(predicate(note))."
      if let last = rows.last, last.line == note.line {
        rows[rows.count - 1] = Row(
          line: last.line, text: last.text, remark: "\(last.remark) \(remark)",
          isLeftOut: last.isLeftOut || note.isLeftOut)
        continue
      }
      let text = String.UnicodeScalarView(note.text.unicodeScalars.prefix(longestText))
      rows.append(
        Row(line: note.line, text: String(text), remark: remark, isLeftOut: note.isLeftOut))
    }
    return rows
  }

  /// Whether there is nothing to say about the file.
  package var isPlain: Bool { sentences.isEmpty && rows.isEmpty && doubt == nil }
}

extension FileReading.Column {
  fileprivate init(
    number: Int, name: OrNull<String>, part: OrNull<String>, samples: [String]
  ) {
    (self.number, _name, _part, self.samples) = (number, name, part, samples)
  }
}
