internal import Quiz
internal import WebRequests

/// The answers of a question in a row, of which one is right.
struct RowAnswers {
  /// The answers that are shown, in the order of the table.
  let all: [String]
  /// The index of the right one.
  let right: Int
  /// The number of right answers in the row, of which one is shown.
  let rightCount: Int
  /// Whether the order is that of the question's author.
  let isListed: Bool
}

/// The reason why a row is left out.
struct RowRefusal: Error {
  let reason: QuestionRowReason

  init(_ reason: QuestionRowReason) { self.reason = reason }
}

extension RowAnswers {
  /// Reads right and wrong answers.
  ///
  /// - Parameter others: the right answers of all rows in small letters.
  init(
    _ row: QuestionRow, _ columns: QuestionColumns, among others: Set<String>
  ) throws(RowRefusal) {
    let right = try Self.clean(row.fields(columns.right))
    guard let first = right.first else { throw RowRefusal(.noRightAnswer) }
    var wrong = try Self.clean(row.fields(columns.wrong))
    if columns.isOpen {
      let last = (columns.right + columns.wrong).max() ?? 0
      wrong += try Self.clean(row.fields(Array(row.fields.indices.dropFirst(last + 1))))
    }
    if wrong.isEmpty, right.count == 1,
      let opposite = Opposites.opposite(of: first, among: others)
    {
      wrong = [opposite]
    }
    try Self.check(right + wrong)
    self.init(all: [first] + wrong, right: 0, rightCount: right.count, isListed: false)
  }

  /// Reads answers to choose from.
  ///
  /// - Parameter index: the number of the row, from 0.
  init(_ row: QuestionRow, _ index: Int, _ keys: QuestionKeys) throws(RowRefusal) {
    let choices = keys.choices[index].all
    if choices.isEmpty {
      try self.init(statement: row, keys.columns)
      return
    }
    let right = try keys.rightAnswers(index)
    var texts = try Self.clean(choices.map(\.text))
    if texts.count == 1, let opposite = Opposites.opposite(of: texts[0]) { texts.append(opposite) }
    let others = try Self.clean(row.fields(keys.columns.wrong))
    let added = Array(texts.dropFirst(choices.count)) + others
    try Self.check(choices.map(\.text) + added)
    if right.count > 1, AnswerOrder.isFixed(texts) { throw RowRefusal(.severalRight(right.count)) }
    // One of the right answers is shown.
    let shown = choices.filter { $0.index == right.first || !right.contains($0.index) }
    guard let answer = shown.firstIndex(where: { $0.index == right.first }) else {
      throw RowRefusal(.noRightAnswer)
    }
    self.init(
      all: shown.map(\.text) + added, right: answer, rightCount: right.count, isListed: true)
  }

  /// Reads a statement that has only the key beside it: true or false.
  private init(statement row: QuestionRow, _ columns: QuestionColumns) throws(RowRefusal) {
    guard let key = row.fields(columns.keys).first else { throw RowRefusal(.noRightAnswer) }
    guard let answer = key.cleaned(ifAtMost: FoundQuestion.longestAnswer),
      let opposite = Opposites.opposite(of: answer)
    else { throw RowRefusal(.noWrongAnswer) }
    self.init(all: [answer, opposite], right: 0, rightCount: 1, isListed: false)
  }

  private static func clean(_ texts: [String]) throws(RowRefusal) -> [String] {
    var answers: [String] = []
    for text in texts {
      guard let answer = text.cleaned(ifAtMost: FoundQuestion.longestAnswer) else {
        throw RowRefusal(.tooLong(.answer, limit: FoundQuestion.longestAnswer))
      }
      answers.append(answer)
    }
    return answers
  }

  private static func check(_ answers: [String]) throws(RowRefusal) {
    var seen: Set<String> = []
    for answer in answers where !seen.insert(answer).inserted {
      throw RowRefusal(.repeatedAnswer(answer))
    }
  }
}
