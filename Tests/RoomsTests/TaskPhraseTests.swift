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

  /// The title, and the day and the repetition as a line of todo.txt has them.
  private func times(_ text: String, given: Set<TimePhrase.Kind> = []) -> [String?] {
    let phrase = TaskPhrase(
      text, today: Self.today, lists: ["week-12"], decks: [], given: given)
    return [phrase.title, phrase.due?.description, phrase.repeats?.description]
  }

  @Test(
    "a day at the end is understood as people say it",
    arguments: [
      ("Buy milk today", "Buy milk", "2026-09-23"),
      ("Buy milk tomorrow", "Buy milk", "2026-09-24"),
      ("Buy milk, tomorrow.", "Buy milk", "2026-09-24"),
      ("Call Ann the day after tomorrow", "Call Ann", "2026-09-25"),
      ("Call Ann by fri", "Call Ann", "2026-09-25"),
      ("Call Ann on Friday", "Call Ann", "2026-09-25"),
      ("Call Ann next Friday", "Call Ann", "2026-09-25"),
      ("Call Ann this Wednesday", "Call Ann", "2026-09-23"),
      ("Essay due Friday", "Essay", "2026-09-25"),
      ("Essay due in two weeks", "Essay", "2026-10-07"),
      ("Call Ann in two weeks", "Call Ann", "2026-10-07"),
      ("Call Ann within 3 days", "Call Ann", "2026-09-26"),
      ("Call Ann in a fortnight", "Call Ann", "2026-10-07"),
      ("Call Ann two weeks from now", "Call Ann", "2026-10-07"),
      ("Renew my passport in 10 years", "Renew my passport", "2036-09-23"),
      ("Call Ann on 5 December", "Call Ann", "2026-12-05"),
      ("Call Ann on the 5th of December", "Call Ann", "2026-12-05"),
      ("Call Ann on December 5th, 2027", "Call Ann", "2027-12-05"),
      ("Dentist 5 Sep", "Dentist", "2027-09-05"),
      ("Call Ann on 2026-10-05", "Call Ann", "2026-10-05"),
      ("Jump on 29 February", "Jump", "2028-02-29"), ("Pay by the 5th", "Pay", "2026-10-05"),
      ("Pay on the 31st", "Pay", "2026-10-31"),
      ("Pay by the end of the month", "Pay", "2026-09-30"),
      ("Pay on the last day of February", "Pay", "2027-02-28"),
      ("Pay before the end of next year", "Pay", "2027-12-31"),
      ("Hand in by Friday", "Hand in", "2026-09-25"),
      ("Tomorrow, buy milk", "Buy milk", "2026-09-24"),
      ("On Friday I call Ann", "Call Ann", "2026-09-25"),
      ("In two weeks I fly to Rome", "Fly to Rome", "2026-10-07"),
    ] as [(String, String, String)])
  func daysInWords(_ text: String, _ title: String, _ day: String) {
    #expect(times(text) == [title, day, nil])
  }

  @Test(
    "a repetition at the end is understood as people say it",
    arguments: [
      ("Water every 3 days", nil, "3d"), ("Water every three days", nil, "3d"),
      ("Water every other day", nil, "2d"), ("Water every third day", nil, "3d"),
      ("Water every other week", nil, "2w"), ("Water every second week", nil, "2w"),
      ("Water once a week", nil, "1w"), ("Water once every two weeks", nil, "2w"),
      ("Water every weekday", nil, "1b"), ("Water on weekdays", nil, "1b"),
      ("Water every quarter", nil, "3m"), ("Water yearly", nil, "1y"),
      ("Water every Friday", "2026-09-25", "+1w"), ("Water on Fridays", "2026-09-25", "+1w"),
      ("Water every other Friday", "2026-09-25", "+2w"),
      ("Water each Wednesday", "2026-09-23", "+1w"),
      ("Water every two weeks on Friday", "2026-09-25", "+2w"),
      ("Water on Friday every week", "2026-09-25", "+1w"),
      ("Water monthly on the 5th", "2026-10-05", "+1m"),
      ("Water on the 1st of every month", "2026-10-01", "+1m"),
      ("Water every year on 5 December", "2026-12-05", "+1y"),
      ("Water every 5 December", "2026-12-05", "+1y"),
      ("Water on 31 January every month", "2027-01-31", "+1m"),
      ("Water every day by friday", "2026-09-25", "1d"), ("Every 3 days: water", nil, "3d"),
      ("On Fridays I water", "2026-09-25", "+1w"),
    ] as [(String, String?, String)])
  func repetitionsInWords(_ text: String, _ day: String?, _ repeats: String) {
    #expect(times(text) == ["Water", day, repeats])
    #expect(read(text).remarks.isEmpty && read(text).cue == nil)
  }

  @Test(
    "the last day of every month is the day of the month, which the line keeps",
    arguments: [
      "Pay rent on the last day of every month", "Pay rent at the end of every month",
      "Pay rent every month on the last day", "Pay rent on the 31st of each month",
    ])
  func lastDay(_ text: String) throws {
    let phrase = read(text)
    #expect(times(text) == ["Pay rent", "2026-09-30", "+1m"] && phrase.monthDay == 31)
    var draft = TaskDraft()
    draft.title = text
    let line = try draft.line(id: "7", today: Self.today) { self.read($0) }
    #expect(line.text == "2026-09-23 Pay rent due:2026-09-30 rec:+1m day:31 id:7")
    #expect(line.next(after: Self.today)?.due == Day("2026-10-31"))
  }

  @Test("a day of the month that a person gives as a key stays")
  func keyOfMonthDay() throws {
    var draft = TaskDraft()
    draft.title = "Pay rent t:2026-09-30 rec:+1m day:31"
    let line = try draft.line(id: "7", today: Self.today) { self.read($0) }
    #expect(line.text == "2026-09-23 Pay rent t:2026-09-30 rec:+1m day:31 id:7")
  }

  @Test(
    "a phrase that is not understood as a whole stays in the title, with a remark that names it",
    arguments: [
      ("Meet every 2nd Tuesday", ["every 2nd Tuesday"]),
      ("Meet on the first Monday of every month", ["on the first Monday of every month"]),
      ("Meet every Monday and Thursday", ["every Monday and Thursday"]),
      ("Meet every Monday, Wednesday and Friday", ["every Monday, Wednesday and Friday"]),
      ("Meet on Monday or on Friday", ["on Monday or on Friday"]),
      ("Meet on Monday, on Friday", ["on Monday, on Friday"]),
      ("Meet on Monday and on Friday every week", ["on Monday and on Friday every week"]),
      ("Meet from Monday to Friday", ["from Monday to Friday"]),
      ("Meet a week on Friday", ["a week on Friday"]), ("Meet Friday", ["Friday"]),
      ("Meet twice a week", ["twice a week"]), ("Meet three times a week", ["three times a week"]),
      ("Spend 5 euros a day", ["a day"]), ("Meet every school day", ["every school day"]),
      ("Meet every leap year", ["every leap year"]), ("Meet every morning", ["every morning"]),
      ("Meet every day except Sunday", ["every day except Sunday"]),
      ("Meet every day until Friday", ["every day until Friday"]), ("Meet biweekly", ["biweekly"]),
      ("Meet tonight", ["tonight"]), ("Meet tomorrow morning", ["tomorrow morning"]),
      ("Meet next week", ["next week"]), ("Meet in two or three weeks", ["in two or three weeks"]),
      ("Meet on 30 February", ["on 30 February"]), ("Meet 2026-02-30", ["2026-02-30"]),
      ("Meet by 5/12", ["by 5/12"]), ("Meet every 1000 days", ["every 1000 days"]),
      ("Meet on the last day of the month", ["on the last day of the month"]),
      ("Meet by end of month", ["by end of month"]),
      ("Meet every Mon, Wed and Fri", ["every Mon, Wed and Fri"]),
      ("Pay every 1st and 15th", ["every 1st and 15th"]),
      ("Write a poem about tomorrow", ["tomorrow"]), ("Read USA Today", ["Today"]),
      ("Watch The Day After Tomorrow", ["The Day After Tomorrow"]),
      ("Watch Black Friday", ["Friday"]), ("Every day counts", ["Every day"]),
      ("tomorrow", ["tomorrow"]),
    ] as [(String, [String])])
  func untaken(_ text: String, _ phrases: [String]) {
    #expect(times(text) == [text, nil, nil])
    #expect(read(text).remarks == [.notUnderstood(phrases)])
  }

  @Test(
    "words that only sound like a time have no remark",
    arguments: [
      "Book of the Month", "Take a day off", "What a day", "Watch 28 days later", "Install 6.2.10",
      "Read a book in one sitting", "Meet Ann by the sea", "Buy Christmas cards", "Apply at D+H",
      "Add +200 to 5", "Ask if Ann may come", "Check every 5th page",
    ])
  func plain(_ text: String) {
    #expect(times(text) == [text, nil, nil] && read(text).remarks.isEmpty)
  }

  @Test("a time of the day stays in the title, and its day is taken")
  func clock() {
    for text in ["Call Ann tomorrow at 5 pm", "Call Ann at 5 pm tomorrow"] {
      #expect(times(text) == ["Call Ann at 5 pm", "2026-09-24", nil])
      #expect(read(text).remarks == [.timeOfDay("at 5 pm")])
    }
    #expect(times("Call Ann every Friday at 17:00") == ["Call Ann at 17:00", "2026-09-25", "+1w"])
  }

  @Test("next Friday is named with its date, because it can be another one")
  func nextFriday() throws {
    let friday = try #require(Day("2026-09-25"))
    #expect(read("Call Ann next Friday").remarks == [.nextWeekday("next Friday", friday)])
    #expect(
      TaskRemark.nextWeekday("next Friday", friday).sentence
        == "“next Friday” is Friday 25 September 2026: change the day if you mean the one a week "
        + "later.")
  }

  @Test("a day or a repetition beside another one stays in the title, with a remark")
  func given() {
    #expect(times("Buy milk tomorrow", given: [.day]) == ["Buy milk tomorrow", nil, nil])
    #expect(
      times("Buy milk every day by friday", given: [.repetition])
        == ["Buy milk every day", "2026-09-25", nil])
    #expect(
      times("Tomorrow, plan what to do on Friday")
        == ["Plan what to do on Friday", "2026-09-24", nil])
    let phrase = TaskPhrase(
      "Buy milk tomorrow", today: Self.today, lists: [], decks: [], given: [.day])
    #expect(phrase.remarks == [.givenApart(["tomorrow"])])
    // A goal is one only without the words.
    #expect(times("10 words a day", given: [.repetition]) == ["10 words", nil, nil])
  }

  @Test("the words of a key that mean nothing are named")
  func values() {
    #expect(
      read("Tidy due:soon rec:often t:2026-13-01 t:shirt due:").remarks == [
        .noValue("due:soon", .due), .noValue("rec:often", .repeats),
        .noValue("t:2026-13-01", .threshold), .noValue("due:", .due),
      ])
    for remark in read("Tidy due:2026-02-30 rec:0d t:1").remarks {
      #expect(remark.sentence.contains("stays in the title: give one"))
    }
  }

  @Test("an if-then plan has its moment, and comes back each day")
  func ifThen() {
    let phrase = read("after breakfast I do 10 words")
    #expect(phrase.cue == "after breakfast" && phrase.goal == .words(10))
    #expect(phrase.title == "Do 10 words" && phrase.repeats == Repeat(.day))
    #expect(read("When I come home, I tidy up").goal == nil)
    // A moment with a day does not come every day.
    let evening = read("On Friday evening I call Ann")
    #expect(evening.cue == "on Friday evening" && evening.repeats == nil && evening.due == nil)
    #expect(evening.remarks == [.notUnderstood(["on Friday evening"])])
    let weekdays = read("after breakfast I do 10 words every weekday")
    #expect(weekdays.repeats?.description == "1b" && weekdays.title == "Do 10 words")
    #expect(read("At 5 pm on Friday I call Ann").cue == "at 5 pm")
    #expect(read("At 5 pm on Friday I call Ann").due == Self.today.advanced(by: 2))
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
