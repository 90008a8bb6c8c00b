import Quiz
import Tables
import TestSupport

@testable import QuizSources

/// Reads a table of questions as a person gives it.
func readTable(
  _ bytes: [UInt8], _ choices: ReadingChoices = ReadingChoices(), seed: UInt64 = 1
) throws -> QuestionTable {
  var generator = SeededGenerator(seed: seed)
  return try QuestionTable(bytes, choices: choices, using: &generator)
}

/// Reads a table of questions as a person gives it.
func readTable(
  _ text: String, _ choices: ReadingChoices = ReadingChoices(), seed: UInt64 = 1
) throws -> QuestionTable {
  try readTable(Array(text.utf8), choices, seed: seed)
}

extension QuestionTable {
  /// The right answer of each question.
  var right: [String] { questions.map { $0.answers[$0.right] } }
  /// The wrong answers of each question.
  var wrong: [Set<String>] {
    questions.map { question in
      Set(question.answers).subtracting([question.answers[question.right]])
    }
  }
  /// The lines that are left out, with the reasons.
  var leftOut: [Int: QuestionRowReason] {
    Dictionary(
      report.notes.notes.filter(\.isLeftOut).map { ($0.line, $0.reason) }, uniquingKeysWith: { $1 })
  }
  /// The parts of the columns.
  var parts: [String?] { report.shape?.columns.map(\.part) ?? [] }
}
