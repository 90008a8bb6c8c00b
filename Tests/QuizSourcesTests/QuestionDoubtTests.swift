import Quiz
import Tables
import Testing

@testable import QuizSources

@Suite("Tables that don't say which answers are right")
struct QuestionDoubtTests {
  @Test(
    "nothing is taken, and the doubt is told with the column",
    arguments: [
      // A last number may be an answer, or the place of one.
      ("How many legs?,8,6,4,2", .keyOrAnswer(.init(number: 5))),
      ("How many?,8,6,4,2\nHow many?,5,4,3,1\nHow old?,7,6,5,3", .keyOrAnswer(.init(number: 5))),
      // Some rows have a key, others an answer.
      (
        "Which?,dog,hen,cow,B\nWho?,he,she,it,C\nWhere?,here,there,up,down\nWhy?,so,as,if,then",
        .keyOrAnswer(.init(number: 5))
      ),
      // A letter among letters.
      ("Which vitamin?,Right,A,C,B", .keyOrAnswer(.init(number: 5))),
      // A letter before the question may be that of a section.
      (
        "B,Which?,dog,hen,cow\nC,How many?,4,6,8\nA,Where?,up,in,out",
        .keyOrAnswer(.init(number: 1))
      ),
      // Nothing says that the first answer is right after a category.
      ("Animals,Which lays eggs?,hen,dog,cow\nPlaces,Where is Lima?,Peru,Oslo,Cuba", .noKey),
      ("question,A,B,C\nWho?,he,she,they", .noKey),
      ("Question,Answer,,\nWho?,he,she,they", .noKey),
      ("question,answer,correct\nWho?,he,TRUE\nWho?,she,FALSE", .noKey),
      // The answers are numbers, and so are the keys.
      (
        "question,1,2,3,answer\nHow many?,8,3,2,2\nAnd here?,3,1,2,1",
        .textOrIndex(.init(number: 5, name: "answer"))
      ),
      (
        "question,1,2,3,correct index\nWho?,he,she,they,1",
        .countFrom(.init(number: 5, name: "correct index"))
      ),
      (
        "question,1,2,key\nIs it?,true,false,1\nWas it?,true,false,0",
        .countFrom(.init(number: 4, name: "key"))
      ),
      (
        "question,1,2,3,key\nWho?,he,she,it,E\nWhere?,here,there,up,F\nWhy?,so,as,if,A",
        .contradictory(.init(number: 5, name: "key"))
      ),
      (
        "question,options,key\nWho?,\"he, him\",A\nWhere?,\"here, there, up\",A",
        .undivided(.init(number: 2, name: "options"))
      ),
      ("question,A,B,D,key\nWho?,he,she,they,D", .gap(.init(number: 4, name: "D"))),
      // The names say one thing, and a column without a name another.
      (
        "Frage;Falsch;Falsch;Richtig;2\nIst das so?;Ja;Nein;Vielleicht;0\nWer?;er;sie;es;2",
        .keyOrAnswer(.init(number: 5, name: "2"))
      ),
      (
        "question,right,wrong,wrong\nWho?,B,he,she\nWhere?,A,here,there",
        .keyOrAnswer(.init(number: 2, name: "right"))
      ),
      (
        "question,right letter,right answer,wrong,wrong\nWho?,B,me,he,she\nWhere?,A,up,here,there",
        .keyOrAnswer(.init(number: 2, name: "right letter"))
      ),
      // The names count from 0, and the keys from 1.
      (
        "question,option0,option1,option2,key\nWho?,he,she,they,1\nWhere?,here,there,up,3",
        .countFrom(.init(number: 5, name: "key"))
      ),
      ("Is ice cold?,True,False\nIs fire cold?,True,False\nIs it?,True,False", .noKey),
    ] as [(String, QuestionDoubt)])
  func doubts(text: String, doubt: QuestionDoubt) throws {
    let table = try readTable(text)
    #expect(table.doubt == doubt)
    #expect(table.questions.isEmpty)
  }

  @Test("a column of comments, of categories, or of texts in capitals among few values is told")
  func unclear() throws {
    let rows = ["dog,hen,cow", "red,blue,grey", "here,there,up", "so,as,if", "one,two,six"]
    let categories = rows.enumerated().map { "Which is number \($0)?,\($1),Animals" }
    #expect(
      try readTable(categories.joined(separator: "\n")).doubt == .unclear(.init(number: 5)))
    let comments = rows.enumerated().map {
      "Which is number \($0)?,\($1),Because that is how number \($0) has always been"
    }
    #expect(try readTable(comments.joined(separator: "\n")).doubt == .unclear(.init(number: 5)))
    // `None of these` may be an answer of every question.
    let none = rows.enumerated().map { "Which is number \($0)?,\($1),None of these" }
    let table = try readTable(none.joined(separator: "\n"))
    #expect(table.doubt == nil && table.questions.allSatisfy { $0.answers.last == "None of these" })
  }

  @Test(
    "keys in letters or words that aren't understood are no answers",
    arguments: [
      ["Б", "А", "В", "А", "Б"], ["2nd", "1st", "3rd", "1st", "2nd"],
      ["B - hen", "A - red", "C - up", "A - so", "B - two"],
      ["hen.", "red.", "up.", "so.", "two."],
    ])
  func strangeKeys(keys: [String]) throws {
    let rows = ["dog,hen,cow", "red,blue,grey", "here,there,up", "so,as,if", "one,two,six"]
    let lines = zip(rows, keys).map { "Which of these?,\($0),\($1)" }
    let table = try readTable("question,A,B,C,answer\n" + lines.joined(separator: "\n"))
    #expect(table.doubt == .contradictory(.init(number: 5, name: "answer")))
    #expect(table.questions.isEmpty)
  }

  @Test("a column of signs beside longer answers is told")
  func signs() throws {
    let rows = ["dog,hen,cow", "red,blue,grey", "here,there,upon", "sooo,as if,iffy"]
    for signs in [["Б", "А", "В", "Г"], ["②", "①", "③", "①"]] {
      let lines = zip(rows, signs).enumerated().map { "Which is \($0)?,\($1.0),\($1.1)" }
      let table = try readTable(lines.joined(separator: "\n"))
      #expect(table.doubt == .unclear(.init(number: 5)))
    }
  }

  @Test("numbers that never name the last answer may say how hard a question is")
  func hardness() throws {
    func table(_ most: Int) throws -> QuestionTable {
      let rows = (0..<24).map { "Which is number \($0)?,it,that,this,those \($0),\(1 + $0 % most)" }
      return try readTable(rows.joined(separator: "\n"))
    }
    #expect(try table(3).doubt == .keyOrAnswer(.init(number: 6)))
    #expect(try table(4).doubt == nil && table(4).right[3] == "those 3")
    #expect(try table(1).right.allSatisfy { $0 == "it" })
  }

  @Test("the shape of the table stands beside a doubt, so that a person can choose")
  func shape() throws {
    let table = try readTable("question,A,B,C,points\nWho?,he,she,they,5\nWhere?,here,up,there,5")
    #expect(table.doubt == .noKey)
    #expect(table.parts == ["question", "options", "options", "options", nil])
    #expect(table.report.shape?.unused == ["points"])
    var choices = ReadingChoices()
    choices.columns = ["question": [1], "right": [3], "wrong": [2, 4]]
    let chosen = try readTable("question,A,B,C,points\nWho?,he,she,they,5", choices)
    #expect(chosen.doubt == nil && chosen.right == ["she"])
  }

  @Test("true and false in few rows, or a key of letters that fits, are no doubt")
  func certain() throws {
    let table = try readTable(
      "question,A,B,key\nIs ice cold?,yes,no,A\nIs fire cold?,yes,no,B\nWho?,he,she,B")
    #expect(table.doubt == nil && table.right == ["yes", "no", "she"])
  }
}
