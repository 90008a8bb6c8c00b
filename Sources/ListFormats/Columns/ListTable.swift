// This whole file by scalar: its texts are arrays of scalars.

internal import Tables
internal import Vocabulary

/// A list as a table: each row has a word and what the list says about it, or several words.
struct ListTable {
  /// How the cells of a table are read.
  struct Style {
    /// Whether a meaning is as a person typed it, so that a part of speech in it becomes readable.
    var isTyped = false
    /// Turns a cell into plain text.
    var plain: @Sendable (String) -> String = { $0 }
    /// The numbers of the columns that hold no field of a note.
    var occupied: Set<Int> = []
    /// Whether the first sign `#` of a row makes it a comment.
    var hasComments = false
  }

  let table: Table<ListPart>
  let style: Style
  let choices: ReadingChoices
  /// The titles of lists, by the columns that hold their words.
  let titles: [Int: Heading]
  /// The column whose cells head the words of their rows.
  let headings: Int?
  /// Whether all words begin with a number.
  let hasNumbers: Bool

  /// - Throws: ``ColumnChoiceError``.
  init(
    _ text: FileText, by separator: Separator, header: [String]? = nil,
    _ choices: ReadingChoices, _ style: Style
  ) throws(ColumnChoiceError) {
    let all = TableRows(text, by: separator, choices).prefix(100).map { row in
      row.fields.map(style.plain)
    }
    let isKnown = (header ?? all.first ?? []).contains { ListPart.names.part(named: $0) == .word }
    var (choices, titles) = (choices, [Int: Heading]())
    if header == nil, !isKnown, choices.hasHeader == nil, choices.columns == nil {
      if let first = all.first { titles = Self.titles(first) }
      if !titles.isEmpty || ColumnGuess(Array(all.dropFirst())).isHeader(all.first ?? []) {
        choices.hasHeader = true
      }
    }
    var found: ColumnGuess?
    table = try Table(
      text, by: separator, header: header, choices, names: ListPart.names, needed: [.word]
    ) { sample in
      guard titles.isEmpty else { return [.word: titles.keys.sorted()] }
      let isHeader = header == nil && (choices.hasHeader ?? sample.hasHeader)
      let rows = sample.rows.dropFirst(isHeader ? 1 : 0).map { $0.map(style.plain) }
      let guess = ColumnGuess(rows, numbering: sample.numbering.union(style.occupied))
      found = guess
      return guess.places
    }
    (self.style, self.choices, self.titles) = (style, choices, titles)
    headings = found?.headings
    let words = (table.places[.word] ?? []).flatMap { column in
      all.dropFirst().compactMap { $0.indices.contains(column) ? Scalars(line: $0[column]) : nil }
    }.filter { $0.hasLetter }
    let numbered = words.count {
      ListMarker.removed(from: $0, LineStyle()).markers.contains(.number)
    }
    hasNumbers = numbered > 1 && numbered * 5 >= words.count * 4
  }

  var shape: TableShape { table.shape }

  /// Whether the table has a single column, so that it is a list of lines.
  var isSingle: Bool { table.shape.columns.count == 1 }

  /// The rows below the header as lines.
  var lines: [ListLines.Source] {
    table.map { row in
      (row.line, row.fields.first.map(style.plain) ?? "", choices.rows[row.line] != nil)
    }
  }

  /// Returns the titles of lists that stand above their words in a first row, by column.
  private static func titles(_ row: [String]) -> [Int: Heading] {
    let cells = row.map { Scalars(line: $0).trimmed }
    guard cells.count(where: { !$0.isEmpty }) > 1 else { return [:] }
    var titles: [Int: Heading] = [:]
    for (column, cell) in cells.enumerated() where !cell.isEmpty {
      guard let heading = Heading.certain(cell) else { return [:] }
      titles[column] = heading
    }
    return titles
  }
}
