import Scheduling
import Testing

@testable import Plan

@Suite("A task that checks itself")
struct GoalTests {
  /// A Tuesday.
  private let today = Day(number: 20_781)

  private func progress(
    _ line: String, _ change: (inout PracticeFacts) -> Void = { _ in }
  ) throws -> TaskProgress {
    let task = PlannedTask(TodoLine(line), at: 0)
    var facts = PracticeFacts(today: today)
    change(&facts)
    return try TaskProgress(#require(task.goal), of: task, facts)
  }

  @Test(
    "says on its line what it waits for",
    arguments: [
      ("words/10", TaskGoal.words(10)), ("review", .review), ("deck/Spanish", .deck("Spanish")),
      ("deck/Spanish_verbs", .deck("Spanish verbs")), ("list/week%5F12", .list("week_12")),
      ("list/a%2Fb%3Ac%25_é", .list("a/b:c% é")), ("quiz/5", .quiz(5)),
      ("test/15/week-12", .test(list: "week-12", minutes: 15)),
    ])
  func notation(case: (text: String, goal: TaskGoal)) {
    #expect(TaskGoal(`case`.text) == `case`.goal)
    #expect(`case`.goal.description == `case`.text)
    var line = TodoLine("(A) Do it  @home")
    line.goal = `case`.goal
    #expect(line.text == "(A) Do it  @home vv:\(`case`.text)")
    #expect(line.goal == `case`.goal && line.title == "Do it")
  }

  @Test(
    "is an ordinary task if its line names no known practice",
    arguments: [
      "", "words", "words/", "words/0", "words/1000", "words/-1", "words/1/2", "words/٣",
      "review/x", "deck/",
      "deck/%", "deck/%zz", "deck/%ff", "test/week-12", "test/x/week-12", "later/1", "Words/10",
    ])
  func unknown(value: String) {
    #expect(TaskGoal(value) == nil)
    if !value.isEmpty { #expect(TodoLine("Do it vv:\(value)").title == "Do it vv:\(value)") }
  }

  @Test("keeps any name on its line")
  func names() {
    var maker = LineMaker(seed: 8)
    for _ in 0..<2_000 {
      let name = maker.text()
      let word = WordName.encoded(name)
      #expect(WordName.decoded(word)?.unicodeScalars.elementsEqual(name.unicodeScalars) == true)
      #expect(!word.contains(where: \.isWhitespace) && !word.contains(":") && !word.contains("/"))
      var line = TodoLine("Do it")
      line.goal = .deck(name)
      #expect(line.goal == .deck(name) && line.title == "Do it")
    }
  }

  @Test("of words counts the rounds of today")
  func words() throws {
    let line = "10 words vv:words/10 rec:1d due:2026-11-24"
    #expect(try progress(line) { $0.rounds = 4 }.share == Share(4, of: 10))
    #expect(try !progress(line) { $0.rounds = 9 }.isDone)
    let done = try progress(line) { $0.rounds = 25 }
    #expect(done.share == Share(10, of: 10) && done.isDone)
    #expect(done.explanation.hasPrefix("Each round of spelling counts that ends today"))
  }

  @Test("counts nothing twice: practice for a task does not count for the task that comes back")
  func comeBack() throws {
    for (line, begun) in [
      ("10 words vv:words/10 rec:1d due:2026-11-24", true),
      ("10 words vv:words/10 rec:1d due:2026-11-25", false),
      ("10 words vv:words/10 rec:1w due:2026-11-30", true),
      ("10 words vv:words/10 rec:1w due:2026-12-01", false),
      ("10 words vv:words/10 rec:1b due:2026-11-23", true),
      ("10 words vv:words/10 due:2026-11-30", true),
      ("10 words vv:words/10 t:2026-11-25", false), ("10 words vv:words/10 rec:1d", true),
    ] {
      #expect(try progress(line) { $0.rounds = 12 }.isDone == begun, "\(line)")
      let next = TodoLine(line).next(after: today)
      if let next { #expect(try !progress(next.text) { $0.rounds = 12 }.isDone, "\(next.text)") }
    }
  }

  @Test("of reviews is done when nothing is left, also on a day with nothing to do")
  func reviews() throws {
    #expect(
      try progress("a vv:review") { $0.review = .init(done: 3, left: 4) }.share == Share(3, of: 7))
    #expect(try progress("a vv:review") { $0.review = .init(done: 3, left: 0) }.isDone)
    #expect(try progress("a vv:review").isDone)
    #expect(try progress("a vv:deck/b") { $0.decks["b"] = .init(done: 3, left: 0) }.isDone)
    // A deck that is not there is never done.
    #expect(try !progress("a vv:deck/b") { $0.decks["c"] = .init(done: 3, left: 0) }.isDone)
  }

  @Test("of a list counts the words that were spelled since the task was made")
  func list() throws {
    let days: [Day?] = ["2026-11-19", "2026-11-20", "2026-11-24"].map { Day($0) } + [nil]
    #expect(
      try progress("2026-11-20 a vv:list/l") { $0.lists["l"] = days }.share == Share(2, of: 4))
    #expect(try progress("a vv:list/l") { $0.lists["l"] = days }.share == Share(3, of: 4))
    #expect(try progress("a vv:list/l") { $0.lists["l"] = [today] }.isDone)
    #expect(try !progress("a vv:list/l").isDone)
  }

  @Test("of a quiz counts the questions of this week")
  func quiz() throws {
    func questions(_ facts: inout PracticeFacts) {
      for (day, count) in [(-2, 9), (-1, 3), (0, 4), (1, 5)] {
        facts.questions[today.advanced(by: day)] = count
      }
    }
    #expect(try progress("a vv:quiz/10", questions).share == Share(7, of: 10))
    #expect(try progress("a vv:quiz/7 rec:1w due:2026-11-29", questions).isDone)
    #expect(try progress("a vv:quiz/7 rec:1w due:2026-11-30", questions).share == Share(4, of: 7))
  }

  @Test("for a test shows the part of today, and is done on the day of the test")
  func test() throws {
    func words(_ facts: inout PracticeFacts) { facts.tests["l"] = .init(done: 12, left: 0) }
    let before = try progress("a vv:test/15/l due:2026-12-04", words)
    #expect(before.share == Share(12, of: 12) && !before.isDone)
    #expect(try progress("a vv:test/15/l due:2026-11-24", words).isDone)
    #expect(before.explanation.contains("within 15 minutes"))
  }

  @Test("checks itself in the file, once, and comes back")
  func checking() {
    var list = TodoList(
      bytes: Array(
        """
        Call Ana
        10 words vv:words/10 rec:1d due:2026-11-24 id:7
        20 words vv:words/20

        Review vv:review
        x 2026-11-23 Review vv:review

        """.utf8))
    var facts = PracticeFacts(today: today)
    facts.rounds = 12
    let checked = list.checkGoals(facts) { "8" }
    #expect(checked.map(\.task.title) == ["10 words", "Review"])
    #expect(checked.map { $0.next?.id } == ["8", nil])
    let text = String(decoding: list.bytes, as: UTF8.self)
    #expect(
      text == """
        Call Ana
        10 words vv:words/10 rec:1d due:2026-11-25 id:8
        x 2026-11-24 10 words vv:words/10 rec:1d due:2026-11-24 id:7
        20 words vv:words/20

        x 2026-11-24 Review vv:review
        x 2026-11-23 Review vv:review

        """)
    #expect(list.checkGoals(facts) { "9" }.isEmpty)
    #expect(String(decoding: list.bytes, as: UTF8.self) == text)
  }
}
