internal import ByteText
internal import Quiz
internal import Tables
internal import WebRequests

/// The reader of the rows of a table, whose columns are known.
struct QuestionReader {
  /// The result of reading a row.
  enum Outcome {
    case question(Question, remarks: [QuestionRowReason])
    case leftOut(QuestionRowReason)
    /// The row has nothing but a number.
    case blank
  }

  /// The rows as they are in the table.
  let rows: [QuestionRow]
  /// The rows as they are read.
  private let repaired: [QuestionRow]
  private let keys: QuestionKeys
  /// The right answers of all rows in small letters.
  private let allRight: Set<String>

  init(_ layout: QuestionLayout) {
    rows = layout.rows
    repaired = rows.map(RowRepair(layout).repaired)
    keys = QuestionKeys(repaired, layout)
    let right = keys.columns.right
    allRight = Set(
      repaired.flatMap { $0.fields(right) }.compactMap { $0.cleaned(atMost: 60)?.lowercased() })
  }

  /// The reason why no question is taken before a person has chosen the columns.
  var doubt: QuestionDoubt? { keys.doubt }

  /// Returns the question of a row.
  ///
  /// - Parameter index: the number of the row, from 0.
  func read(_ index: Int, using generator: inout some RandomNumberGenerator) -> Outcome {
    let row = repaired[index]
    if index == 0, isDescription(row) { return .leftOut(.row(.heading)) }
    if let fault = row.fault { return .leftOut(.row(fault)) }
    let used = row.fields(Array(row.fields.indices))
    if used.isEmpty || used.count == 1 && used[0].utf8.allSatisfy({ $0 < 0x3A }) { return .blank }
    guard let text = row.field(keys.columns.question) else { return .leftOut(.noQuestion) }
    guard let text = text.cleaned(ifAtMost: FoundQuestion.longestText) else {
      return .leftOut(.tooLong(.question, limit: FoundQuestion.longestText))
    }
    do throws(RowRefusal) {
      let answers =
        keys.choices.isEmpty
        ? try RowAnswers(row, keys.columns, among: allRight) : try RowAnswers(row, index, keys)
      var remarks = row.remarks.map(QuestionRowReason.row)
      if answers.rightCount > 1 { remarks.append(.severalRight(answers.rightCount)) }
      return .question(try question(text, row, answers, using: &generator), remarks: remarks)
    } catch {
      return .leftOut(error.reason)
    }
  }

  private func question(
    _ text: String, _ row: QuestionRow, _ answers: RowAnswers,
    using generator: inout some RandomNumberGenerator
  ) throws(RowRefusal) -> Question {
    let wrong = answers.all.count - 1
    guard wrong > 0 else { throw RowRefusal(.noWrongAnswer) }
    guard wrong <= QuestionTable.mostWrongAnswers else {
      throw RowRefusal(.tooManyAnswers(limit: QuestionTable.mostWrongAnswers))
    }
    let right = answers.all[answers.right]
    let id = "file:" + FoundQuestion.name(of: text, right)
    var question: Question
    do throws(Question.Fault) {
      if answers.isListed {
        question = try Question(id: id, text: text, answers: answers.all, right: answers.right)
          .mixed(using: &generator)
      } else {
        question = try Question(
          id: id, text: text, right: right, wrong: Array(answers.all.dropFirst()),
          using: &generator)
      }
    } catch {
      throw RowRefusal(.noRightAnswer)
    }
    let columns = keys.columns
    question.explanation = row.field(columns.explanation)?
      .cleaned(atMost: QuestionTable.longestExplanation)
    question.category = row.field(columns.category)?.cleaned(atMost: 60)
    question.difficulty = row.field(columns.difficulty).flatMap(Difficulty.init(named:))
    return question
  }

  /// Whether a row describes the columns, as the template of Wayground does below its header.
  private func isDescription(_ row: QuestionRow) -> Bool {
    let described = row.fields.count { field in
      let bytes = field.lowercased().bytes
      return bytes.contains("(required") || bytes.contains("(optional")
    }
    return described > 1
  }
}

extension Difficulty {
  /// Reads the difficulty as people write it.
  fileprivate init?(named name: String) {
    switch name.cleaned(atMost: 20)?.lowercased() {
    case "easy", "beginner", "low", "leicht", "einfach", "facile", "fácil", "facil", "makkelijk":
      self = .easy
    case "medium", "moderate", "normal", "intermediate", "mittel", "moyen", "medio", "media",
      "média", "médio", "gemiddeld":
      self = .medium
    case "hard", "difficult", "advanced", "expert", "high", "schwer", "schwierig", "difficile",
      "difícil", "dificil", "moeilijk":
      self = .hard
    default: return nil
    }
  }
}
