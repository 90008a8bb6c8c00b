import Faults
import QuizSources
import Storage
import Tables
import Testing

@testable import QuizPractice

@Suite("The words about a file of questions")
struct QuestionFileProblemTests {
  @Test(
    "each problem of a file of questions is a sentence with the way out",
    arguments: [
      (
        .badLine(LineError(line: 2, .notUnicode)),
        "Line 2 of 'a.csv' is not text in UTF-8: save the file as UTF-8, or name its encoding."
      ),
      (
        .tooLarge(limit: 4 << 20),
        "'a.csv' has more than 4 MB: divide the questions among several files."
      ),
      (
        .notATable(.spreadsheet),
        "'a.csv' is a file of a spreadsheet, or an archive: save the table as CSV."
      ),
      (
        .notATable(.text),
        """
        'a.csv' is no table: write each question with its answers on one line, as CSV has them.
        """
      ),
      (
        .noQuestions,
        """
        'a.csv' has no questions: write each one on a line, such as 'Who wrote Emma?,Jane \
        Austen,Charles Dickens'.
        """
      ),
      (
        .noUsableRow(line: 3, .noWrongAnswer),
        """
        No line of 'a.csv' makes a question; line 3, the first, has no wrong answer: write at \
        least one.
        """
      ),
    ] as [(QuestionTableError, String)])
  func sentence(error: QuestionTableError, sentence: String) {
    let problem = QuestionFileProblem("a.csv", error)
    #expect("\(problem)" == sentence)
    #expect(problem.kind == .unusable)
  }

  @Test(
    "each doubt is a sentence that says what to choose",
    arguments: [
      (.noQuestion, "'a.csv' doesn't show which column has the questions: choose the columns."),
      (
        .noKey,
        """
        'a.csv' doesn't say which answer is right: choose the column of the right answer, or that \
        of the key.
        """
      ),
      (
        .keyOrAnswer(.init(number: 6)),
        """
        Column 6 of 'a.csv' may be an answer, or the key to the right answer: choose which it is.
        """
      ),
      (
        .textOrIndex(.init(number: 6, name: "answer")),
        """
        Column 'answer' of 'a.csv' may have the right answers, or their letters or numbers: choose \
        it as the right answer or as the key.
        """
      ),
      (
        .countFrom(.init(number: 6, name: "index")),
        """
        The numbers in column 'index' of 'a.csv' may count from 0 or from 1: write letters instead.
        """
      ),
      (
        .noQuestions(line: 1, .noRightAnswer),
        """
        Most lines of 'a.csv' make no question with the columns that were guessed. Line 1 has no \
        right answer: write it, or the key to it. Or choose other columns.
        """
      ),
    ] as [(QuestionDoubt, String)])
  func doubt(doubt: QuestionDoubt, sentence: String) {
    let problem = QuestionFileProblem("a.csv", doubt)
    #expect("\(problem)" == sentence)
    #expect(problem.kind == .unusable)
  }

  @Test("a way out that a front end has its own words for is a remedy")
  func remedies() {
    #expect(QuestionFileProblem("a.csv", .noKey).remedies == [.chooseColumns])
    #expect(QuestionFileProblem("a.csv", .countFrom(.init(number: 6))).remedies.isEmpty)
    let line = LineError(line: 2, .notUnicode)
    #expect(QuestionFileProblem("a.csv", .badLine(line)).remedies == [.nameEncoding])
    #expect(QuestionFileProblem("a.csv", QuestionTableError.noQuestions).remedies.isEmpty)
  }

  @Test("without a file, a doubt is about the table")
  func table() {
    #expect(QuestionDoubt.noKey.sentence.hasPrefix("The table doesn't say which answer is right"))
    #expect(QuestionDoubt.unclear(.init(number: 2)).sentence.hasPrefix("Column 2 may have answers"))
  }

  @Test("each reason about a row is the rest of a sentence whose subject is the line")
  func rows() {
    func predicate(_ reason: QuestionRowReason, isLeftOut: Bool = true) -> String {
      RowNote(line: 3, text: "", reason: reason, isLeftOut: isLeftOut).predicate
    }
    #expect(
      predicate(.unknownKey("E"))
        == "says that 'E' is right, which is none of its answers: correct it")
    #expect(predicate(.row(.repeated(earlier: 1))) == "says the same as line 1")
    #expect(
      predicate(.beyond(limit: 5_000)) == "comes after the first 5,000 questions, which are taken")
    #expect(
      predicate(.severalRight(2), isLeftOut: false)
        == "has 2 right answers: the quiz asks with the first, and doesn't show the others")
    #expect(predicate(.severalRight(2)).hasSuffix("write a row with one right answer"))
  }

  @Test("standard input is named as such, and a failure of a service is its own sentence")
  func names() {
    #expect(
      "\(QuestionFileProblem("-", .tooLarge(limit: 4 << 20)))"
        == "Standard input has more than 4 MB: divide the questions among several files.")
    #expect(
      "\(QuestionFileProblem("-", .keyOrAnswer(.init(number: 6))))"
        .hasPrefix("Column 6 of standard input may be an answer"))
    let failure = QuestionFailure.noQuestions(.triviaAPI)
    #expect(failure.kind == .unavailable)
  }
}
