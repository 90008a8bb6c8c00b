import QuizSources
import Storage
import Tables
import Testing
import WordService

@testable import Learner
@testable import QuizPractice

@Suite("A quiz with the questions of a file")
struct QuizFileTests {
  private let home: SessionHome

  init() throws { home = try SessionHome(SessionHome.Clock(1_790_000_000)) }

  private struct Absent: Error {}

  /// A room that has nothing but files.
  private func room() throws -> QuizRoom {
    QuizRoom(
      try LearnerFiles(home.files.folders),
      QuestionSupply(
        dictionary: { throw Absent() }, soundAlikes: { _ in nil }, services: { nil },
        deck: { _, _ in throw Absent() }))
  }

  private func begin(
    _ text: String, _ choices: ReadingChoices = ReadingChoices(), named name: String = "q.csv"
  ) async throws -> QuizSnapshot {
    try await room().begin(file: Array(text.utf8), named: name, QuizWishes(), choices)
  }

  @Test("a bad row is left out and told, and the others are asked")
  func leftOut() async throws {
    let quiz = try await begin("Who?,me,you\nWhere?,here\nWhy?,so,then\n")
    #expect(quiz.count == 2 && quiz.title == "q.csv")
    let remark = try #require(quiz.remark)
    #expect(remark.contains("1 row is left out."))
    #expect(remark.contains("Line 2 has no wrong answer: write at least one."))
    #expect(try await begin("question,right,wrong\nWho?,me,you\nWhy?,so,then\n").remark == nil)
  }

  @Test("a question with several right answers is told")
  func several() async throws {
    let quiz = try await begin(
      "question,correct,correct,wrong\nWhich is red?,blood,a rose,grass\nWho?,me,,you")
    #expect(
      quiz.remark?.contains("Line 2 has 2 right answers: the quiz asks with the first") == true)
  }

  @Test("the rows that lose an answer are named, not the headings above them")
  func named() async throws {
    let header = "My quiz,,,\nquestion,correct,correct,wrong\n"
    let rows = "Which is red?,blood,a rose,grass\nWho?,me,,\nWhy?,so,,then\nWhen?,now,,\n"
    let remark = try #require(try await begin(header + rows).remark)
    #expect(remark.contains("3 rows are left out."))
    #expect(remark.contains("Line 3 has 2 right answers"))
    #expect(remark.contains("Line 4 has no wrong answer: write at least one."))
    #expect(!remark.contains("heading") && !remark.contains("Line 6"))
    let title = try await begin(header + "Who?,me,,you\n")
    #expect(title.remark?.contains("Line 1 is a heading.") == true)
  }

  @Test("a key decides which answer is right, and true stands before false")
  func key() async throws {
    let text = "question,A,B,key\nIs fire cold?,False,True,A\n"
    let quiz = try await begin(text)
    let asked = try #require(quiz.asked)
    #expect(asked.answers == ["True", "False"])
    let room = try room()
    _ = try await room.begin(file: Array(text.utf8), named: "q.csv", QuizWishes())
    let again = try #require(try await room.current()?.asked)
    #expect(try await room.answer(1, to: again.id).verdict?.isRight == true)
  }

  @Test("where it isn't certain which answers are right, no quiz begins before a person has chosen")
  func doubt() async throws {
    let text = "How many legs?,8,6,4,2\nHow many arms?,2,4,6,3"
    await #expect(throws: QuestionFileProblem("q.csv", .keyOrAnswer(.init(number: 5)))) {
      try await begin(text)
    }
    #expect(try await room().current() == nil)
    var choices = ReadingChoices()
    choices.columns = ["question": [1], "right": [2], "wrong": [3, 4, 5]]
    let quiz = try await begin(text, choices)
    #expect(quiz.count == 2 && quiz.remark == nil)
    choices.columns = ["question": [7]]
    await #expect(throws: ColumnChoiceError.noColumn(7, columns: 5)) {
      try await begin(text, choices)
    }
  }

  @Test("a file of another kind is one sentence")
  func foreign() async throws {
    await #expect(throws: QuestionFileProblem("q.xlsx", .notATable(.spreadsheet))) {
      try await begin("Who?,me,you", named: "q.xlsx")
    }
    await #expect(throws: QuestionFileProblem("q.txt", .notATable(.json))) {
      try await begin("[1, 2]", named: "q.txt")
    }
  }
}
