import Quiz
import Tables
import Testing

@testable import QuizSources

@Suite("The names of the columns of a quiz")
struct QuestionHeaderTests {
  @Test(
    "a name says what its column holds, in the words of many programs and languages",
    arguments: [
      ("Question - max 120 characters", .question), ("Question Text", .question),
      ("HTML of the question", .question), ("fragenText", .question), ("pregunta", .question),
      ("Question #", .other), ("Question Type", .other), ("Question title", .title),
      ("Answer 1 - max 75 characters", .option), ("Answer 3 (Optional)", .option),
      ("optionA", .option), ("optiona", .option), ("OPTION_B", .option), ("Antwort C", .option),
      ("Opción1", .option), ("解答1", .option), ("odpa", .option), ("responseD", .option),
      ("選択肢1（正解）", .rightOption), ("A", .ordinal), ("3", .ordinal),
      ("Options, separated by |", .options), ("Question Answers", .options),
      ("Correct answer(s) - choose at least one", .correct), ("Correct ans", .correct),
      ("correct_option_ids", .correct), ("Chiave di risposta", .correct), ("Lösung", .correct),
      ("richtigeAntwort", .correct), ("OpciónCorrecta", .correct), ("Correct_Awnser", .correct),
      ("Answer", .answer), ("answerText", .answer), ("Incorrect Answer 2 (Optional)", .wrong),
      ("falscheAntwort1", .wrong), ("wrong_one", .wrong), ("is_correct2", .mark),
      ("Answer explanation", .explanation), ("explanation_a", .other), ("Kategorie", .category),
      ("difficulty", .difficulty), ("Time limit (sec) – 5, 10, 20", .other),
      ("Time in seconds", .other), ("Image Link", .other), ("Points", .other),
      ("exp_a", .unknown), ("Notes", .unknown), ("", .unnamed), ("Question 12?", .unknown),
    ] as [(String, ColumnHeading.Meaning)])
  func meanings(name: String, meaning: ColumnHeading.Meaning) {
    #expect(ColumnHeading(name).meaning == meaning)
  }

  @Test("an index is one by its name")
  func index() {
    #expect(ColumnHeading("Correct Answer Index").isIndex)
    let joined = ColumnHeading("answerIndex")
    #expect(joined.meaning == .correct && joined.isIndex)
    #expect(!ColumnHeading("correct_option_ids").isIndex)
  }

  @Test("Kahoot: remarks above the header, a number before each row, and a limit of time")
  func kahoot() throws {
    let table = try readTable(
      """
      ,,,,,,,
      ,Quiz template,,,,,,
      ,"Add questions, at least two answer alternatives, time limit and correct answers.",,,,,,
      ,,,,,,,
      ,Question - max 120 characters,Answer 1 - max 75 characters,Answer 2 - max 75 characters,\
      Answer 3 - max 75 characters,Answer 4 - max 75 characters,"Time limit (sec) – 5, 10, 20",\
      Correct answer(s) - choose at least one
      1,Which animal lays eggs?,dog,hen,cow,pig,20,2
      2,Is ice cold?,true,false,,,10,1
      3,,,,,,,
      4,Which are birds?,duck,hen,cow,pig,20,"1,2"
      """)
    #expect(table.right == ["hen", "true", "duck"])
    #expect(table.wrong == [["dog", "cow", "pig"], ["false"], ["cow", "pig"]])
    #expect(table.leftOut == [2: .row(.heading), 3: .row(.heading)])
    #expect(table.parts.compactMap(\.self).count == 6)
  }

  @Test("Blooket and Gimkit: a title above the header")
  func titles() throws {
    let blooket = try readTable(
      """
      "Blooket
      Import Template",,,,,,,,,
      Question #,Question Text,Answer 1,Answer 2,"Answer 3
      (Optional)","Answer 4
      (Optional)","Time Limit (sec)
      (Max: 300 seconds)","Correct Answer(s)
      (Only include Answer #)",,
      1,Which animal lays eggs?,dog,hen,,,20,2,,
      2,Which barks?,dog,hen,cow,,20,1,,
      3,,,,,,,,,
      """)
    #expect(blooket.right == ["hen", "dog"] && blooket.report.notes.leftOut == 1)
    let gimkit = try readTable(
      """
      Gimkit Spreadsheet Import Template,,,,
      Question,Correct Answer,Incorrect Answer 1,Incorrect Answer 2 (Optional)
      Which animal lays eggs?,hen,dog,cow
      Which barks?,dog,hen,
      """)
    #expect(gimkit.right == ["hen", "dog"] && gimkit.wrong == [["dog", "cow"], ["hen"]])
  }

  @Test("a person's own row may stand in place of a title")
  func ownTitle() throws {
    var choices = ReadingChoices()
    choices.rows = [1: "Why?;so;then"]
    let table = try readTable("Quiz;;\nquestion;right;wrong\nWho?;me;you\n", choices)
    #expect(table.right == ["so", "me"] && table.leftOut.isEmpty)
  }

  @Test("a header that comes again is a heading")
  func again() throws {
    let table = try readTable(
      "question,right,wrong\nWho?,me,you\nquestion,right,wrong\nWhere?,here,there")
    #expect(table.right == ["me", "here"] && table.leftOut == [3: .row(.heading)])
  }

  @Test("times and addresses before a question are neither questions nor keys")
  func stamps() throws {
    let table = try readTable(
      "2026/11/20 9:01:12,a@b.example,Who is it?,me,you\n"
        + "2026/11/20 9:03:40,c@b.example,Where is it?,here,there")
    #expect(table.right == ["me", "here"] && table.doubt == nil)
    #expect(table.parts == [nil, nil, "question", "right", "wrong"])
  }

  @Test("Wayground (Quizizz): a row of descriptions below the header")
  func wayground() throws {
    let table = try readTable(
      """
      Question Text,Question Type,Option 1,Option 2,Option 3,Correct Answer,Time in seconds,\
      Image Link,Answer explanation
      "Text of the question
      (required)","Question Type
      (default is Multiple Choice)","Text for option 1
      (required in all cases)",Text for option 2,"Text for option 3
      (optional)",The correct option choice (between 1-5),Time in seconds,Link,"Explanation
      (optional)"
      Which animal lays eggs?,Multiple Choice,dog,hen,cow,2,30,,Birds do.
      Which are birds?,Checkbox,duck,hen,cow,"1,2",30,,
      Say what you like.,Open-Ended,,,,,60,,
      """)
    #expect(table.right == ["hen", "duck"])
    #expect(table.questions[0].explanation == "Birds do.")
    #expect(table.report.shape?.unused == ["Question Type", "Time in seconds", "Image Link"])
    #expect(table.report.notes.leftOut == 2)
  }

  @Test("columns in any order, in other languages, with a category and a difficulty")
  func languages() throws {
    let table = try readTable(
      """
      Nr;Kategorie;Schwierigkeit;Lösung;Frage;Antwort A;Antwort B;Antwort C;Begründung
      1;Tiere;leicht;B;Welches Tier legt Eier, und wo?;Hund;Huhn;Kuh;Vögel legen Eier.
      2;Tiere;Schwer;C;Welches Tier bellt?;Huhn;Kuh;Hund;
      """)
    #expect(table.right == ["Huhn", "Hund"])
    #expect(table.questions.map(\.category) == ["Tiere", "Tiere"])
    #expect(table.questions.map(\.difficulty) == [.easy, .hard])
    #expect(table.questions[0].explanation == "Vögel legen Eier.")
    #expect(table.report.shape?.unused == ["Nr"])
    let polish = try readTable(
      "pytanie;odpa;odpb;odpowiedź poprawna\nKto?;on;ona;b\nCo?;to;tamto;a")
    #expect(polish.right == ["ona", "to"])
  }

  @Test("the name of an answer's column may be misspelt, and the question's unknown")
  func misspelt() throws {
    let table = try readTable(
      """
      Texto,Opcion_A,Oposicion_B,Opcion_C,Respuesta_Correcta
      ¿Qué animal pone huevos?,perro,gallina,vaca,B
      ¿Qué animal ladra?,perro,gallina,vaca,A
      ¿Qué animal muge?,perro,gallina,vaca,C
      """)
    #expect(table.right == ["gallina", "perro", "vaca"])
  }

  @Test("the right answer beside wrong ones may be among them, or among none of the options")
  func amongOthers() throws {
    let among = try readTable(
      "Domanda,Distrattore 01,Distrattore 02,Distrattore 03,Chiave di risposta\n"
        + "Chi?,lui,lei,noi,lei\nDove?,qui,là,su,qui")
    #expect(among.right == ["lei", "qui"] && among.wrong == [["lui", "noi"], ["là", "su"]])
    let none = try readTable(
      "question,optionA,optionB,answer\nWho?,he,she,they\nWhere?,here,there,away\nWhy?,so,too,then")
    #expect(none.right == ["they", "away", "then"] && none.wrong[0] == ["he", "she"])
  }

  @Test("each answer may have a mark of its own")
  func marks() throws {
    let table = try readTable(
      "#,Question,Option1,is_correct,Option2,is_correct,level\n1,Who?,me,0,you,1,easy\n"
        + "2,Where?,here,1,there,0,hard\n3,Why?,so,0,no,0,easy")
    #expect(table.right == ["you", "here"] && table.questions.map(\.difficulty) == [.easy, .hard])
    #expect(table.leftOut == [4: .noRightAnswer])
    for header in [
      "question,B,is_correct,A,is_correct", "question,B,correct b,A,correct a",
      "question,option 2,option 2 correct,option 1,option 1 correct",
    ] {
      let swapped = try readTable("\(header)\nWho?,me,,you,1\nWhere?,here,1,there,\n")
      #expect(swapped.right == ["you", "here"], "\(header)")
    }
    let apart = try readTable(
      "question,B,A,is_correct_A,is_correct_B\nWho?,me,you,1,0\nWhere?,here,there,0,1")
    #expect(apart.right == ["you", "here"])
    let named = try readTable("問題\t選択肢1（正解）\t選択肢2\t解説\n何？\tこれ\tそれ\t説明\n誰？\t私\t君\t")
    #expect(named.right == ["これ", "私"])
  }

  @Test("a name over several columns stands for all of them")
  func spread() throws {
    let table = try readTable(
      "Question,Answers,,,Correct\nWho?,he,she,they,B\nWhere?,here,there,away,C")
    #expect(table.right == ["she", "away"] && table.wrong[0] == ["he", "they"])
  }

  // MARK: Choices

  @Test("a person's choice of columns decides, and a header that isn't one")
  func choices() throws {
    var choices = ReadingChoices()
    choices.columns = ["question": [2], "right": [4], "wrong": [3, 1]]
    choices.hasHeader = false
    let table = try readTable("x,Who?,he,me\ny,Where?,there,here", choices)
    #expect(table.right == ["me", "here"] && table.wrong == [["he", "x"], ["there", "y"]])
    choices.hasHeader = true
    #expect(try readTable("x,Who?,he,me\ny,Where?,there,here", choices).right == ["here"])
    choices.columns = ["question": [1], "options": [2, 3, 4], "key": [5]]
    let numbers = "How many?,8,6,2,2\nAnd here?,3,1,2,2"
    choices.hasHeader = nil
    #expect(try readTable(numbers, choices).right == ["6", "1"])
    choices.columns = ["question": [1], "options": [2, 3, 4], "right": [5]]
    #expect(try readTable(numbers, choices).right == ["2", "2"])
    choices.columns = ["question": [1], "options": [2], "key": [3]]
    #expect(try readTable("Who?,he|she,B\nWhere?,here|there,A", choices).right == ["she", "here"])
  }

  @Test(
    "a choice that the table doesn't have, or that says nothing about the right answer, is refused",
    arguments: [
      (["question": [9], "right": [2]], .noColumn(9, columns: 3)),
      (["right": [2], "wrong": [3]], .missing(part: "question")),
      (["question": [1], "wrong": [3]], .missing(part: "right")),
      (["question": [1], "options": [2, 3]], .missing(part: "key")),
      (["question": [1], "key": [2]], .missing(part: "options")),
    ] as [([String: [Int]], ColumnChoiceError)])
  func badChoices(columns: [String: [Int]], error: ColumnChoiceError) {
    var choices = ReadingChoices()
    choices.columns = columns
    #expect(throws: error) { try readTable("Who?,me,you\nWhere?,here,there", choices) }
  }
}
