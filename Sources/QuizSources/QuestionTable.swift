public import Quiz
public import Tables

/// A person's own questions, in a file.
///
/// A row has a question, the right answer, and wrong answers:
///
///     What is the capital of Peru?,Lima,Quito,La Paz,Santiago
///
/// Or it has a question, answers to choose from, and a key: the letter, the number or the text of
/// the right one. A header names the columns, in any order:
///
///     question,option A,option B,option C,option D,correct
///     What is the capital of Peru?,Quito,Lima,La Paz,Santiago,B
///
/// Where it isn't certain which answers are right, the table has a ``doubt``, and no questions.
public struct QuestionTable: Hashable, Sendable {
  /// The most bytes of a file.
  public static let largestFile = 4 << 20
  /// The most questions of a file.
  public static let mostQuestions = 5_000
  /// The most wrong answers of a question.
  public static let mostWrongAnswers = Question.answerCounts.upperBound - 1
  /// The most characters of an explanation. A longer one is shortened.
  static let longestExplanation = 1_000

  /// The questions in the order of the file; none with a ``doubt``. Their answers are in a random
  /// order, except where the order means something.
  public let questions: [Question]
  /// The report of the reading, for a preview.
  package let report: FileReport<QuestionRowReason>
  /// The reason why a person must choose the columns; `nil` if it is certain which answers are
  /// right.
  package let doubt: QuestionDoubt?

  /// Reads a table.
  ///
  /// - Parameters:
  ///   - bytes: text in any ``TextEncoding``.
  ///   - choices: a person's choices, where the file itself doesn't say enough.
  ///   - generator: the generator that mixes the answers.
  /// - Throws: ``QuestionTableError`` for a file without questions, `ColumnChoiceError` for columns
  ///   that the table doesn't have.
  public init(
    _ bytes: [UInt8], choices: ReadingChoices = ReadingChoices(),
    using generator: inout some RandomNumberGenerator
  ) throws {
    guard bytes.count <= Self.largestFile else {
      throw QuestionTableError.tooLarge(limit: Self.largestFile)
    }
    if let foreign = ForeignFile(bytes) { throw QuestionTableError.notATable(foreign) }
    let text: FileText
    do throws(LineError) {
      text = try FileText(bytes, encoding: choices.encoding)
    } catch {
      throw QuestionTableError.badLine(error)
    }
    let layout = try QuestionLayout(text, choices)
    guard !layout.rows.isEmpty else { throw QuestionTableError.noQuestions }
    guard layout.width > 1 || choices.columns != nil else {
      throw QuestionTableError.notATable(.text)
    }
    let reader = QuestionReader(layout)
    var found = FoundRows(notes: layout.notes)
    if reader.doubt == nil { found.read(reader, using: &generator) }
    var report = FileReport<QuestionRowReason>(of: text, reason: QuestionRowReason.row)
    report.shape = layout.shape
    report.notes.add(found.notes)
    self.report = report
    // If most rows make no question, the guess is wrong, and so may be the other questions.
    let isUnlikely = layout.isGuessed && found.leftOut > found.questions.count
    questions = isUnlikely ? [] : found.questions
    guard reader.doubt == nil, questions.isEmpty else {
      doubt = reader.doubt
      return
    }
    guard let first = found.first else { throw QuestionTableError.noQuestions }
    // Other columns may make questions.
    guard layout.isGuessed, layout.width > 2 else {
      throw QuestionTableError.noUsableRow(line: first.line, first.reason)
    }
    doubt = .noQuestions(line: first.line, first.reason)
  }
}

/// The questions of the rows, and the remarks about the others.
private struct FoundRows {
  var questions: [Question] = []
  var notes: RowNotes<QuestionRowReason>
  /// The first row that makes no question.
  var first: (line: Int, reason: QuestionRowReason)?
  /// The number of rows that make no question, and no repeated one either.
  private(set) var leftOut = 0
  /// The lines of the questions, by their names.
  private var lines: [String: Int] = [:]

  init(notes: RowNotes<QuestionRowReason>) { self.notes = notes }

  mutating func read(
    _ reader: QuestionReader, using generator: inout some RandomNumberGenerator
  ) {
    for (index, row) in reader.rows.enumerated() {
      switch reader.read(index, using: &generator) {
      case .blank: break
      case .leftOut(let reason):
        leftOut += 1
        leave(row, reason)
      case .question(let question, let remarks):
        if let earlier = lines[question.id] {
          leave(row, .row(.repeated(earlier: earlier)))
        } else if questions.count == QuestionTable.mostQuestions {
          leave(row, .beyond(limit: QuestionTable.mostQuestions))
        } else {
          lines[question.id] = row.line
          questions.append(question)
          for remark in remarks {
            notes.add(RowNote(line: row.line, text: row.text, reason: remark, isLeftOut: false))
          }
        }
      }
    }
  }

  private mutating func leave(_ row: QuestionRow, _ reason: QuestionRowReason) {
    if first == nil, reason != .row(.heading) { first = (row.line, reason) }
    notes.add(RowNote(line: row.line, text: row.text, reason: reason, isLeftOut: true))
  }
}
