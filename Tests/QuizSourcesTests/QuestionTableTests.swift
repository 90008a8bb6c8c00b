import Foundation
import Quiz
import TestSupport
import Testing

@testable import QuizSources

@Suite("A person's own questions in a table")
struct QuestionTableTests {
  private func read(_ text: String, seed: UInt64 = 1) throws -> [Question] {
    try read(Array(text.utf8), seed: seed)
  }

  private func read(_ bytes: [UInt8], seed: UInt64 = 1) throws -> [Question] {
    var generator = SeededGenerator(seed: seed)
    return try QuestionTable(bytes, using: &generator).questions
  }

  @Test(
    "a row is a question, its right answer and wrong ones, whatever separates them",
    arguments: [
      "What is the capital of Peru?,Lima,Quito,La Paz\r\n\"What, then?\",This,\"That, maybe\"\r\n",
      "What is the capital of Peru?;Lima;Quito;La Paz\n\"What, then?\";This;\"That, maybe\"",
      "What is the capital of Peru?\tLima\tQuito\tLa Paz\n\n\"What, then?\"\tThis\tThat, maybe\n",
      """
      \u{FEFF}question,right answer,wrong answers
      What is the capital of Peru?,Lima,Quito,La Paz
      "What, then?",This,"That, maybe"
      """,
      """
      Question;Answer;Wrong 1;Wrong 2
      What is the capital of Peru?;Lima;Quito;La Paz
      What, then?;This;;That, maybe
      """,
      """
      wrong,incorrect answer,correct answer,q
      Quito,La Paz,Lima,What is the capital of Peru?
      ,"That, maybe",This,"What, then?"
      """,
      """
      question,right answer,wrong answers,,
      What is the capital of Peru?,Lima,,Quito,La Paz
      ,,,,
      "What, then?", This ,"That,
       maybe",,,,
      """,
    ])
  func rows(text: String) throws {
    let questions = try read(text)
    #expect(questions.map(\.text) == ["What is the capital of Peru?", "What, then?"])
    #expect(questions.map { $0.answers[$0.right] } == ["Lima", "This"])
    #expect(
      questions.map { Set($0.answers) } == [["Lima", "Quito", "La Paz"], ["This", "That, maybe"]])
    #expect(questions.allSatisfy { $0.category == nil && $0.difficulty == nil && $0.word == nil })
  }

  @Test("UTF-16 from a spreadsheet is read, too")
  func utf16() throws {
    let text = "Wie heißt „Haus“ auf Englisch?\thouse\thorse\n"
    let bytes = try #require(text.data(using: .utf16LittleEndian))
    #expect(
      try read([0xFF, 0xFE] + Array(bytes)).map(\.text) == ["Wie heißt „Haus“ auf Englisch?"])
  }

  @Test("answers come in a random order, which a seed gives again")
  func order() throws {
    let text = (0..<40).map { "Question \($0)?,Right \($0),A,B,C" }.joined(separator: "\n")
    let questions = try read(text)
    #expect(Set(questions.map(\.right)) == [0, 1, 2, 3])
    #expect(try read(text) == questions)
    #expect(try read(text, seed: 2) != questions)
  }

  @Test("a question has the same name in every file, which its answers don't change")
  func names() throws {
    let one = try read("Question?,Right,A,B\nOther?,Right,A,B")
    let other = try read("question;right answer;wrong\nQuestion?;Right;C")
    #expect(one[0].id == other[0].id && one[0].id != one[1].id)
    #expect(one[0].id.wholeMatch(of: /file:[0-9a-f]{16}/) != nil)
  }

  @Test("texts lose invisible characters and extra spaces, and keep their marks")
  func clean() throws {
    let question = try read("\"  What  is\n<b>H\u{202E}₂O</b>? \",wa\u{200B}ter,*fire*")[0]
    #expect(question.text == "What is <b>H₂O</b>?")
    #expect(Set(question.answers) == ["water", "*fire*"])
  }

  @Test(
    "a fault names its line",
    arguments: [
      ("Q?,A,B\nOnly a question", .noRightAnswer(line: 2)),
      ("Q?,A,B\n\n\nQ2?,A\n", .noWrongAnswer(line: 4)),
      ("Q?,A,,\u{200B},", .noWrongAnswer(line: 1)),
      ("Q?,A,B\n,A,B", .noQuestion(line: 2)), ("Q?,,B", .noRightAnswer(line: 1)),
      ("Q?,A,B\nQ2?,A,B,B", .repeatedAnswer(line: 2, "B")),
      ("Q?,A, A ", .repeatedAnswer(line: 1, "A")),
      ("question,answer,wrong\nQ?,A,1,2,3,4,5,6,7,8,9", .tooManyAnswers(line: 2, limit: 8)),
      ("Q?,A,B\nR?,A,B\nQ?,A,C", .repeatedQuestion(line: 3, earlier: 1)),
      ("question,answer\nQ?,A", .missingColumn(line: 1, "wrong answer")),
      ("question,wrong\nQ?,A", .missingColumn(line: 1, "right answer")),
      ("\nquestion,answer,wrong,Category\nQ?,A,B,C", .unknownColumn(line: 2, "category")),
      ("question,right answer,wrong answers", .noQuestions), ("", .noQuestions),
      (",,\n , \n", .noQuestions),
    ] as [(String, QuestionTableError)])
  func faults(text: String, error: QuestionTableError) {
    #expect(throws: error) { try read(text) }
  }

  @Test("a text has at most 500 characters, and an answer 200")
  func lengths() throws {
    let (text, answer) = (String(repeating: "é", count: 500), String(repeating: "x", count: 200))
    #expect(try read("\(text),\(answer),B").count == 1)
    #expect(throws: QuestionTableError.tooLong(line: 2, .question, limit: 500)) {
      try read("Q?,A,B\n\(text)x,A,B")
    }
    #expect(throws: QuestionTableError.tooLong(line: 1, .answer, limit: 200)) {
      try read("Q?,A,\(answer)y")
    }
  }

  @Test("a file has at most 5,000 questions and 4 MB")
  func bounds() throws {
    let row = { (number: Int) in "Question \(number)?,A,B\n" }
    let most = (0..<5_000).map(row).joined()
    #expect(try read(most).count == 5_000)
    #expect(throws: QuestionTableError.tooManyQuestions(limit: 5_000)) {
      try read(most + row(5_000))
    }
    let large = [UInt8](repeating: UInt8(ascii: "\n"), count: QuestionTable.largestFile + 1)
    #expect(throws: QuestionTableError.tooLarge(limit: 4 << 20)) { try read(large) }
  }

  @Test("a line that can't be read is named, whatever is wrong with it")
  func lines() {
    for (text, line) in [("Q?,A,B\n\"open,A,B\n", 2), ("Q?,A,B\nR?,\"A\"x,B", 2), ("Q?,A\u{1}", 1)]
    {
      #expect {
        try read(text)
      } throws: { error in
        guard case .badLine(let fault)? = error as? QuestionTableError else { return false }
        return fault.line == line
      }
    }
    #expect(throws: QuestionTableError.self) { try read([0x51, 0xFF, 0x2C, 0x41]) }
  }

  @Test("no random text makes a question that can't be asked")
  func property() {
    var generator = SeededGenerator(seed: 5)
    let parts = [
      ",", ";", "\t", "\n", "\"", "a", "b", "question", "answer", "wrong", " ", "é", "\u{202E}",
    ]
    var taken = 0
    for _ in 0..<5_000 {
      let text = (0..<12).map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
      guard let questions = try? read(text) else { continue }
      taken += 1
      for question in questions {
        #expect(Question.answerCounts.contains(question.answers.count) && !question.text.isEmpty)
        #expect(Set(question.answers).count == question.answers.count)
        #expect(question.answers.allSatisfy { !$0.isEmpty })
      }
    }
    #expect(taken > 100)
  }
}
