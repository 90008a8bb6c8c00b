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

  /// Reads a table, which may have a title above its header.
  ///
  /// - Parameter header: the names of the columns, if the text has them before its rows.
  /// - Throws: ``ColumnChoiceError``.
  init(
    _ text: FileText, by separator: Separator, header: [String]? = nil,
    _ choices: ReadingChoices, _ style: Style
  ) throws(ColumnChoiceError) {
    var preface: TablePreface?
    if header == nil {
      preface = try TablePreface(above: separator, in: text, choices) {
        preface, open throws(ColumnChoiceError) in
        try ListTable(text, by: separator, below: preface, open, style).table.hasHeader
      }
    }
    self = try ListTable(text, by: separator, below: preface, header: header, choices, style)
  }

  private init(
    _ text: FileText, by separator: Separator, below preface: TablePreface?,
    header: [String]? = nil, _ choices: ReadingChoices, _ style: Style
  ) throws(ColumnChoiceError) {
    let all = TableRows(text, by: preface?.separator ?? separator, choices).prefix(100)
      .map { $0.fields.map(style.plain) }
    let isKnown = (header ?? all.first ?? []).contains { ListPart.names.part(named: $0) == .word }
    var (choices, titles) = (choices, [Int: Heading]())
    if header == nil, !isKnown, choices.hasHeader != false {
      if choices.columns == nil, let first = all.first { titles = Self.titles(first) }
      if !titles.isEmpty || ColumnGuess(Array(all.dropFirst())).isHeader(all.first ?? []) {
        choices.hasHeader = true
      }
    }
    var found: ColumnGuess?
    table = try Table(
      text, by: separator, below: preface, header: header, choices, names: ListPart.names,
      needed: [.word]
    ) { sample in
      guard titles.isEmpty else { return [.word: titles.keys.sorted()] }
      let isHeader = header == nil && (choices.hasHeader ?? sample.hasHeader)
      let rows = sample.rows.dropFirst(isHeader ? 1 : 0).map { $0.map(style.plain) }
      let guess = ColumnGuess(rows, numbering: sample.numbering.union(style.occupied))
      found = guess
      return guess.parts
    }
    (self.style, self.choices, self.titles) = (style, choices, titles)
    headings = found?.headings
    let words = (table.columns[.word] ?? []).flatMap { column in
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

  /// The rows below the header as lines. A row with more fields than the one column is a line as it
  /// is written.
  var lines: [ListLines.Source] {
    table.map { row in
      let text = row.fields.count > 1 ? row.text : row.fields.first ?? ""
      return (row.line, style.plain(text), choices.rows[row.line] != nil)
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
