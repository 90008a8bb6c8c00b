import Quiz
import Tables
import Testing

@testable import QuizSources

@Suite("The key to the right answers of a table")
struct QuestionKeyTests {
  @Test(
    "a key is a letter, a number, or the text of the right answer, in every form that people write",
    arguments: [
      ("B", "C", "A"), ("b", "c", "a"), ("B.", "C.", "A."), ("(b)", "(c)", "(a)"),
      ("Option B", "Option C", "Option A"), ("optionB", "optionC", "optionA"),
      ("2", "3", "1"), ("2.0", "3.0", "1.0"), ("Answer 2", "Answer 3", "Answer 1"),
      ("hen", "eight", "Lima"), ("HEN", "Eight", "lima "), ("B) hen", "C) eight", "A) Lima"),
    ])
  func forms(first: String, second: String, third: String) throws {
    let table = try readTable(
      """
      Question,Option A,Option B,Option C,Option D,Correct Answer
      Which animal lays eggs?,dog,hen,cow,pig,\(first)
      How many legs has a spider?,four,six,eight,ten,\(second)
      What is the capital of Peru?,Lima,Quito,Bogota,Caracas,\(third)
      """)
    #expect(table.right == ["hen", "eight", "Lima"])
    #expect(table.wrong[0] == ["dog", "cow", "pig"])
    #expect(table.doubt == nil && table.report.notes.leftOut == 0)
    #expect(table.parts == ["question", "options", "options", "options", "options", "key"])
    #expect(table.report.shape?.isGuessed == false)
  }

  @Test("a table without names has its key after the answers, or before them")
  func withoutNames() throws {
    for text in [
      "Which lays eggs?,dog,hen,cow,B\nHow many?,4,6,8,C\nWhere?,Peru,Chile,Cuba,A",
      "Which lays eggs?,B,dog,hen,cow\nHow many?,C,4,6,8\nWhere?,A,Peru,Chile,Cuba",
      "Which lays eggs?,dog,hen,cow,2\nHow many?,4,6,8,3\nWhere?,Peru,Chile,Cuba,1",
      "Which lays eggs?,dog,hen,cow,hen\nHow many?,4,6,8,8\nWhere?,Peru,Chile,Cuba,Peru",
      "1,Which lays eggs?,dog,hen,cow,B\n2,How many?,4,6,8,C\n3,Where?,Peru,Oslo,Cuba,A",
      "Which lays eggs?,dog,hen,cow,B,x\nHow many?,4,6,8,C,y\nWhere?,Peru,Oslo,Rome,A,z",
      // The limit of time is no answer.
      "Which lays eggs?,dog,hen,cow,20,2\nHow many?,4,six,8,20,3\nWhere?,Peru,Oslo,Rome,30,1",
      // The first row names the columns in words that nobody knows.
      "Was,eins,zwei,drei,was\nWhich lays eggs?,dog,hen,cow,B\nHow many?,4,6,8,C\n"
        + "Where?,Peru,Rome,Oslo,A",
    ] {
      let table = try readTable(text)
      #expect(table.right == ["hen", "8", "Peru"], "\(text)")
      #expect(table.wrong.allSatisfy { $0.count == 2 } && table.doubt == nil)
      #expect(table.report.shape?.isGuessed == true && table.report.notes.leftOut == 0)
    }
  }

  @Test("a row of few answers has its letter in an earlier column")
  func shortRow() throws {
    let table = try readTable(
      "Which?,dog,hen,cow,pig,B\nWhere?,here,there,C,D,C\nIs it?,yes,no,B\nWho?,a1,b1,c1,d1,D")
    #expect(table.right == ["hen", "C", "no", "d1"])
  }

  @Test("numbers in the answers are no key, and a key is none of the answers")
  func numbers() throws {
    let right = try readTable(
      "How many legs has a spider?,8,6,4,2\nWho wrote Emma?,Austen,Eliot,Scott,Dickens\n"
        + "How many days has a week?,7,6,5,9\nWhich is red?,blood,sky,snow,grass")
    #expect(right.right == ["8", "Austen", "7", "blood"])
    let keyed = try readTable(
      "question,1,2,3,4,answer\nHow many legs?,8,6,4,2,1\nWho?,Scott,Austen,Eliot,Hardy,2")
    #expect(keyed.right == ["8", "Austen"])
    let texts = try readTable(
      "question,1,2,3,4,answer\nHow many Catherines?,2,3,1,0,3\n"
        + "Who wrote it?,Scott,Austen,Eliot,Hardy,Eliot")
    #expect(texts.right == ["3", "Eliot"])
  }

  @Test("numbers count from 0 where one is 0 and none is the number of answers")
  func fromZero() throws {
    let header = "question,answer1,answer2,answer3,correct\n"
    let rows = ["Which?,dog,hen,cow,", "How many?,six,ten,two,", "Where?,here,there,away,"]
    func right(_ keys: [String]) throws -> [String] {
      let table = try readTable(header + zip(rows, keys).map { $0 + $1 }.joined(separator: "\n"))
      #expect(table.doubt == nil)
      return table.right
    }
    #expect(try right(["0", "2", "1"]) == ["dog", "two", "there"])
    #expect(try right(["1", "3", "2"]) == ["dog", "two", "there"])
    // No number of these is certain but for the usual way of counting.
    #expect(try right(["1", "2", "1"]) == ["dog", "ten", "here"])
    let named = "question,option_0,option_1,option_2,correct\n"
    #expect(
      try readTable(named + "Which?,dog,hen,cow,1\nHow?,by bus,by car,on foot,2").right
        == ["hen", "on foot"])
  }

  @Test("several right answers: the first is asked, and no other of them is a wrong answer")
  func several() throws {
    for key in ["A,C", "A;C", "a c", "AC", "1,3", "[1, 3]", "1|3", "red|yellow", "A and C"] {
      let table = try readTable(
        "question;option 1;option 2;option 3;option 4;correct\n"
          + "Name a primary colour;red;green;yellow;grey;\"\(key)\"\nWhich?;a1;b1;c1;d1;b1\n")
      #expect(table.questions.count == 2 && table.right.first == "red", "\(key)")
      #expect(table.wrong.first == ["green", "grey"])
      #expect(
        table.report.notes.notes.map(\.reason) == [.severalRight(2)]
          && table.report.notes.changed == 1)
    }
    let columns = try readTable(
      "question,correct,correct,incorrect,incorrect\nName a primary colour,red,blue,green,orange")
    #expect(columns.right == ["red"] && columns.wrong == [["green", "orange"]])
    #expect(columns.report.notes.notes.map(\.reason) == [.severalRight(2)])
    let letters = try readTable(
      "question,A,B,C,D,key\nWhich?,x,y,Both A and B,z,\"A,B\"\nWho?,he,she,it,they,A")
    #expect(letters.right == ["he"] && letters.leftOut == [2: .severalRight(2)])
  }

  @Test("true stands before false, and a statement needs no answers beside its key")
  func statements() throws {
    let table = try readTable(
      """
      Question,Option 1,Option 2,Option 3,Option 4,Correct,Time limit,Explanation
      Which animal lays eggs?,dog,hen,cow,pig,2,20,Birds lay eggs.
      Is ice cold?,true,false,,,1,10,
      Is fire cold?,false,true,,,1,10,
      Is snow white?,,,,,True,10,
      """)
    #expect(table.right == ["hen", "true", "false", "True"])
    #expect(table.questions[1].answers == ["true", "false"])
    #expect(table.questions[2].answers == ["true", "false"])
    #expect(table.questions[3].answers == ["True", "False"])
    #expect(table.questions[0].explanation == "Birds lay eggs.")
    #expect(table.report.shape?.unused == ["Time limit"])
    let plain = try readTable(
      "Ice is cold.,true,It freezes at 0.\nFire is cold.,false,It is hot.\nSnow is wet.,true,Yes.")
    #expect(plain.questions.allSatisfy { $0.answers == ["true", "false"] })
    #expect(plain.right == ["true", "false", "true"])
  }

  @Test(
    "answers in one cell are divided at the sign that all rows have",
    arguments: [
      ("dog|hen|cow", "4|6|8", "B", "C"), ("dog; hen; cow", "4; 6; 8", "2", "3"),
      ("dog, hen, cow", "4, 6, 8", "hen", "8"), ("dog, hen, cow", "4, 6, 8", "B", "C"),
      ("A) dog B) hen C) cow", "A) 4 B) 6 C) 8", "B", "C"),
      ("a. dog\nb. hen\nc. cow", "a. 4\nb. 6\nc. 8", "b", "c"),
      ("['dog', 'hen', \"the cow's\"]", "['4', '6', '8']", "1", "2"),
      ("[\"dog\", \"hen\", \"cow\"]", "[\"4\", \"6\", \"8\"]", "hen", "8"),
      ("{'A': 'dog', 'B': 'hen', 'C': 'cow'}", "{'A': '4', 'B': '6', 'C': '8'}", "B", "C"),
    ])
  func cells(first: String, second: String, key: String, other: String) throws {
    let quoted = [first, second].map { $0.replacing("\"", with: "\"\"") }
    var text = "question,choices,answer\nWhich lays eggs?,\"\(quoted[0])\",\(key)\n"
    text += "How many legs?,\"\(quoted[1])\",\(other)\n"
    if key == "1" { text += "Which barks?,\"['dog', 'cat', 'pig']\",0\n" }
    let table = try readTable(text)
    #expect(table.right.prefix(2) == ["hen", "8"], "\(table.doubt as Any)")
    #expect(table.wrong.allSatisfy { $0.count == 2 })
  }

  @Test("letters before the answers are no part of them, and numbers with a point are no letters")
  func labels() throws {
    let table = try readTable(
      "question,1,2,3,key\nWhich?,A) dog,B) hen,C) cow,B\nHow far?,1.5 km,2.5 km,3.5 km,2")
    #expect(table.right == ["hen", "2.5 km"] && table.wrong[0] == ["dog", "cow"])
    // Letters of other places: a letter may mean either.
    let mixed = try readTable(
      "question,A,B,C,key\nWhich?,B) hen,A) dog,C) cow,A\nWhere?,up,down,left,B\nWho?,he,she,it,C")
    #expect(mixed.right == ["down", "it"] && mixed.leftOut == [2: .unknownKey("A")])
    let named = try readTable(
      "question\toptions\tkey\nWhich?\t{'B': 'hen', 'A': 'dog'}\tA\n"
        + "Who?\t{'A': 'he', 'B': 'she'}\tB")
    #expect(named.right == ["she"])
  }

  @Test("an empty answer in a cell keeps its place, unless each sign is doubled")
  func emptyPieces() throws {
    let table = try readTable("question,options,key\nWho?,he||she|it,3\nWhere?,up|in|out,1")
    #expect(table.right == ["she", "up"])
    let doubled = try readTable("question,options,key\nWho?,he||she||it,3\nWhere?,up|in|out,1")
    #expect(doubled.right == ["it", "up"])
  }

  @Test("a key that names no answer, or another than a second key, leaves its row out")
  func badKeys() throws {
    let table = try readTable(
      """
      question,A,B,C,answer,answer text
      Which lays eggs?,dog,hen,cow,B,hen
      Which barks?,dog,hen,cow,E,
      Which moos?,dog,hen,cow,A,cow
      Which is largest?,dog,hen,cow,,
      How many legs?,2,4,,C,
      Which flies?,dog,hen,cow,B,
      """)
    #expect(table.questions.map(\.text) == ["Which lays eggs?", "Which flies?"])
    #expect(
      table.leftOut == [
        3: .unknownKey("E"), 4: .differentKeys, 5: .noRightAnswer, 6: .unknownKey("C"),
      ])
  }

  @Test("a comma without quotation marks moves no key")
  func movedKeys() throws {
    let table = try readTable(
      """
      question,A,B,C,D,answer,explanation
      Which lays eggs?,dog,hen,cow,pig,B,A hen does, of course, as birds do
      When, in 1900, was it?,a,b,c,d,B,Because
      How, then?,by bus,on foot,d,c,D,Because
      Where?,here,there,up,down,C,
      """)
    #expect(table.right == ["hen", "up"])
    #expect(table.questions[0].explanation == "A hen does, of course, as birds do")
    #expect(Set(table.leftOut.keys) == [3, 4])
  }

  @Test("in words of the same letters, the whole column decides")
  func letters() throws {
    let texts = try readTable(
      "question,1,2,3,answer\nWhich is an article?,an,a,the,a\nWhich is one?,of,the,by,the")
    #expect(texts.right == ["a", "the"])
    let places = try readTable(
      "question,1,2,3,answer\nWhich comes first?,c,b,a,C\nWhich lays eggs?,dog,hen,cow,B")
    #expect(places.right == ["a", "hen"])
  }
}
