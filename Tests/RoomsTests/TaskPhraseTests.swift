import Plan
import Scheduling
import Testing

@testable import Planning

@Suite("Tasks in a few words")
struct TaskPhraseTests {
  /// A Wednesday.
  private static let today = Day("2026-09-23")!

  private func read(_ text: String) -> TaskPhrase {
    TaskPhrase(text, today: Self.today, lists: ["week-12", "My week"], decks: ["Spanish"])
  }

  @Test(
    "a phrase of practice has a goal",
    arguments: [
      ("10 words a day", TaskGoal.words(10), "10 words", "1d"),
      ("spell 20 words every weekday", .words(20), "Spell 20 words", "1b"),
      ("review what is due daily", .review, "Review what is due", "1d"),
      ("study deck spanish", .deck("Spanish"), "Study deck spanish", nil),
      ("finish the list my week", .list("My week"), "Finish the list my week", nil),
      ("a quiz on this week's words", .quiz(10), "A quiz on this week's words", nil),
      ("5 questions a week", .quiz(5), "5 questions", "1w"),
    ] as [(String, TaskGoal, String, String?)])
  func goals(_ text: String, _ goal: TaskGoal, _ title: String, _ repeats: String?) {
    let phrase = read(text)
    #expect(phrase.goal == goal && phrase.title == title)
    #expect(phrase.repeats?.description == repeats)
  }

  @Test(
    "other words are the title",
    arguments: [
      "Buy paper", "Spend 5 euros a day", "study deck French", "finish list week-13", "words",
      "0 words a day", "1000 words a day", "Review the budget", "Meet Ann by the sea",
    ])
  func titles(_ text: String) {
    let phrase = read(text)
    #expect(phrase == TaskPhrase(text, today: Self.today, lists: [], decks: []))
    #expect(phrase.title == text && phrase.goal == nil && phrase.repeats == nil)
  }

  @Test("a day and a repeat are understood in any task")
  func times() {
    #expect(read("Call Ann by friday").due == Self.today.advanced(by: 2))
    #expect(read("Call Ann by friday").title == "Call Ann")
    #expect(read("Water the plants every day").repeats == Repeat(.day))
    #expect(read("finish list week-12 by 2026-10-01").due == Day("2026-10-01"))
  }

  @Test("an if-then plan has its moment, and comes back each day")
  func ifThen() {
    let phrase = read("after breakfast I do 10 words")
    #expect(phrase.cue == "after breakfast" && phrase.goal == .words(10))
    #expect(phrase.title == "Do 10 words" && phrase.repeats == Repeat(.day))
    #expect(read("When I come home, I tidy up").goal == nil)
  }

  @Test("a day is said as people say it")
  func days() throws {
    let today = Self.today
    #expect(try Day(saying: "Wednesday", today: today) == today.advanced(by: 7))
    #expect(try Day(saying: "thu", today: today) == today.advanced(by: 1))
    #expect(throws: PlanError.badDay("yesterday")) { try Day(saying: "yesterday", today: today) }
    #expect(today.advanced(by: 4).said(on: today) == "Sunday")
    #expect(today.advanced(by: 11).said(on: today) == "Sunday 4 October")
    #expect(today.advanced(by: -9).said(on: today) == "14 September 2026")
    #expect(today.advanced(by: 400).said(on: today) == "28 October 2027")
  }
}
