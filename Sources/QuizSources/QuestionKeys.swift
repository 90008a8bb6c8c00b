internal import WebRequests

/// The answers to choose from in the rows of a table, and the keys to the right ones.
struct QuestionKeys {
  /// The columns. Those of the answers may be others than the names say.
  private(set) var columns: QuestionColumns
  /// The answers to choose from in each row; none in a table of right and wrong answers.
  private(set) var choices: [AnswerChoices] = []
  /// The right answers of each row, for each column of keys that is understood.
  private(set) var rights: [[KeyColumn.Right]] = []
  /// The reason why it isn't certain which answers are right.
  private(set) var doubt: QuestionDoubt?

  private let rows: [QuestionRow]
  private let title: (Int) -> QuestionDoubt.Column

  init(_ rows: [QuestionRow], _ layout: QuestionLayout) {
    (self.rows, columns, title) = (rows, layout.columns, layout.title)
    readChoices()
    if !choices.isEmpty { readKeys() }
    doubt = layout.doubt ?? doubt
    if doubt == nil, choices.isEmpty { findChoicesAmongWrong() }
  }

  private mutating func readChoices() {
    guard columns.hasChoices else { return }
    guard let cell = columns.cell else {
      choices = rows.map { choices(of: columns.options.map { ($0.key, $0.value) }, in: $0) }
      return
    }
    let cells = rows.map { $0.field(cell) ?? "" }
    let keys = columns.keys.first.map(keyCells) ?? []
    guard let divided = ChoiceCells.divided(cells, keys: keys) else {
      if !rows.isEmpty { doubt = .undivided(title(cell)) }
      return
    }
    choices = divided.map { AnswerChoices($0) }
  }

  private func choices(
    of columns: [(index: Int, column: Int)], in row: QuestionRow
  ) -> AnswerChoices {
    AnswerChoices(
      columns.compactMap { index, column in
        row.field(column).map { (index: index, text: $0) }
      })
  }

  /// Returns the fields of a column. A row that doesn't fit the columns says nothing about keys.
  private func keyCells(_ column: Int) -> [String] {
    rows.map { $0.fault == nil ? $0.field(column) ?? "" : "" }
  }

  private mutating func readKeys() {
    var doubts: [QuestionDoubt] = []
    for key in columns.keys {
      let cells = keyCells(key)
      let column = KeyColumn(
        cells, choices, isIndex: columns.indexes.contains(key),
        isFromZero: columns.isFromZero, preference: columns.preference)
      if column.filled == 0 { continue }
      if hasOnlyWrong(column, cells) {
        columns.right = [key]
        columns.wrong += columns.options.values.sorted()
        (columns.keys, columns.options, choices) = ([], [:], [])
        return
      }
      switch column.doubt {
      case nil: rights.append(column.rights)
      case .textOrIndex: doubts.append(.textOrIndex(title(key)))
      case .countFrom: doubts.append(.countFrom(title(key)))
      case .contradictory: doubts.append(.contradictory(title(key)))
      }
    }
    // A second column, such as the text of the answer, may be certain where the first is not.
    if rights.isEmpty { doubt = doubts.first }
  }

  /// Whether the answers to choose from are the wrong ones: no row has its right answer among them.
  private func hasOnlyWrong(_ column: KeyColumn, _ cells: [String]) -> Bool {
    guard columns.keys.count == 1, columns.cell == nil, !columns.isChosen,
      column.understood == 0, column.filled > 2, column.marked * 5 <= column.filled
    else { return false }
    // Keys that are not understood, such as `2nd`, `Б` or `B - Lima`, are no answers: they come
    // again, or resemble the answers beside them.
    let filled = zip(cells, choices).filter { !$0.isEmpty && !$1.all.isEmpty }
    let different = Set(filled.map { $0.0.asComparedAnswer }).count
    let alike = filled.count { cell, choices in choices.mayBeNamed(by: cell) }
    return different * 4 >= filled.count * 3 && alike * 10 <= filled.count
  }

  /// Takes right and wrong answers for answers to choose from, if the right ones are among the
  /// wrong ones.
  private mutating func findChoicesAmongWrong() {
    guard !columns.right.isEmpty, !columns.wrong.isEmpty else { return }
    let columnsOfWrong = columns.wrong.enumerated().map { (index: $0.offset, column: $0.element) }
    let found = rows.map { choices(of: columnsOfWrong, in: $0) }
    for right in columns.right where !columns.isChosen {
      let cells = keyCells(right)
      let marks = zip(cells, found).count { cell, choices in
        guard let mark = cell.cleaned(atMost: 60).flatMap(KeyMark.init) else { return false }
        return mark.isLetter ? !choices.areLetters : !choices.areNumbers
      }
      // The letter of a right answer beside texts is no answer.
      if marks > 0, marks * 10 >= cells.count(where: { !$0.isEmpty }) * 9 {
        doubt = .keyOrAnswer(title(right))
        return
      }
    }
    guard columns.right.count == 1 else { return }
    let cells = keyCells(columns.right[0])
    let filled = cells.count { !$0.isEmpty }
    let texts = zip(cells, found).count { cell, choices in
      choices.all.count > 1 && choices.indices(of: cell) != nil
    }
    guard texts > 0, texts * 10 >= filled * 9 else { return }
    choices = found
    rights = [KeyColumn(cells, found, preference: .text).rights]
    columns.keys = columns.right
    (columns.right, columns.wrong) = ([], [])
  }

  // MARK: Rows

  /// Returns the indices of the right answers of a row.
  ///
  /// - Parameter index: the number of the row, from 0.
  func rightAnswers(_ index: Int) throws(RowRefusal) -> [Int] {
    let row = rows[index]
    guard columns.marks.isEmpty else { return try markedAnswers(index, row) }
    guard let key = row.fields(columns.keys).first else { throw RowRefusal(.noRightAnswer) }
    let found = rights.map { $0[index] }.filter { $0 != .empty }
    let answers = found.compactMap { right -> [Int]? in
      if case .answers(let answers) = right { answers } else { nil }
    }
    guard let first = answers.first else {
      let shown = key.cleaned(atMost: 60) ?? key
      throw RowRefusal(found.contains(.ambiguous) ? .ambiguousKey(shown) : .unknownKey(shown))
    }
    guard answers.allSatisfy({ Set($0) == Set(first) }) else { throw RowRefusal(.differentKeys) }
    return first
  }

  private static let marks: Set<String> = ["1", "true", "yes", "x", "correct", "right", "✓", "✔"]

  /// Returns the indices of the answers with a mark beside them.
  private func markedAnswers(_ index: Int, _ row: QuestionRow) throws(RowRefusal) -> [Int] {
    let right = columns.marks.keys.sorted().filter { answer in
      let mark = row.field(columns.marks[answer])?.cleaned(atMost: 20)?.lowercased() ?? ""
      return Self.marks.contains(mark) && choices[index].has(answer)
    }
    guard !right.isEmpty else { throw RowRefusal(.noRightAnswer) }
    return right
  }
}
