import QuizSources
import Storage
import Tables
import Testing

@testable import QuizPractice

@Suite("The words about a file of questions")
struct QuestionFileProblemTests {
  @Test(
    "each problem of a file of questions is a sentence with its line and the way out",
    arguments: [
      (
        .badLine(LineError(line: 2, .openQuote)),
        """
        Line 2 of 'a.csv' opens a quotation mark that is never closed: close it, or double it if \
        it is part of the text.
        """
      ),
      (
        .tooLarge(limit: 4 << 20),
        "'a.csv' has more than 4 MB: divide the questions among several files."
      ),
      (
        .tooManyQuestions(limit: 5_000),
        "'a.csv' has more than 5000 questions: divide them among several files."
      ),
      (
        .noQuestions,
        """
        'a.csv' has no questions: write each one on a line, such as 'Who wrote Emma?,Jane \
        Austen,Charles Dickens'.
        """
      ),
      (
        .noQuestion(line: 3),
        "Line 3 of 'a.csv' has answers without a question: write the question first."
      ),
      (
        .noRightAnswer(line: 3),
        "Line 3 of 'a.csv' has no right answer: write it after the question."
      ),
      (
        .noWrongAnswer(line: 3),
        "Line 3 of 'a.csv' has no wrong answer: write at least one after the right answer."
      ),
      (
        .tooManyAnswers(line: 3, limit: 8),
        "Line 3 of 'a.csv' has more than 8 wrong answers: remove some."
      ),
      (
        .repeatedAnswer(line: 3, "Lima"),
        "Line 3 of 'a.csv' has the answer 'Lima' twice: remove one, or change it."
      ),
      (
        .tooLong(line: 3, .question, limit: 500),
        "Line 3 of 'a.csv' has a question of more than 500 characters: shorten it."
      ),
      (
        .tooLong(line: 3, .answer, limit: 200),
        "Line 3 of 'a.csv' has an answer of more than 200 characters: shorten it."
      ),
      (
        .repeatedQuestion(line: 3, earlier: 1),
        "Line 3 of 'a.csv' has the question of line 1 again: remove one of them."
      ),
      (
        .missingColumn(line: 1, "wrong answer"),
        """
        Line 1 of 'a.csv' names no column 'wrong answer': name the columns question, right answer \
        and wrong answer.
        """
      ),
      (
        .unknownColumn(line: 1, "points"),
        """
        Line 1 of 'a.csv' names a column 'points', which is not known: name the columns question, \
        right answer and wrong answer, or remove the line.
        """
      ),
    ] as [(QuestionTableError, String)])
  func sentence(error: QuestionTableError, sentence: String) {
    let problem = QuestionFileProblem("a.csv", error)
    #expect("\(problem)" == sentence)
    #expect(problem.kind == .unusable)
  }

  @Test("standard input is named as such, and a failure of a service is its own sentence")
  func names() {
    #expect(
      "\(QuestionFileProblem("-", .tooLarge(limit: 4 << 20)))"
        == "Standard input has more than 4 MB: divide the questions among several files.")
    #expect(
      "\(QuestionFileProblem("-", .noQuestion(line: 1)))"
        == "Line 1 of standard input has answers without a question: write the question first.")
    let failure = QuestionFailure.noQuestions(.triviaAPI)
    #expect(failure.kind == .unavailable)
  }
}
