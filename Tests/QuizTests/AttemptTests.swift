import Foundation
import Quiz
import Testing

@Suite("An attempt at a quiz")
struct AttemptTests {
  private let questions: [Question]

  init() throws {
    questions = try (1...3).map { number in
      try Question(
        id: "\(number)", text: "Question \(number)", answers: ["a", "b", "c", "d"],
        right: number % 4)
    }
  }

  @Test("continues only after an answer")
  func waits() {
    var attempt = Attempt(at: questions)
    attempt.next()
    #expect(attempt.number == 1)
    attempt.answer(0)
    attempt.next()
    #expect(attempt.number == 2)
  }

  @Test("keeps only the first choice, and refuses an answer that doesn't exist")
  func firstChoice() {
    var attempt = Attempt(at: questions)
    attempt.answer(4)
    attempt.answer(-1)
    #expect(attempt.choice == nil)
    attempt.answer(3)
    attempt.answer(1)
    #expect(attempt.choice == 3)
    #expect(attempt.choices == [3])
  }

  @Test("counts the right answers, and names the wrong ones")
  func results() {
    var attempt = Attempt(at: questions)
    for choice in [1, 2, 0] {
      #expect(!attempt.isOver)
      attempt.answer(choice)
      attempt.next()
    }
    #expect(attempt.isOver)
    #expect(attempt.question == nil)
    #expect(attempt.rightCount == 2)
    #expect(attempt.percent == 67)
    #expect(attempt.missed.map(\.id) == ["3"])
  }

  @Test("is read as it was written, and corrects a file's wrong numbers")
  func kept() throws {
    var attempt = Attempt(at: questions)
    attempt.answer(1)
    attempt.next()
    attempt.answer(0)
    let written = try JSONEncoder().encode(attempt)
    #expect(try JSONDecoder().decode(Attempt.self, from: written) == attempt)
    let text = String(decoding: written, as: UTF8.self)
    let damaged = text.replacing("\"choices\":[1,0]", with: "\"choices\":[1,9,2,7,7]")
      .replacing("\"place\":1", with: "\"place\":99")
    let read = try JSONDecoder().decode(Attempt.self, from: Data(damaged.utf8))
    #expect(read.choices == [1])
    #expect(read.number == 2)
  }

  @Test("has questions with one right answer among others")
  func questionsAreChecked() {
    #expect(throws: Question.Fault.repeatedAnswer) {
      try Question(id: "1", text: "?", answers: ["a", "a"], right: 0)
    }
    #expect(throws: Question.Fault.noRightAnswer) {
      try Question(id: "1", text: "?", answers: ["a", "b"], right: 2)
    }
    #expect(throws: Question.Fault.badCount(1)) {
      try Question(id: "1", text: "?", answers: ["a"], right: 0)
    }
  }
}
