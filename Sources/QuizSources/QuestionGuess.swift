// This whole file by scalar: its texts are views of bytes and scalars.

internal import Quiz
internal import Tables
internal import WebRequests

/// The columns of a table of questions whose columns have no known names, as the rows show them.
///
/// Without a key, the first answer of each row is the right one. A key is a column whose fields
/// name one of the other answers in nearly every row. In between, it is not certain which answer is
/// right.
struct QuestionGuess {
  private(set) var columns = QuestionColumns()
  private(set) var doubt: QuestionDoubt?
  /// Whether the first row has no key, and all others have one. Then it names the columns.
  private(set) var isFirstRowHeader = false

  /// A field as it is compared with others.
  struct Field {
    let text: String
    let compared: String
    let mark: KeyMark?
    let isNumber: Bool

    init(_ field: String) {
      text = field.cleaned(atMost: 2 * FoundQuestion.longestAnswer) ?? ""
      compared = text.asComparedAnswer
      mark = KeyMark(text)
      let signs = text.utf8.drop { $0 == UInt8(ascii: "-") }
      isNumber =
        signs.first.map { (0x30...0x39).contains($0) } == true
        && signs.allSatisfy { (0x30...0x39).contains($0) || ".,%".utf8.contains($0) }
    }

    var isEmpty: Bool { text.isEmpty }
    var asks: Bool { text.unicodeScalars.contains { "?？؟".unicodeScalars.contains($0) } }
  }

  /// The number of rows that are looked at.
  private static let mostRows = 1_000
  /// The largest number of columns.
  private static let mostColumns = 40

  let rows: [[Field]]
  private let names: [String]?

  /// - Parameters:
  ///   - rows: the fields of the rows.
  ///   - width: the number of columns.
  ///   - made: the columns that only number the rows, or that a form fills.
  ///   - names: the names of the columns; `nil` if the first row gives none.
  init(_ rows: [[String]], width: Int, made: Set<Int>, names: [String]?) {
    self.names = names
    let end = min(width, Self.mostColumns)
    self.rows = rows.prefix(Self.mostRows).map { row in row.prefix(end).map(Field.init) }
    // Only before the questions are these no answers.
    let texts = (0..<end).filter { !fields($0).isEmpty }.drop { made.contains($0) }
    guard texts.count > 1, width <= Self.mostColumns, let question = question(Array(texts)) else {
      doubt = .noQuestion
      return
    }
    columns.question = question
    readAnswers(texts.filter { $0 > question }, before: texts.filter { $0 < question })
  }

  func field(_ row: [Field], _ column: Int) -> Field? {
    row.indices.contains(column) && !row[column].isEmpty ? row[column] : nil
  }

  /// Returns the fields of a column with a text.
  func fields(_ column: Int) -> [Field] { rows.compactMap { field($0, column) } }

  private func title(_ column: Int) -> QuestionDoubt.Column {
    let name = names.map { $0.indices.contains(column) ? $0[column] : "" } ?? ""
    return QuestionDoubt.Column(number: column + 1, name: name.isEmpty ? nil : name)
  }

  /// Returns the median of the numbers of scalars in the texts of a column.
  private func length(_ column: Int) -> Int {
    let lengths = fields(column).map(\.text.unicodeScalars.count).sorted()
    return lengths.isEmpty ? 0 : lengths[lengths.count / 2]
  }

  /// Returns the share of the texts of a column that are different, in percent.
  private func variety(_ column: Int) -> Int {
    let fields = fields(column)
    return Set(fields.map(\.compared)).count * 100 / max(1, fields.count)
  }

  // MARK: The question

  /// Returns the column of the questions.
  private func question(_ texts: [Int]) -> Int? {
    let asking = texts.first { column in
      let fields = fields(column)
      return fields.count(where: \.asks) * 2 >= fields.count && fields.count * 5 >= rows.count * 4
    }
    var found = asking ?? texts[0]
    if asking == nil {
      // A category stands before a question, which is longer than its answers.
      for (column, next) in zip(texts, texts.dropFirst()).prefix(3) {
        let rest = texts.filter { $0 > next }.map(length)
        guard !rest.isEmpty else { break }
        let mean = rest.reduce(0, +) / rest.count
        if length(next) >= 2 * length(column), length(next) >= 2 * mean { found = next }
      }
    }
    return rows.count > 3 && variety(found) < 50 ? nil : found
  }

  // MARK: The answers

  private mutating func readAnswers(_ answers: [Int], before: [Int]) {
    guard !answers.isEmpty else {
      doubt = .noWrongAnswers
      return
    }
    let candidates = (answers + before).compactMap { column in
      KeyEvidence(column, answers, isBefore: before.contains(column), self)
    }
    let sure = candidates.filter { $0.isKey }
    if let key = sure.max(by: { ($0.positive, $0.column) < ($1.positive, $1.column) }) {
      isFirstRowHeader = key.isFirstRowHeader
      readChoices(key)
      // A letter before the question may be that of a section, and a number after the answers may
      // say how hard the question is.
      if doubt == nil, before.contains(key.column) || passesOverLast(key.column) {
        doubt = .keyOrAnswer(title(key.column))
      }
    } else if let open = candidates.filter(\.isOpen)
      .max(by: { ($0.neutral, $0.column) < ($1.neutral, $1.column) })
    {
      set(open.choices, key: open.column)
      doubt = .keyOrAnswer(title(open.column))
    } else if let truth = onlyTruth(answers), before.isEmpty {
      columns.right = [truth]
    } else {
      readRightFirst(answers)
      if let half = candidates.first(where: \.isHalf) { doubt = .keyOrAnswer(title(half.column)) }
      // The usual shape has no column before the question.
      if doubt == nil, !before.isEmpty { doubt = .noKey }
    }
  }

  private mutating func set(_ choices: [Int], key: Int) {
    columns.keys = [key]
    for (answer, column) in choices.enumerated() { columns.options[answer] = column }
  }

  /// Takes the columns of answers to choose from, without the numbers among them.
  private mutating func readChoices(_ key: KeyEvidence) {
    let numbers = key.choices.filter { isNumeric($0, among: key.choices) }
    let choices = key.choices.filter { !numbers.contains($0) }
    set(choices, key: key.column)
    let keys = fields(key.column)
    columns.hasLetterAtEnd =
      key.column == rows.map(\.count).max().map { $0 - 1 }
      && keys.count { $0.mark?.isLetter == true } * 10 >= keys.count * 9
    if let number = numbers.first,
      numbers.count > 1 || choices.count < 2 || number != key.choices.last
    {
      doubt = .unclear(title(number))
    } else {
      doubt = odd(choices).map { .unclear(title($0)) }
    }
  }

  /// Whether the letters or numbers of many keys never name the last answer. Among real keys, some
  /// do, unless all name the first answer.
  private func passesOverLast(_ key: Int) -> Bool {
    let fields = fields(key)
    let marks = fields.compactMap(\.mark)
    guard marks.count >= Self.manyKeys, marks.count * 10 >= fields.count * 9 else { return false }
    let numbers = marks.flatMap(\.numbers)
    let first = numbers.contains(0) || marks[0].isLetter ? 0 : 1
    let last = first + columns.options.count - 1
    return !numbers.contains(last) && numbers.contains { $0 != first }
  }

  private static let manyKeys = 20

  /// Takes the first column of answers as the right ones.
  private mutating func readRightFirst(_ answers: [Int]) {
    columns.right = [answers[0]]
    columns.wrong = Array(answers.dropFirst())
    columns.isOpen = true
    if answers.count > 1 {
      let full = rows.count { row in answers.count { field(row, $0) != nil } > 1 }
      if full > 0, full * 2 < rows.count { doubt = .noWrongAnswers }
    }
    let unclear =
      answers.first { isNumeric($0, among: answers) || isSign($0, among: answers) } ?? odd(answers)
    if let unclear { doubt = .unclear(title(unclear)) }
    // `True,False` in all rows doesn't say which one is right.
    if rows.count > 2, answers.count > 1,
      answers.allSatisfy({ column in
        let texts = Set(fields(column).map(\.compared))
        return texts.count == 1 && texts.allSatisfy(Opposites.contain)
      })
    {
      doubt = .noKey
    }
  }

  /// Returns the only column that has true and false, in all rows.
  private func onlyTruth(_ answers: [Int]) -> Int? {
    let found = answers.filter { column in
      let fields = fields(column)
      return fields.count * 10 >= rows.count * 9
        && fields.allSatisfy { Opposites.contain($0.compared) }
    }
    return found.count == 1 ? found[0] : nil
  }

  // MARK: Columns that may be no answers

  /// Whether a column has only numbers in several rows, though the answers beside it are texts: a
  /// limit of time.
  private func isNumeric(_ column: Int, among answers: [Int]) -> Bool {
    let beside = rows.filter { row in
      answers.contains { $0 != column && field(row, $0)?.isNumber == false }
    }
    let numbers = beside.compactMap { field($0, column) }
    return numbers.count > 1 && numbers.allSatisfy(\.isNumber)
  }

  /// Whether a column has few short texts in several rows, such as `Б` or `2nd`, though the answers
  /// beside them are longer: a key that isn't understood.
  private func isSign(_ column: Int, among answers: [Int]) -> Bool {
    let fields = fields(column)
    guard fields.count > 1, let longest = fields.map(\.text.unicodeScalars.count).max(),
      longest <= 3, answers.allSatisfy({ $0 == column || length($0) > longest })
    else { return false }
    return longest == 1
      || Set(fields.map(\.compared)).count * 2 <= fields.count
        && fields.count > 2 * answers.count
  }

  /// Returns a column that is longer than the others, or has the same texts in many rows: a comment
  /// or a category. Few rows don't show that.
  private func odd(_ answers: [Int]) -> Int? {
    guard rows.count > 3 else { return nil }
    let used = answers.filter { fields($0).count * 3 >= rows.count }
    guard used.count > 1 else { return nil }
    let lengths = used.map(length)
    if let shortest = lengths.min(),
      let index = lengths.firstIndex(where: { $0 >= 25 && $0 >= 3 * shortest })
    {
      return used[index]
    }
    let varieties = used.map(variety)
    guard varieties.sorted()[varieties.count / 2] > 60 else { return nil }
    return zip(used, varieties).first { column, variety in
      // `None of the above` may be an answer of every question.
      variety <= 30 && !fields(column).prefix(3).contains { AnswerOrder.namesAll($0.text) }
    }?.0
  }
}
