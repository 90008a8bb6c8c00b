import Foundation
import Quiz
import Tables
import TestSupport
import Testing

@testable import QuizSources

@Suite("A person's own questions in a table")
struct QuestionTableTests {
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
      """
      Question,Answers,Wrong,Wrong
      What is the capital of Peru?,Lima,Quito,La Paz
      "What, then?",This,"That, maybe",
      """,
    ])
  func rows(text: String) throws {
    let table = try readTable(text)
    let questions = table.questions
    #expect(questions.map(\.text) == ["What is the capital of Peru?", "What, then?"])
    #expect(table.right == ["Lima", "This"])
    #expect(table.wrong == [["Quito", "La Paz"], ["That, maybe"]])
    #expect(questions.allSatisfy { $0.category == nil && $0.difficulty == nil && $0.word == nil })
    #expect(table.report.notes.leftOut == 0 && table.doubt == nil)
  }

  @Test("answers come in a random order, which a seed gives again")
  func order() throws {
    let row = { (number: Int) in
      ["Question \(number)?"] + ["right", "red", "blue", "grey"].map { "\($0) \(number)" }
    }
    let text = (0..<40).map { row($0).joined(separator: ",") }.joined(separator: "\n")
    let questions = try readTable(text).questions
    #expect(Set(questions.map(\.right)) == [0, 1, 2, 3])
    #expect(try readTable(text).questions == questions)
    #expect(try readTable(text, seed: 2).questions != questions)
  }

  @Test("a question has the same name in every file, which its answers don't change")
  func names() throws {
    let one = try readTable("Question?,Right,red,blue\nOther?,Right,red,blue").questions
    let other = try readTable("question;right answer;wrong\nQuestion?;Right;C").questions
    #expect(one[0].id == other[0].id && one[0].id != one[1].id)
    #expect(one[0].id.wholeMatch(of: /file:[0-9a-f]{16}/) != nil)
  }

  @Test("texts lose invisible characters and extra spaces, and keep their marks")
  func clean() throws {
    let text = "\"  What  is\n<b>H\u{202E}₂O</b>? \",wa\u{200B}ter,*fire*\nWho?,me,you"
    let question = try readTable(text).questions[0]
    #expect(question.text == "What is <b>H₂O</b>?")
    #expect(Set(question.answers) == ["water", "*fire*"])
  }

  @Test("a quiz may ask for capitals")
  func capitals() throws {
    let table = try readTable("Which is right?,English,english,ENGLISH\nWho?,me,you,she")
    #expect(table.wrong[0] == ["english", "ENGLISH"])
  }

  // MARK: Rows that are left out

  @Test(
    "a bad row is left out with its reason, and the others are taken",
    arguments: [
      ("Only a question", .noRightAnswer), ("Q2?,A", .noWrongAnswer),
      ("Q2?,A,,\u{200B},", .noWrongAnswer),
      (",A,B", .noQuestion), ("Q2?,,B", .noRightAnswer),
      ("Q2?,A,B,B", .repeatedAnswer("B")), ("Q2?,A, A ", .repeatedAnswer("A")),
      ("Q2?,A,1,2,3,4,5,6,7,8,9", .tooManyAnswers(limit: 8)),
      ("Q1?,yellow,C", .row(.repeated(earlier: 1))),
      ("\(String(repeating: "x", count: 501))?,A,B", .tooLong(.question, limit: 500)),
      ("Q2?,\(String(repeating: "x", count: 201)),B", .tooLong(.answer, limit: 200)),
    ] as [(String, QuestionRowReason)])
  func badRow(row: String, reason: QuestionRowReason) throws {
    let table = try readTable("Q1?,yellow,green\nQ3?,red,blue\nQ4?,one,other\n\(row)\nQ5?,he,she")
    #expect(table.questions.map(\.text) == ["Q1?", "Q3?", "Q4?", "Q5?"])
    #expect(table.leftOut == [4: reason] && table.report.notes.leftOut == 1)
  }

  @Test("a text in place of a row is read instead of it")
  func ownRow() throws {
    var choices = ReadingChoices()
    choices.rows = [2: "Where?,here,there", 3: ""]
    let table = try readTable("Who?,me,you\nWhere?,here\nWhy?,so\n", choices)
    #expect(table.right == ["me", "here"] && table.report.notes.leftOut == 0)
  }

  @Test("a text has at most 500 characters, and an answer 200")
  func lengths() throws {
    let (text, answer) = (String(repeating: "é", count: 500), String(repeating: "x", count: 200))
    #expect(try readTable("\(text),\(answer),B").questions.count == 1)
  }

  @Test("the first 5,000 questions of a file are taken, and 4 MB are read")
  func bounds() throws {
    let row = { (number: Int) in "Question \(number)?,A,B\n" }
    let most = (0..<5_000).map(row).joined()
    #expect(try readTable(most).report.notes.leftOut == 0)
    let table = try readTable(most + row(5_000))
    #expect(table.questions.count == 5_000)
    #expect(table.leftOut == [5_001: .beyond(limit: 5_000)])
    let large = [UInt8](repeating: UInt8(ascii: "\n"), count: QuestionTable.largestFile + 1)
    #expect(throws: QuestionTableError.tooLarge(limit: 4 << 20)) { try readTable(large) }
  }

  @Test("more wrong answers than usual are taken, but no pieces of a text with a separator in it")
  func wide() throws {
    let table = try readTable(
      """
      Which is red?,blood,sky,grass
      Which is blue?,sky,blood,grass
      Which is white?,snow,grass,sky
      Which is green?,grass,sky,blood,snow
      When, in 1900, was it?,then,now,never
      Where is Lima?,in Lima, Peru,there,nowhere
      """)
    #expect(table.right == ["blood", "sky", "snow", "grass"])
    #expect(table.wrong[3] == ["sky", "blood", "snow"])
    #expect(table.leftOut[5] == .row(.tooManyFields(6, columns: 4)))
    #expect(table.leftOut[6] == .row(.tooManyFields(5, columns: 4)))
  }

  // MARK: Files

  @Test(
    "a file without a question, or with none that can be asked, is refused",
    arguments: [
      ("", .noQuestions), (",,\n , \n", .noQuestions),
      ("question,right answer,wrong answers", .noQuestions),
      ("Who?,me\n", .noUsableRow(line: 1, .noWrongAnswer)),
      ("question,answer\nWho?,me\nWhere?,here", .noUsableRow(line: 2, .noWrongAnswer)),
      ("question,right,wrong\nWho?,me,me", .noUsableRow(line: 2, .repeatedAnswer("me"))),
      ("Who wrote Emma?\nA. Jane Austen\nB. I, you, she\nANSWER: A\n", .notATable(.text)),
      ("[{\"question\": \"Who?\", \"answer\": \"me\"}]", .notATable(.json)),
      ("<?xml version=\"1.0\" ?>\n<quiz></quiz>", .notATable(.markup)),
      ("PK\u{3}\u{4}rest", .notATable(.spreadsheet)), ("%PDF-1.7\n", .notATable(.pdf)),
    ] as [(String, QuestionTableError)])
  func refused(text: String, error: QuestionTableError) {
    #expect(throws: error) { try readTable(text) }
  }

  @Test("a file is recognised by the ending of its name")
  func endings() {
    for (name, file) in [
      ("q.md", .markdown), ("Q.XLSX", .spreadsheet), ("q.csv.json", .json), ("a.gift", .text),
    ] as [(String, ForeignFile)] {
      #expect(ForeignFile(fileName: name) == file)
    }
    for name in ["q.csv", "q.tsv", "questions", "q.txt", "json", "-"] {
      #expect(ForeignFile(fileName: name) == nil)
    }
  }

  @Test(
    "a file in another encoding is read, and the guess is told",
    arguments: [
      (.utf16LittleEndian, [0xFF, 0xFE], false), (.windowsCP1252, [], true),
      (.utf16BigEndian, [0xFE, 0xFF], false), (.utf8, [0xEF, 0xBB, 0xBF], false),
    ] as [(String.Encoding, [UInt8], Bool)])
  func encodings(encoding: String.Encoding, mark: [UInt8], isGuessed: Bool) throws {
    let text = "Wie heißt das Haus auf Englisch?\thouse\thorse\nUnd die Tür?\tdoor\tdeer\n"
    let bytes = try #require(text.data(using: encoding))
    let table = try readTable(mark + Array(bytes))
    #expect(table.questions.map(\.text) == ["Wie heißt das Haus auf Englisch?", "Und die Tür?"])
    #expect(table.report.isEncodingGuessed == isGuessed)
  }

  @Test("a line `sep=` names the separator, and is no question")
  func namedSeparator() throws {
    let table = try readTable("sep=;\nWho, then?;me, him;you, her\nWhere, then?;here;there\n")
    #expect(table.questions.map(\.text) == ["Who, then?", "Where, then?"])
  }

  // MARK: Properties

  @Test("no random text makes a question that can't be asked")
  func property() {
    var generator = SeededGenerator(seed: 5)
    let parts = [
      ",", ";", "\t", "\n", "\n", "\"", "a", "b", "question", "answer", "wrong", "correct", "A",
      "B", "1", "2", "option", " ", "é", "?", "|", "\u{202E}", "true",
    ]
    var taken = 0
    for _ in 0..<5_000 {
      let text = (0..<16).map { _ in parts.randomElement(using: &generator) ?? "" }.joined()
      guard let table = try? readTable(text) else { continue }
      taken += 1
      #expect(table.doubt == nil || table.questions.isEmpty)
      for question in table.questions {
        #expect(Question.answerCounts.contains(question.answers.count) && !question.text.isEmpty)
        #expect(Set(question.answers).count == question.answers.count)
        #expect(question.answers.allSatisfy { !$0.isEmpty })
      }
    }
    #expect(taken > 100)
  }

  @Test("a table is read in a time that grows with it")
  func growth() async {
    let signs = [",", "\n", "\"", "'", "[", "A) ", "|", "?", "1", "B,"]
    let excessive = await Growth.excessive(signs) { text in
      _ = try? readTable(text)
      _ = try? readTable("question,options,answer\nWho?,\"\(text)\",A\nWhy?,\"\(text)\",\(text)")
    }
    #expect(excessive.isEmpty, "\(excessive)")
  }
}
