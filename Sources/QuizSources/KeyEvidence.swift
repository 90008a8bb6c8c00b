// This whole file by scalar: its texts are views of bytes.

extension QuestionGuess {
  /// The signs in the rows that a column is a key, and those that it is none.
  struct KeyEvidence {
    let column: Int
    /// The columns of the answers that the key would name.
    let choices: [Int]
    /// The number of rows in which the field can only be a key.
    private(set) var positive = 0
    /// The rows in which it can't be one.
    private var negativeRows: [Int] = []
    /// The number of rows in which it can be both.
    private(set) var neutral = 0
    /// Whether the column is the last one of the answers.
    private let isLast: Bool
    /// Whether a number before the question would be the key. It may be anything else.
    private let isNumberBefore: Bool
    /// Whether the first row asks nothing.
    private let isFirstRowPlain: Bool

    init?(_ column: Int, _ answers: [Int], isBefore: Bool, _ guess: QuestionGuess) {
      let isFirst = isBefore || column == answers.first
      choices = answers.filter { isFirst ? $0 > column : $0 < column }
      guard choices.count > 1 else { return nil }
      self.column = column
      isLast = column == answers.last
      isNumberBefore =
        isBefore && !guess.fields(column).contains { $0.mark?.isLetter == true || $0.mark == nil }
      isFirstRowPlain = guess.rows.first.map { !$0.contains(where: \.asks) } ?? false
      for (number, row) in guess.rows.enumerated() { add(row, number, guess) }
    }

    private mutating func add(_ row: [Field], _ number: Int, _ guess: QuestionGuess) {
      // A row of few answers may have a letter as its key in an earlier column.
      let last = row.lastIndex { !$0.isEmpty } ?? 0
      let isShort = isLast && last < column && guess.field(row, last)?.mark?.isLetter == true
      let end = isShort ? last : column
      let answers = choices.enumerated().compactMap { index, column in
        column == end ? nil : guess.field(row, column).map { (index: index, field: $0) }
      }
      guard let key = guess.field(row, end), answers.count > 1 else {
        negativeRows.append(number)
        return
      }
      let has = { (index: Int) in answers.contains { $0.index == index } }
      if answers.count(where: { $0.field.compared == key.compared }) == 1 {
        positive += 1
      } else if let mark = key.mark,
        mark.numbers.allSatisfy({ mark.isLetter ? has($0) : has($0 - 1) || has($0) })
      {
        // A letter beside another may be an answer, and so may a number among numbers.
        let isAlike =
          mark.isLetter
          ? answers.contains { $0.field.mark?.isLetter == true }
          : answers.allSatisfy { $0.field.text.utf8.contains { (0x30...0x39).contains($0) } }
        if isAlike { neutral += 1 } else { positive += 1 }
      } else {
        negativeRows.append(number)
      }
    }

    /// Whether only the first row has no key, because it names the columns.
    var isFirstRowHeader: Bool { isFirstRowPlain && positive > 1 && negativeRows == [0] }

    private var negative: Int { isFirstRowHeader ? 0 : negativeRows.count }

    /// Whether nearly every row has a key in the column.
    var isKey: Bool { positive > 0 && positive >= 9 * negative && !isNumberBefore }
    /// Whether no row has a key for certain, and many may have one.
    var isOpen: Bool { positive == 0 && neutral * 2 > negative && !isNumberBefore }
    /// Whether some rows have a key in the column.
    var isHalf: Bool { positive > 0 && positive * 9 > negative }
  }
}
