import Cards
import Foundation
import Plan
import Practice
import QuizPractice
import Scheduling
import Storage
import Testing
import Today
import Vocabulary

@testable import CardPractice
@testable import Learner
@testable import Planning
@testable import Spelling

@Suite("The room of the plan")
struct PlanRoomTests {
  /// Wednesday 23 September 2026, 22:53 on the learner's clock.
  private let clock = SessionHome.Clock(1_790_196_800)
  private let home: SessionHome

  init() throws { home = try SessionHome(clock) }

  private var now: Moment { Moment(seconds: clock.seconds, utcOffset: 7200) }
  private var today: Day { now.day }

  /// The room as a program has it. Another one stands for another program, or another page.
  private func room() throws -> PlanRoom {
    let files = try LearnerFiles(home.files.folders)
    let now = { @Sendable [clock] in Moment(seconds: clock.seconds, utcOffset: 7200) }
    return PlanRoom(files, CardRoom(files, now: now), now: now)
  }

  /// The learner's decks.
  private func cards() throws -> CardRoom {
    CardRoom(
      try LearnerFiles(home.files.folders),
      now: { @Sendable [clock] in Moment(seconds: clock.seconds, utcOffset: 7200) })
  }

  private func draft(_ title: String?, _ change: (inout TaskDraft) -> Void = { _ in }) -> TaskDraft
  {
    var draft = TaskDraft()
    draft.title = title
    change(&draft)
    return draft
  }

  private var file: String { home.files.plan.tasksPath }
  private var text: String { get throws { try String(contentsOfFile: file, encoding: .utf8) } }

  /// Writes rounds of words into the journal.
  private func practise(_ words: String..., missed: Bool = false) throws {
    for word in words {
      var entry = JournalEntry(at: now, event: missed ? .wrong : .correct, word: word)
      entry.outcome = missed ? .missed : .completed
      entry.tryNumber = 1
      entry.milliseconds = 6000
      try home.files.journal.append(entry)
    }
  }

  private func makeList(_ name: String, _ words: String...) throws {
    try home.files.lists.add(words.map { WordList.Entry(word: $0) }, toListNamed: name)
  }

  /// The days on the way to the test of the only task.
  private func parts(_ room: PlanRoom) async throws -> [TestPlan.Part] {
    try #require(try await room.tracked().tasks[0].test).parts
  }

  private func nextDay(_ days: Int = 1) { clock.seconds += Double(days) * 86_400 }

  @Test("tasks are added, changed, checked off, moved, removed and brought back")
  func tasks() async throws {
    let room = try room()
    var plan = try await room.add(
      draft("Buy paper") {
        ($0.due, $0.tags, $0.note) = ("friday", ["school"], "A4, white")
      })
    plan = try await room.add(draft("Tidy my desk"))
    #expect(plan.tasks.map(\.title) == ["Buy paper", "Tidy my desk"])
    #expect(plan.tasks[0].time == "due Friday" && plan.tasks[0].note == "A4, white")
    #expect(plan.tasks[0].tags == ["+school"])
    plan = try await room.edit(
      plan.tasks[1].key, draft("Tidy my shelf") { ($0.due, $0.priority) = ("tomorrow", "b") })
    #expect(plan.tasks[1].title == "Tidy my shelf" && plan.tasks[1].priority == "B")
    plan = try await room.edit(plan.tasks[1].key, draft(nil) { $0.due = "" })
    #expect(plan.tasks[1].due == nil)
    plan = try await room.complete(plan.tasks[0].key)
    #expect(plan.tasks[0].isDone && plan.open.map(\.number) == [2])
    plan = try await room.reopen(plan.tasks[0].key)
    #expect(!plan.tasks[0].isDone)
    plan = try await room.move(plan.tasks[1].key, to: 1)
    #expect(plan.tasks.map(\.title) == ["Tidy my shelf", "Buy paper"])
    plan = try await room.remove(plan.tasks[0].key)
    #expect(plan.tasks.map(\.title) == ["Buy paper"])
    plan = try await self.room().restore(plan.removal)
    #expect(plan.tasks.map(\.title) == ["Tidy my shelf", "Buy paper"])
    #expect(plan.tasks[1].note == "A4, white" && plan.removal == nil)
    plan = try await room.complete(plan.tasks[0].key)
    plan = try await room.clearDone()
    #expect(plan.tasks.count == 1)
    #expect(try await room.restore().tasks.count == 2)
    await #expect(throws: PlanError.nothingRemoved) { try await room.restore() }
  }

  @Test("a task that another program has moved is found; one that it has removed is told of")
  func others() async throws {
    let room = try room()
    _ = try await room.add(draft("One"))
    let plan = try await room.add(draft("Two"))
    try "A line of another program key:value\r\n\(try text)".write(
      toFile: file, atomically: true, encoding: .utf8)
    let after = try await room.complete(plan.tasks[1].key)
    #expect(after.tasks.map(\.isDone) == [false, false, true])
    #expect(try text.hasPrefix("A line of another program key:value\r\n"))
    try "Nothing\n".write(toFile: file, atomically: true, encoding: .utf8)
    await #expect(throws: PlanError.gone) { try await room.remove(plan.tasks[0].key) }
    #expect(try text == "Nothing\n")
  }

  @Test("a task that can't be kept for its return is not removed")
  func unkept() async throws {
    let room = try room()
    let plan = try await room.add(draft("One"))
    // A folder where the file of the removed tasks would be: no write there can succeed.
    let kept = home.files.folders.data + "/removed-tasks.json"
    try FileManager.default.createDirectory(
      atPath: kept + "/in the way", withIntermediateDirectories: true)
    await #expect(throws: StorageError.self) { try await room.remove(plan.tasks[0].key) }
    try FileManager.default.removeItem(atPath: kept)
    #expect(try await room.plan().tasks.count == 1)
  }

  @Test("a wish that can't be granted changes nothing")
  func refusals() async throws {
    let room = try room()
    let plan = try await room.add(draft("One"))
    let before = try text
    let key = plan.tasks[0].key
    func refuse(_ error: PlanError, _ change: (inout TaskDraft) -> Void) async {
      await #expect(throws: error) { try await room.edit(key, draft(nil, change)) }
      await #expect(throws: error) { try await room.add(draft("New", change)) }
    }
    await refuse(.badDay("soon")) { $0.due = "soon" }
    await refuse(.badDay("2026-02-30")) { $0.due = "2026-02-30" }
    await refuse(.badRepeat("often")) { $0.repeats = "often" }
    await refuse(.badTag("a b")) { $0.tags = ["a b"] }
    await refuse(.badTag("+200")) { $0.tags = ["+200"] }
    await refuse(.badPriority("AA")) { $0.priority = "AA" }
    await refuse(.badPriority("é")) { $0.priority = "é" }
    await refuse(.badCount(0)) { $0.goal = GoalWish("words", count: 0) }
    await refuse(.badGoal("sums")) { $0.goal = GoalWish("sums") }
    await refuse(.unnamedGoal("deck")) { $0.goal = GoalWish("deck") }
    await refuse(.unnamedGoal("list")) { $0.goal = GoalWish("list", name: "") }
    await refuse(.unnamedGoal("test")) { $0.goal = GoalWish("test") }
    await refuse(.longNote(most: 20_000)) { $0.note = String(repeating: "n", count: 20_001) }
    await #expect(throws: PlanError.emptyTitle) { try await room.add(draft(" \u{0} \n")) }
    await #expect(throws: PlanError.emptyTitle) { try await room.add(draft("due:2026-12-01")) }
    await #expect(throws: PlanError.longTitle) {
      try await room.add(draft(String(repeating: "a", count: 501)))
    }
    for number in [2, 0, .min, .max] {
      await #expect(throws: PlanError.noTask(number, count: 1)) {
        try await room.move(key, to: number)
      }
    }
    await #expect(throws: StorageError.self) {
      try await room.add(draft(nil) { $0.goal = GoalWish("list", name: "none") })
    }
    await #expect(throws: (any Error).self) {
      try await room.add(draft(nil) { $0.goal = GoalWish("deck", name: "none") })
    }
    #expect(try text == before)
  }

  @Test("a title is one line, whatever is pasted")
  func pasted() async throws {
    let plan = try await room().add(draft("x 2026-01-01 a\u{2028}b\n(A) c\r\u{1b}[31m"))
    #expect(plan.tasks.map(\.title) == ["x 2026-01-01 a b (A) c [31m"])
    #expect(!plan.tasks[0].isDone && plan.tasks[0].priority == nil)
    #expect(try text.split(separator: "\n").count == 1)
  }

  @Test("words a day are counted, the task checks itself off, and comes back tomorrow")
  func words() async throws {
    let room = try room()
    var plan = try await room.add(draft("2 words a day"))
    #expect(plan.tasks[0].goal == .words(2) && plan.tasks[0].title == "2 words")
    try practise("harbor")
    plan = try await room.plan()
    #expect(plan.tasks[0].progress?.share == Share(1, of: 2))
    try practise("rhythm", missed: true)
    plan = try await room.plan()
    #expect(plan.checked == "Done by your practice: “2 words”.")
    #expect(plan.tasks.map(\.isDone) == [false, true])
    #expect(plan.tasks[0].due == today.advanced(by: 1))
    // Words that counted for today's task don't count for tomorrow's.
    #expect(plan.tasks[0].progress?.share == Share(0, of: 2))
    #expect(try await room.plan().checked == nil)
    nextDay()
    try practise("harbor", "rhythm")
    #expect(try await self.room().plan().checked == "Done by your practice: “2 words”.")
  }

  @Test("words that are given up and those of another day don't count")
  func notCounted() async throws {
    var entry = JournalEntry(at: now, event: .skipped, word: "harbor")
    entry.outcome = .missed
    try practise("rhythm")
    nextDay()
    entry.at = now.date
    try home.files.journal.append(entry)
    let plan = try await room().add(draft(nil) { $0.goal = GoalWish("words", count: 3) })
    #expect(plan.tasks[0].progress?.share == Share(0, of: 3))
  }

  @Test("a day and a repeat in the words of a task take the place of those it had")
  func saidInWords() async throws {
    let room = try room()
    var plan = try await room.add(draft("Tidy due:tomorrow rec:1d"))
    #expect(plan.tasks[0].due == today.advanced(by: 1))
    plan = try await room.edit(plan.tasks[0].key, draft("Tidy due:Friday rec:1w due:soon"))
    #expect(plan.tasks[0].time == "due Friday, every week")
    #expect(plan.tasks[0].title == "Tidy due:soon")
    plan = try await room.edit(plan.tasks[0].key, draft("Tidy my desk"))
    #expect(plan.tasks[0].time == "due Friday, every week")
    plan = try await room.edit(plan.tasks[0].key, draft("Tidy my room tomorrow"))
    #expect(plan.tasks[0].title == "Tidy my room")
    #expect(plan.tasks[0].time == "due tomorrow, every week")
    plan = try await room.edit(plan.tasks[0].key, draft("Tidy up every 2nd Tuesday"))
    #expect(plan.remark?.hasPrefix("“every 2nd Tuesday” stays in the title") == true)
    // A title that stays is not read again.
    plan = try await room.edit(plan.tasks[0].key, draft(plan.tasks[0].title) { $0.priority = "A" })
    #expect(plan.tasks[0].title == "Tidy up every 2nd Tuesday" && plan.remark == nil)
  }

  @Test("words of a task that are not understood are told once, and stay in the title")
  func remarks() async throws {
    let room = try room()
    var plan = try await room.add(draft("Meet the club every 2nd Tuesday"))
    #expect(plan.tasks[0].title == "Meet the club every 2nd Tuesday")
    #expect(
      plan.remark
        == "“every 2nd Tuesday” stays in the title and was not taken as a day or a repeat: end the "
        + "words with one such as “by Friday”, “on 5 December”, “every 3 days” or “every Friday”.")
    #expect(try await room.plan().remark == nil)
    plan = try await room.add(draft("Buy milk tomorrow") { $0.due = "friday" })
    #expect(plan.tasks[1].title == "Buy milk tomorrow")
    #expect(plan.tasks[1].due == today.advanced(by: 2))
    #expect(
      plan.remark
        == "“tomorrow” stays in the title, because the task has another day or repeat beside its "
        + "words: give only one.")
    plan = try await room.edit(plan.tasks[1].key, draft("Buy milk due:2026-02-30"))
    #expect(plan.tasks[1].title == "Buy milk due:2026-02-30")
    #expect(plan.tasks[1].due == today.advanced(by: 2))
    #expect(
      plan.remark
        == "“due:2026-02-30” stays in the title: give one day such as due:2026-12-04 or due:friday."
    )
    plan = try await room.add(draft("Buy bread tomorrow"))
    #expect(plan.tasks[2].title == "Buy bread" && plan.tasks[2].due == today.advanced(by: 1))
    #expect(plan.remark == nil)
    // The title of a list is no phrase.
    try makeList("tomorrow", "harbor")
    plan = try await room.add(draft(nil) { $0.goal = GoalWish("list", name: "tomorrow") })
    #expect(plan.tasks[3].title == "Finish the list tomorrow" && plan.tasks[3].due == nil)
    #expect(plan.remark == nil)
  }

  @Test("a file of another program keeps its words, its priorities and the ends of its months")
  func fileOfOthers() async throws {
    let room = try room()
    _ = try await room.add(draft("One"))
    let others = """
      (A) 2026-11-20 Switch dial to +200 +radio
      Apply for job at D+H +search
      Pay rent rec:+1m due:2026-12-31
      x 2026-11-21 2026-11-20 (B) Call the school
      Read http://example.org/a+b+c

      """
    try others.write(toFile: file, atomically: true, encoding: .utf8)
    var plan = try await room.plan()
    #expect(
      plan.tasks.map(\.title) == [
        "Switch dial to +200", "Apply for job at D+H", "Pay rent", "Call the school",
        "Read http://example.org/a+b+c",
      ])
    #expect(plan.tasks[0].tags == ["+radio"] && plan.tasks[3].priority == "B")
    plan = try await room.reopen(plan.tasks[3].key)
    #expect(try text.contains("\n(B) 2026-11-20 Call the school\n"))
    var days: [String?] = []
    for _ in 1...4 {
      let rent = try #require(plan.open.first(where: { $0.title == "Pay rent" }))
      days.append(rent.due?.description)
      #expect(rent.time?.hasSuffix(", every month on the last day") == true)
      plan = try await room.complete(rent.key)
    }
    #expect(days == ["2026-12-31", "2027-01-31", "2027-02-28", "2027-03-31"])
    #expect(try text.contains("Pay rent rec:+1m due:2027-04-30 day:31\n"))
    #expect(
      try await room.calendar().contains("RRULE:FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1"))
  }

  @Test("what is due is reviewed: the words that were due and no longer are count")
  func review() async throws {
    try practise("harbor", "rhythm")
    nextDay(30)
    let room = try room()
    var plan = try await room.add(draft("review what is due"))
    #expect(plan.tasks[0].goal == .review)
    #expect(plan.tasks[0].progress?.share == Share(0, of: 2))
    try practise("harbor")
    plan = try await room.plan()
    #expect(plan.tasks[0].progress?.share == Share(1, of: 2))
    // A program that starts now counts the same.
    #expect(try await self.room().plan().tasks[0].progress?.share == Share(1, of: 2))
    try practise("rhythm")
    #expect(try await room.plan().checked == "Done by your practice: “Review what is due”.")
  }

  @Test("a list is finished by words completed since the task began")
  func list() async throws {
    try makeList("week-12", "harbor", "rhythm")
    let room = try room()
    var plan = try await room.add(draft("finish list week-12 by friday"))
    #expect(plan.tasks[0].goal == .list("week-12"))
    #expect(plan.tasks[0].title == "Finish list week-12")
    #expect(plan.tasks[0].due == today.advanced(by: 2))
    for word in ["harbor", "rhythm"] {
      #expect(plan.checked == nil)
      home.files.completed.add(CompletedWord(word: word, lastCompleted: now.date))
      try home.files.completed.flush()
      plan = try await room.plan()
    }
    #expect(plan.checked == "Done by your practice: “Finish list week-12”.")
  }

  @Test("questions about the words of the week count, of others they don't")
  func quiz() async throws {
    try practise("harbor")
    let room = try room()
    var plan = try await room.add(draft(nil) { $0.goal = GoalWish("quiz", count: 2) })
    #expect(plan.tasks[0].title == "Answer 2 questions about this week's words")
    func answer(_ word: String?, _ number: Int) throws {
      var entry = QuizEntry(
        at: now, quiz: "q", source: "words", question: "word:\(number)", number: number, count: 9,
        choice: 1, isRight: true)
      entry.word = word
      try home.files.journal.append(entry)
    }
    try answer("harbor", 1)
    try answer("zebra", 2)
    try answer(nil, 3)
    plan = try await room.plan()
    #expect(plan.tasks[0].progress?.share == Share(1, of: 2))
    // Thursday still sees Wednesday's answers.
    nextDay()
    try answer("harbor", 4)
    #expect(try await room.plan().checked != nil)
  }

  @Test("a task that its practice has checked off can be opened again, for tomorrow's practice")
  func reopened() async throws {
    let room = try room()
    _ = try await room.add(draft(nil) { $0.goal = GoalWish("words", count: 1) })
    try practise("harbor")
    var plan = try await room.plan()
    #expect(plan.tasks[0].isDone)
    plan = try await room.reopen(plan.tasks[0].key)
    #expect(!plan.tasks[0].isDone && plan.checked == nil)
    #expect(plan.tasks[0].time == "from tomorrow")
    #expect(try await !room.plan().tasks[0].isDone)
  }

  @Test("a repeating task that is checked off keeps its note, and its undo takes the next one back")
  func repeating() async throws {
    let room = try room()
    var plan = try await room.add(
      draft("Water the plants every day") { $0.note = "The fern, too." })
    #expect(plan.tasks[0].title == "Water the plants")
    plan = try await room.complete(plan.tasks[0].key)
    #expect(plan.tasks.map(\.note) == ["The fern, too.", "The fern, too."])
    #expect(Set(try await room.tracked().tasks.map(\.task.id)).count == 2)
    plan = try await room.reopen(plan.tasks[1].key)
    #expect(plan.tasks.count == 1 && !plan.tasks[0].isDone)
  }

  @Test("a test is planned over the days until then, and today's part is what a session asks")
  func test() async throws {
    try makeList("week-12", "harbor", "rhythm", "necessary", "separate")
    let room = try room()
    for (said, day) in [("today", today), ("2027-09-30", Day("2027-09-30"))] {
      await #expect(throws: PlanError.badTestDay(day)) {
        try await room.planTest(of: "week-12", on: said)
      }
    }
    await #expect(throws: PlanError.badTestDay(nil)) {
      try await room.add(draft(nil) { $0.goal = GoalWish("test", name: "week-12") })
    }
    await #expect(throws: StorageError.self) { try await room.planTest(of: "none", on: "friday") }
    var plan = try await room.planTest(of: "week-12", on: "monday", minutes: 5)
    let item = try #require(plan.test(of: "week-12"))
    #expect(item.title == "Prepare for the test of week-12")
    #expect(item.time == "test on Monday")
    let parts = try await parts(room)
    #expect(parts.count == 5 && parts[0].pretest == ["harbor", "rhythm", "necessary", "separate"])
    #expect(parts.count { !$0.words.isEmpty } >= 2)
    #expect(parts.allSatisfy { $0.seconds <= 300 })
    // Another day for the same test moves it.
    plan = try await room.planTest(of: "week-12", on: "tuesday", minutes: 5)
    #expect(plan.tasks.count == 1)
    #expect(try await self.parts(room).count == 6)
    // A word that was asked today is not asked again, and a missed one comes first tomorrow.
    try practise("harbor", missed: true)
    try practise("rhythm")
    plan = try await room.plan()
    #expect(try await self.parts(room)[0].words == ["necessary", "separate"])
    #expect(plan.tasks[0].test?.days.first?.words == 2)
    #expect(plan.tasks[0].progress?.share == Share(2, of: 4))
    nextDay()
    #expect(try await self.parts(room)[0].missed == ["harbor"])
    // On the day of the test the task is done.
    nextDay(5)
    plan = try await room.plan()
    #expect(plan.tasks[0].isDone && plan.checked == nil)
    let day = try await room.today(cards())
    #expect(day.tests == ["week-12"] && day.items.first?.room == .test)
    #expect(day.items.first?.title == "The list week-12 once more before its test: 4 words")
    #expect(
      day.sentence.wholeMatch(
        of:
          /The test of week-12 is today: good luck\. \d things? to do, about \d+ minutes? in all\./)
        != nil, "\(day.sentence)")
    let (key, over) = (plan.tasks[0].key, plan.today)
    await #expect(throws: PlanError.badTestDay(over)) { try await room.reopen(key) }
    #expect(try await room.plan().tasks[0].isDone)
  }

  @Test("cards and questions count for the goal of the day, as they do for its streak")
  func goalOfDay() async throws {
    for number in 1...3 {
      var entry = CardEntry(at: now, event: .answered, card: "c\(number)")
      entry.recall = 3
      try home.files.journal.append([entry])
    }
    #expect(
      try await room().today(cards()).items.first?.title
        == "7 words to your goal of 10 rounds today")
  }

  @Test("of a test that is far away, the last days are planned later")
  func far() async throws {
    try home.files.lists.add(
      (1...600).map { n in
        WordList.Entry(
          word: "word" + "\(n)".map { String(Unicode.Scalar($0.asciiValue! + 49)) }.joined())
      }, toListNamed: "all")
    let room = try room()
    let plan = try await room.planTest(of: "all", on: "\(today.advanced(by: 300))")
    let test = try #require(plan.tasks[0].test)
    #expect(try await parts(room).count == 33 && test.share == nil)
    #expect(
      test.sentence
        .hasSuffix(" The days after Sunday 25 October are planned as they come nearer."))
  }

  @Test("the wish for the words of a test gives those of today's part")
  func wish() async throws {
    try makeList("week-12", "harbor", "rhythm")
    let files = try LearnerFiles(home.files.folders)
    var wishes = Wishes()
    (wishes.words, wishes.list) = (.tested, "week-12")
    let preferences = Preferences(Settings())
    #expect(throws: WishError.noTest("week-12")) { try wishes.plan(preferences, files) }
    // The wish is for the day of the computer's clock.
    let room = PlanRoom(files, CardRoom(files))
    _ = try await room.planTest(of: "week-12", on: "\(Moment.now.day.advanced(by: 3))")
    let plan = try wishes.plan(preferences, files, testWords: files.wordsToAsk(forTestOf:))
    guard case .given(let entries) = plan.words else {
      Issue.record("The words of a test are given.")
      return
    }
    #expect(entries.map(\.word) == ["harbor", "rhythm"])
  }

  @Test("a list or a deck that is gone leaves its task as it is, and the plan can be read")
  func gone() async throws {
    try makeList("week-12", "harbor")
    let room = try room()
    _ = try await room.planTest(of: "week-12", on: "monday")
    _ = try await room.add(draft(nil) { $0.goal = GoalWish("list", name: "week-12") })
    try home.files.lists.remove(named: "week-12")
    try (try text + "2026-09-23 Old vv:deck/Gone\n").write(
      toFile: file, atomically: true, encoding: .utf8)
    let plan = try await room.plan()
    #expect(plan.tasks.count == 3 && plan.tasks.allSatisfy { !$0.isDone })
    #expect(try await room.today(cards()).items.contains { $0.title.contains("Old") })
  }

  @Test("a plan that is read from its JSON is the same")
  func coded() async throws {
    try makeList("week-12", "harbor", "rhythm")
    let room = try room()
    _ = try await room.planTest(of: "week-12", on: "monday", minutes: 5)
    _ = try await room.add(draft("2 words a day") { ($0.priority, $0.note) = ("a", "Before tea.") })
    let plan = try await room.remove(try await room.add(draft("Tidy")).tasks[2].key)
    let json = try JSONEncoder().encode(plan)
    #expect(try JSONDecoder().decode(PlanSnapshot.self, from: json) == plan)
    #expect(plan.removal != nil && plan.tasks[1].progress?.text == "0 of 2 words")
  }

  @Test("today has the tests, the words that are due, the rounds to the goal, and the tasks")
  func today() async throws {
    try practise("harbor", "rhythm")
    nextDay(30)
    try makeList("week-12", "necessary")
    let room = try room()
    _ = try await room.planTest(of: "week-12", on: "\(today.advanced(by: 5))")
    _ = try await room.add(draft("Buy paper") { $0.due = "today" })
    _ = try await room.add(draft("Later") { $0.due = "tomorrow" })
    let plan = try await room.today(cards())
    let json = try JSONEncoder().encode(plan)
    #expect(try JSONDecoder().decode(TodayPlan.self, from: json) == plan)
    #expect(plan.items.map(\.room) == [.test, .words, .words, .tasks])
    #expect(plan.items[0].title == "Prepare for the test of week-12: 1 word (1 new)")
    #expect(plan.items[1].title == "2 words to spell again")
    // The word of the test and the due words count for the goal, too.
    #expect(plan.items[2].title == "7 new words to your goal of 10 rounds today")
    #expect(plan.items[3].title == "Buy paper" && plan.items[3].start == nil)
    #expect(
      plan.minutes >= 3 && plan.sentence == "4 things to do, about \(plan.minutes) minutes in all.")
    guard case .session(let wishes)? = plan.first?.start else {
      Issue.record("A session begins with the test.")
      return
    }
    #expect(wishes.words == .tested && wishes.list == "week-12" && wishes.given == nil)
    #expect(plan.streak.contains("One missed day a week is forgiven."))
  }

  @Test("a word that is due and in a test counts once, and so do its rounds for the goal")
  func countedOnce() async throws {
    try practise("harbor", "rhythm")
    nextDay(30)
    try makeList("week-12", "harbor", "necessary")
    let room = try room()
    _ = try await room.planTest(of: "week-12", on: "\(today.advanced(by: 5))")
    let plan = try await room.today(cards())
    #expect(
      plan.items.map(\.title).dropFirst() == [
        "1 more word to spell again", "7 new words to your goal of 10 rounds today",
      ])
    #expect(plan.items[0].title.contains("2 words"))
    #expect(plan.minutes == plan.items.reduce(0) { $0 + ($1.minutes ?? 0) })
  }

  @Test("a task of words a day has the rounds to the goal of the day, and no item repeats them")
  func wordsTask() async throws {
    try practise("harbor", "rhythm")
    nextDay(30)
    let room = try room()
    _ = try await room.add(draft("10 words a day"))
    var plan = try await room.today(cards())
    #expect(plan.items.map(\.room) == [.words, .tasks])
    let eight = try #require(plan.items[1].minutes)
    _ = try await room.add(draft(nil) { $0.goal = GoalWish("words", count: 5) })
    plan = try await room.today(cards())
    #expect(plan.items.map(\.room) == [.words, .tasks, .tasks])
    #expect(plan.items.dropFirst().map(\.minutes) == [eight, nil])
    // A task for fewer words than the goal leaves some to it.
    try home.files.settings.change { try? Setting.dailyGoal.set("12", in: &$0) }
    plan = try await room.today(cards())
    #expect(plan.items[1].title == "2 new words to your goal of 12 rounds today")
  }

  @Test("cards that are due count for the goal of the day before they are answered")
  func cardsOfGoal() async throws {
    let cards = try cards()
    try await cards.make("Spanish", CardRoom.Choices())
    try await cards.add(
      (1...4).map { Card(id: "\($0)", front: "f\($0)", back: "b\($0)") }, to: DeckName("Spanish"))
    let left = try await cards.work().left
    #expect(left > 0)
    #expect(
      try await room().today(cards).items.first?.title
        == "\((10 - left).of("word")) to your goal of 10 rounds today")
  }

  @Test("the day of a test has its list once more, and no new words")
  func testDay() async throws {
    try makeList("week-12", "harbor", "rhythm")
    try practise("harbor", "rhythm", "ocean", "garden")
    let room = try room()
    _ = try await room.planTest(of: "week-12", on: "tomorrow")
    _ = try await room.add(draft("20 words a day"))
    nextDay()
    var plan = try await room.today(cards())
    #expect(plan.items.first?.title == "The list week-12 once more before its test: 2 words")
    guard case .session(let wishes)? = plan.first?.start else {
      Issue.record("A session begins with the list.")
      return
    }
    #expect(wishes.words == .tested && wishes.list == "week-12")
    for item in plan.items {
      #expect(!item.title.contains("new word"), "\(item.title)")
      guard case .session(let wishes)? = item.start else { continue }
      #expect(wishes.words == .tested || wishes.words == .review || wishes.goal == "keep")
    }
    try practise("rhythm")
    plan = try await room.today(cards())
    #expect(plan.items.first?.title == "The list week-12 once more before its test: 1 word")
    try practise("harbor", missed: true)
    plan = try await room.today(cards())
    #expect(plan.items.allSatisfy { $0.room != .test } && plan.tests == ["week-12"])
  }

  @Test("a session of the list on the day of its test asks all its words, the weakest first")
  func wishOnTestDay() throws {
    try makeList("week-12", "harbor", "rhythm", "ocean")
    let files = try LearnerFiles(home.files.folders)
    let today = Moment.now.day
    try files.plan.change { bytes in
      bytes = Array("x \(today) Prepare vv:test/15/week-12 due:\(today)\n".utf8)
    }
    func keep(_ word: String, missed: Bool = false, daysAgo days: Double) throws {
      let now = Moment.now
      let moment = Moment(seconds: now.seconds - days * 86_400, utcOffset: now.utcOffset)
      var entry = JournalEntry(at: moment, event: missed ? .wrong : .correct, word: word)
      entry.outcome = missed ? .missed : .completed
      entry.tryNumber = 1
      try files.journal.append(entry)
    }
    try keep("harbor", daysAgo: 3)
    try keep("ocean", missed: true, daysAgo: 2)
    func asked() throws -> [String]? { try files.wordsToAsk(forTestOf: "week-12")?.map(\.word) }
    #expect(try asked() == ["rhythm", "ocean", "harbor"])
    try keep("rhythm", daysAgo: 0)
    #expect(try asked() == ["ocean", "harbor"])
    #expect(try files.wordsToAsk(forTestOf: "week-13") == nil)
  }

  @Test("nothing reminds in the quiet hours, and nothing where nothing is due")
  func reminders() async throws {
    let room = try room()
    _ = try await room.add(draft("Buy paper"))
    #expect(try await room.waitForReminder == nil)
    // 22:53 is quiet.
    #expect(try await room.reminder(cards()) == nil)
    try home.files.settings.change { try? Setting.quietHours.set("none", in: &$0) }
    let reminder = try #require(try await room.reminder(cards()))
    #expect(reminder.title == "Time to practise" && reminder.text.contains("Buy paper."))
    try home.files.settings.change { try? Setting.reminders.set("23:00", in: &$0) }
    let wait = try #require(try await room.waitForReminder)
    #expect(wait > 0 && wait <= 600)
    #expect(try await room.calendar().contains("SUMMARY:Practise with VocalVocab"))
  }
}
