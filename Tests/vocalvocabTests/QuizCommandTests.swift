import Foundation
import LoopbackServer
import Testing

@Suite("Quizzes at the command line")
struct QuizCommandTests {
  let program = try! Program()

  private static let table = """
    What is the capital of Peru?,Lima,Quito,La Paz
    Who wrote Emma?,Jane Austen,Charles Dickens,George Eliot
    How many legs has a spider?,eight,six,ten
    Which planet is the largest?,Jupiter,Saturn,Neptune
    Which metal is liquid?,mercury,tin,lead
    """

  private var file: String {
    get throws {
      let path = program.home + "/questions.csv"
      try Self.table.write(toFile: path, atomically: true, encoding: .utf8)
      return path
    }
  }

  @Test("each line of a pipe is an answer: a number, a letter, or the text; then come the results")
  func pipe() throws {
    let answers = "Lima\nJane Austen\neight\nJupiter\nmercury\n"
    // The order differs, so every right answer is tried on each question; only one of them fits.
    let lines = String(repeating: answers, count: 5)
    let result = try program.run("quiz", "--from", try file, "--mute", input: lines)
    #expect(result.status == 0)
    #expect(result.output.contains("Question 1 of 5: "))
    #expect(result.output.contains("\n5 of 5 answers right: 100 %.\n"))
    #expect(result.errors.contains("'Lima' is not one of the answers: give a number from 1 to 3"))
    let history = try program.run("quiz", "history").output
    #expect(history.hasSuffix("questions.csv: 5 of 5 right: 100 %\n"))
    let table = try program.run("quiz", "history", "--csv").output
    #expect(table.hasPrefix("day,source,questions,answered,right\r\n"))
    #expect(try program.run("stats").output.contains("questions.csv: 5 of 5 right: 100 %."))
  }

  @Test("a quiz that was left goes on, and --anew or another wish begins one")
  func goingOn() throws {
    let first = try program.run("quiz", "--from", try file, "--mute", input: "a\n2\n")
    #expect(first.status == 0)
    #expect(first.output.hasSuffix("Left at question 3 of 5: 'vocalvocab quiz' goes on with it.\n"))
    let second = try program.run("quiz", "--mute", input: "1\n")
    #expect(second.output.contains("\nQuestion 3 of 5: ") && !second.output.contains("Question 2"))
    #expect(try program.run("quiz", "--mute", "--count", "6").output.contains("Question 1 of 6: "))
    #expect(try program.run("quiz", "--mute").output.contains("Question 1 of 6: "))
    #expect(try program.run("quiz", "--mute", "--anew").output.contains("Question 1 of 10: "))
  }

  @Test("--json prints a step on each line, and no answer before it was chosen")
  func json() throws {
    let result = try program.run(
      "quiz", "--from", try file, "--mute", "--json", input: "1\n1\n1\n1\n1\n")
    let steps = try result.output.split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(result.status == 0 && result.errors.isEmpty && steps.count == 11)
    #expect(steps[0]["verdict"] is NSNull && steps[1]["verdict"] is [String: Any])
    let asked = try #require(steps[0]["asked"] as? [String: Any])
    #expect(asked["right"] == nil)
    let results = try #require(steps[10]["results"] as? [String: Any])
    #expect((results["questions"] as? [Any])?.count == 5)
  }

  @Test("at a terminal a key answers, Enter goes on, and the wrong ones are asked again")
  func terminal() throws {
    let terminal = try Terminal(program, "quiz", "--from", try file, "--mute")
    for number in 1...5 {
      try terminal.wait(for: "\(number)/5")
      try terminal.wait(for: " 3  ")
      terminal.type("1")
      try terminal.wait(
        for: number == 5 ? "Enter shows the results." : "Enter asks the next question.")
      terminal.type("\n")
    }
    try terminal.wait(for: "of 5 answers right")
    #expect(terminal.shown.contains("✓") || terminal.shown.contains("✗"))
    terminal.type("q")
    #expect(terminal.end() == 0)
    #expect(terminal.isAsBefore)
  }

  @Test("Ctrl-C leaves the quiz with status 130")
  func interrupted() throws {
    let terminal = try Terminal(program, "quiz", "--from", try file, "--mute")
    try terminal.wait(for: "1/5")
    try terminal.wait(for: " 3  ")
    terminal.type(Terminal.controlC)
    #expect(terminal.end() == 130)
    #expect(terminal.isAsBefore)
  }

  @Test(
    "what is wrong gets one sentence and the right status",
    arguments: [
      (["--count", "4"], Int32(64), "A quiz can't have 4 questions"),
      (["--difficulty", "odd"], 64, "'odd' is not a difficulty"),
      (["--kind", "odd"], 64, "'odd' is not a kind of question"),
      (["--category", "history"], 64, "has no categories"),
      (["--from", "trivia", "--category", "odd"], 64, "'odd' is not a category"),
      (["--from", "words:missed"], 1, "No question can be asked about the words that you missed"),
      (["--from", "list:none"], 1, "none"),
      (["--from", "/nowhere.csv"], 1, "/nowhere.csv"),
      (["--kind", "heard"], 64, "--kind heard needs sound"),
      (["--aloud"], 64, "leave --aloud out"),
    ])
  func refused(arguments: [String], status: Int32, part: String) throws {
    let result = try program.run(["quiz", "--mute"] + arguments, input: "")
    #expect(result.status == status && result.errors.contains(part), "\(result.errors)")
    #expect(result.errors.split(separator: "\n").count <= 3)
  }

  @Test("without a sound device a quiz begins, and only questions by ear are refused")
  func withoutDevice() throws {
    let none = ["ALSA_CONFIG_PATH": "/dev/null"]
    let quiz = try program.run("quiz", "--count", "5", input: "", environment: none)
    #expect(quiz.status == 0 && quiz.output.contains("Question 1 of 5: "))
    #expect(quiz.errors.hasSuffix(" No question is about what is heard.\n"), "\(quiz.errors)")
    let byEar = try program.run("quiz", "--kind", "heard", input: "", environment: none)
    #expect(byEar.status == 1)
    #expect(byEar.errors.hasSuffix(" --mute asks the other kinds of questions.\n"))
  }

  @Test("a row of a file that makes no question is left out, and told")
  func badRow() throws {
    let path = program.home + "/bad.csv"
    try "Who?,me,you\nWhere?,here\n".write(toFile: path, atomically: true, encoding: .utf8)
    let result = try program.run("quiz", "--from", path, "--mute", input: "")
    #expect(result.status == 0 && result.errors.isEmpty)
    #expect(result.output.contains("1 row is left out."))
    #expect(result.output.contains("Line 2 has no wrong answer: write at least one."))
    #expect(result.output.contains("Question 1 of 1: Who?"))
  }

  @Test("a file that doesn't say which answer is right is refused until the columns are chosen")
  func doubt() throws {
    let path = program.home + "/doubt.csv"
    try "question,1,2,3\nLegs of a hen?,2,4,6\nLegs of a spider?,4,8,6\n"
      .write(toFile: path, atomically: true, encoding: .utf8)
    let result = try program.run("quiz", "--from", path, "--mute", input: "")
    #expect(result.status == 1 && result.errors.contains("doesn't say which answer is right"))
    #expect(result.errors.contains("--columns question=1,options=2-5,key=6"))
    let chosen = try program.run(
      "quiz", "--from", path, "--mute", "--columns", "question=1,right=2,wrong=3-4", input: "")
    #expect(chosen.status == 0 && chosen.output.contains("Question 1 of 2: "))
  }

  @Test("a service's questions are asked with its name and licence, and its texts are clean")
  func service() async throws {
    let server = try await LoopbackServer { request in
      guard request.target.hasPrefix("/v2/questions?limit=5&types=text_choice") else {
        return .text(404, "{}")
      }
      let questions = (1...5).map {
        """
        {"id": "q\($0)", "type": "text_choice", "category": "geography", "difficulty": "easy",
         "question": {"text": "Which \\u001b[31mplace\\u0007 is <b>\($0)</b>?"},
         "correctAnswer": "Right \($0)", "incorrectAnswers": ["A", "B", "C"]}
        """
      }
      return .text(200, "[\(questions.joined(separator: ","))]")
    }
    try program.useServices(server.address)
    let result = try program.run(
      "quiz", "--from", "trivia", "--count", "5", "--mute",
      input: (1...5).map { "right \($0)\n" }.joined())
    #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    #expect(
      result.output.contains(
        "Questions: The Trivia API, https://the-trivia-api.com (CC BY-NC 4.0).\n"))
    #expect(result.output.contains("Question 1 of 5: Which place is <b>"))
    #expect(!result.output.contains("\u{1B}"))
    #expect(result.output.contains("5 of 5 answers right"))
    // The licence lets nobody keep the questions.
    let journal = try String(contentsOfFile: program.data + "/journal.jsonl", encoding: .utf8)
    #expect(journal.contains(#""question":"trivia-api:q1""#) && !journal.contains("Right 1"))
    let kept = try String(contentsOfFile: program.data + "/quiz.json", encoding: .utf8)
    #expect(!kept.contains("Which"))
  }
}
