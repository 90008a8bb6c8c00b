package import Learner
internal import Quiz
internal import QuizSources
package import Tables

/// The content of a file of questions, for a person to look at before a quiz begins.
package struct QuestionFilePreview: Hashable, Sendable, Encodable {
  package struct Shown: Hashable, Sendable, Encodable {
    package let text: String
    /// The right answer.
    package let right: String
    package let wrong: [String]
  }

  /// The number of questions.
  package let questions: Int
  /// The first questions.
  package let first: [Shown]
  package let reading: FileReading

  /// The largest number of questions that are shown.
  private static let mostShown = 3

  init(_ table: QuestionTable) {
    questions = table.questions.count
    first = table.questions.prefix(Self.mostShown).map { question in
      var wrong = question.answers
      let right = wrong.remove(at: question.right)
      return Shown(text: question.text, right: right, wrong: wrong)
    }
    reading = table.reading
  }
}

extension QuizRoom {
  /// Returns what a file of questions holds.
  ///
  /// - Throws: ``QuestionFileProblem`` for a file that can't be read at all; `ColumnChoiceError`.
  package nonisolated func preview(
    _ file: [UInt8], named name: String, _ choices: ReadingChoices = ReadingChoices()
  ) throws -> QuestionFilePreview {
    var generator = SystemRandomNumberGenerator()
    return QuestionFilePreview(
      try QuestionSupply.table(file, named: name, choices, using: &generator))
  }
}
