public import Quiz
internal import Tables
internal import WebRequests

/// A person's own questions, in a file: rows of a question, the right answer, and wrong answers.
///
///     question,right answer,wrong answers
///     What is the capital of Peru?,Lima,Quito,La Paz,Santiago
///
/// A semicolon or a tab may replace the comma. The header is optional; with it, the columns may
/// come in any order. Empty cells don't count, so rows may have different numbers of answers.
public struct QuestionTable: Hashable, Sendable {
  /// The most bytes of a file.
  public static let largestFile = 4 << 20
  /// The most questions of a file.
  public static let mostQuestions = 5_000
  /// The most wrong answers of a question.
  public static let mostWrongAnswers = Question.answerCounts.upperBound - 1

  /// The questions in the order of the file, with their answers in a random order.
  public let questions: [Question]

  /// Reads a table.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8, or UTF-16 with a byte order mark.
  ///   - generator: the generator that mixes the answers.
  /// - Throws: ``QuestionTableError`` about the first line that can't be taken.
  public init(
    _ bytes: [UInt8], using generator: inout some RandomNumberGenerator
  ) throws(QuestionTableError) {
    guard bytes.count <= Self.largestFile else { throw .tooLarge(limit: Self.largestFile) }
    var rows = try Rows(bytes)
    var questions: [Question] = []
    var lines: [String: Int] = [:]
    while let row = try rows.next() {
      guard questions.count < Self.mostQuestions else {
        throw .tooManyQuestions(limit: Self.mostQuestions)
      }
      let question = try Self.question(row, using: &generator)
      if let earlier = lines.updateValue(row.line, forKey: question.id) {
        throw .repeatedQuestion(line: row.line, earlier: earlier)
      }
      questions.append(question)
    }
    guard !questions.isEmpty else { throw .noQuestions }
    self.questions = questions
  }

  private static func question(
    _ row: Rows.Row, using generator: inout some RandomNumberGenerator
  ) throws(QuestionTableError) -> Question {
    let line = row.line
    guard let question = row.question else { throw .noQuestion(line: line) }
    guard let right = row.right else { throw .noRightAnswer(line: line) }
    guard !row.wrong.isEmpty else { throw .noWrongAnswer(line: line) }
    guard row.wrong.count <= mostWrongAnswers else {
      throw .tooManyAnswers(line: line, limit: mostWrongAnswers)
    }
    let text = try question.within(FoundQuestion.longestText, .question, line)
    var (answers, seen): ([String], Set<String>) = ([], [])
    for text in [right] + row.wrong {
      let answer = try text.within(FoundQuestion.longestAnswer, .answer, line)
      guard seen.insert(answer.asComparedAnswer).inserted else {
        throw .repeatedAnswer(line: line, answer)
      }
      answers.append(answer)
    }
    do throws(Question.Fault) {
      return try Question(
        id: "file:" + FoundQuestion.name(of: text, answers[0]), text: text, right: answers[0],
        wrong: Array(answers.dropFirst()), using: &generator)
    } catch {
      throw .noRightAnswer(line: line)
    }
  }
}

extension String {
  /// Returns the clean text; throws if it is longer than a number of characters.
  fileprivate func within(
    _ limit: Int, _ part: QuestionTableError.Part, _ line: Int
  ) throws(QuestionTableError) -> String {
    guard let clean = cleaned(ifAtMost: limit) else {
      throw .tooLong(line: line, part, limit: limit)
    }
    return clean
  }
}

/// The rows of a table below its header.
private struct Rows {
  struct Row {
    let line: Int
    var question: String?
    var right: String?
    var wrong: [String] = []
  }

  /// The meaning of a column.
  private enum Column {
    case question, right, wrong
  }

  /// The names of the columns. A column without a name holds wrong answers.
  private static let names = ColumnNames<Column>(
    [
      .question: ["question", "questions", "q"],
      .right: ["answer", "answers", "a"],
      .wrong: [""],
    ],
    beginnings: [.right: ["right", "correct"], .wrong: ["wrong", "incorrect"]])

  private var rows: DelimitedText
  /// The columns that the header names; `nil` for a table without a header.
  private var columns: [Column]?
  /// The first row, if it is not a header.
  private var first: DelimitedText.Row?

  init(_ bytes: [UInt8]) throws(QuestionTableError) {
    do throws(LineError) {
      let text = try FileText(bytes)
      rows = DelimitedText(text.bytes, separator: DelimitedText.guessedSeparator(text.bytes))
      first = try rows.next()
    } catch {
      throw .badLine(error)
    }
    guard let row = first else { return }
    let header = TableHeader(row.fields.map { $0.cleaned(atMost: 100) ?? "" }, Self.names)
    // No question consists of only this word.
    guard header.places[.question] != nil else { return }
    if let name = header.unknown.first {
      throw .unknownColumn(line: row.line, name.lowercased())
    }
    let columns = header.columns.compactMap(\.self)
    for (column, name) in [(Column.right, "right answer"), (.wrong, "wrong answer")]
    where !columns.contains(column) {
      throw .missingColumn(line: row.line, name)
    }
    self.columns = columns
    first = nil
  }

  /// Returns the next row that has any text.
  mutating func next() throws(QuestionTableError) -> Row? {
    while true {
      var next = first
      first = nil
      if next == nil {
        do throws(LineError) { next = try rows.next() } catch { throw .badLine(error) }
      }
      guard let next else { return nil }
      if let row = read(next) { return row }
    }
  }

  private func read(_ fields: DelimitedText.Row) -> Row? {
    var row = Row(line: fields.line)
    var isEmpty = true
    for (index, field) in fields.fields.enumerated() {
      // A field of spaces and invisible characters is empty.
      guard field.cleaned(atMost: 1) != nil else { continue }
      isEmpty = false
      switch column(index) {
      case .question: row.question = row.question ?? field
      case .right: row.right = row.right ?? field
      case .wrong: row.wrong.append(field)
      }
    }
    return isEmpty ? nil : row
  }

  private func column(_ index: Int) -> Column {
    let columns = columns ?? [.question, .right]
    return columns.indices.contains(index) ? columns[index] : .wrong
  }
}
