internal import Tables

/// The rows of a table of questions, and the columns in which they have their parts.
struct QuestionLayout {
  let rows: [QuestionRow]
  let columns: QuestionColumns
  /// The reason why a person must choose the columns.
  let doubt: QuestionDoubt?
  let shape: TableShape
  /// Whether neither names nor a person say which column is which.
  let isGuessed: Bool
  /// The remarks about the rows before the header.
  private(set) var notes = RowNotes<QuestionRowReason>()

  /// The number of rows by which the columns are recognised.
  private static let mostRows = 2_000

  /// - Throws: ``ColumnChoiceError``.
  init(_ text: FileText, _ choices: ReadingChoices) throws(ColumnChoiceError) {
    let found = choices.hasHeader == false ? nil : QuestionHeader.find(in: text, choices)
    let separator = found?.separator ?? Separator(of: text, choices)
    var settled = choices
    if let found {
      settled.hasHeader = true
      notes = found.notes(choices).map(QuestionRowReason.row)
    }
    var table = try Self.table(text, separator, found, settled)
    if choices.columns != nil {
      rows = table.map { QuestionRow($0) }
      columns = try QuestionColumns(chosen: table.columns)
      (doubt, isGuessed, shape) = (nil, false, table.shape)
      return
    }
    if let names = found == nil ? nil : table.sample.rows.first {
      rows = table.map { QuestionRow($0) }
      let fields = rows.prefix(Self.mostRows).map(\.fields)
      (columns, doubt) = QuestionHeader(names).columns(
        of: fields, width: table.shape.columns.count)
      isGuessed = false
    } else {
      var rows = table.map { QuestionRow($0) }
      var guess = Self.guess(rows, table)
      if guess.isFirstRowHeader, choices.hasHeader == nil {
        settled.hasHeader = true
        table = try Self.table(text, separator, found, settled)
        rows = table.map { QuestionRow($0) }
        guess = Self.guess(rows, table)
      }
      self.rows = rows
      (columns, doubt, isGuessed) = (guess.columns, guess.doubt, true)
    }
    let parts = columns.byPart
    // The question, the right answer and the wrong ones are what the guide says, and no guess.
    let isUsual =
      doubt == nil && columns.question == 0 && columns.right == [1] && columns.keys.isEmpty
    if !isGuessed || isUsual, !parts.isEmpty {
      settled.columns = Dictionary(
        uniqueKeysWithValues: parts.map { ($0.key.rawValue, $0.value.map { $0 + 1 }) })
    }
    shape = try Self.table(text, separator, found, settled, parts: parts).shape
  }

  private static func table(
    _ text: FileText, _ separator: Separator, _ preface: TablePreface?, _ choices: ReadingChoices,
    parts: [QuestionPart: [Int]] = [:]
  ) throws(ColumnChoiceError) -> Table<QuestionPart> {
    // The names are read here, because what one means depends on the others.
    try Table(
      text, by: separator, below: preface, choices, names: ColumnNames([:]), needed: [.question],
      guess: { _ in parts })
  }

  private static func guess(_ rows: [QuestionRow], _ table: Table<QuestionPart>) -> QuestionGuess {
    QuestionGuess(
      rows.prefix(mostRows).map(\.fields), width: table.shape.columns.count,
      made: table.sample.numbering.union(table.sample.stamps),
      names: table.hasHeader ? table.sample.rows.first : nil)
  }

  /// The number of columns.
  var width: Int { shape.columns.count }

  /// The number of columns up to the last one with a name; of all columns if none has a name.
  var named: Int {
    let last = shape.columns.lastIndex { $0.name?.isEmpty == false }
    return shape.hasHeader && !isGuessed ? (last ?? width - 1) + 1 : width
  }

  /// Returns a column as a person knows it.
  func title(_ column: Int) -> QuestionDoubt.Column {
    let name = shape.columns.indices.contains(column) ? shape.columns[column].name : nil
    return QuestionDoubt.Column(number: column + 1, name: name.flatMap { $0.isEmpty ? nil : $0 })
  }
}
