import Languages
import Plan
import Practice
import Scheduling
import Storage
import Testing
import Today
import Vocabulary

@testable import CardPractice
@testable import Learner
@testable import Planning
@testable import Spelling

@Suite("The plan of a learner of several languages")
struct LanguagePlanTests {
  /// Wednesday 23 September 2026, 22:53 on the learner's clock.
  private let clock = SessionHome.Clock(1_790_196_800)
  private let home: SessionHome

  init() throws { home = try SessionHome(clock) }

  private var now: Moment { Moment(seconds: clock.seconds, utcOffset: 7200) }

  private func room() throws -> PlanRoom {
    let files = try LearnerFiles(home.files.folders)
    let now = { @Sendable [clock] in Moment(seconds: clock.seconds, utcOffset: 7200) }
    return PlanRoom(files, CardRoom(files, now: now), now: now)
  }

  private func today(_ room: PlanRoom) async throws -> TodayPlan {
    let files = try LearnerFiles(home.files.folders)
    return try await room.today(CardRoom(files, now: { [now] in now }))
  }

  private func practise(_ words: String..., in language: String? = nil) throws {
    for word in words {
      var entry = JournalEntry(at: now, event: .correct, word: word)
      (entry.outcome, entry.tryNumber, entry.milliseconds) = (.completed, 1, 6000)
      entry.language = language
      try home.files.journal.append(entry)
    }
  }

  private func nextMonth() { clock.seconds += 30 * 86_400 }

  private func choose(_ language: String) throws {
    try home.files.settings.change { try? Setting.language.set(language, in: &$0) }
  }

  /// Returns the wishes of the session that an item begins.
  private func wishes(_ item: TodayPlan.Item) -> Wishes? {
    guard case .session(let wishes)? = item.start else { return nil }
    return wishes
  }

  @Test("the words that are due stand for each language, the usual one first")
  func due() async throws {
    try practise("harbor", "hand", "hotel")
    try practise("Haus", "hotel", in: "de")
    try practise("hotel", in: "es")
    nextMonth()
    let items = try await today(try room()).items
    #expect(
      items.prefix(3).map(\.title) == [
        "3 words to spell again", "2 German words to spell again", "1 Spanish word to spell again",
      ])
    #expect(items.prefix(3).map { wishes($0)?.language } == [nil, "de", "es"])
    #expect(items[3].title == "4 new words to your goal of 10 rounds today")
    try choose("de")
    let german = try await today(try room()).items
    #expect(
      german.prefix(3).map(\.title) == [
        "2 words to spell again", "3 English words to spell again", "1 Spanish word to spell again",
      ])
    #expect(german.prefix(3).map { wishes($0)?.language } == [nil, "en", "es"])
  }

  @Test("a session with the wish asks the words of that language alone")
  func session() async throws {
    try practise("harbor")
    try practise("Haus", in: "de")
    nextMonth()
    let item = try #require(try await today(try room()).items.dropFirst().first)
    let plan = try #require(wishes(item)).plan(
      Preferences(try home.files.settings.read()), home.files)
    #expect(plan.language == Language("de"))
    let past = try PastPractice(home.files, for: plan, counting: .ofAllRooms)
    #expect(past.progress.words.keys.sorted() == ["Haus"])
  }

  @Test("a language without words to spell is refused with a sentence")
  func unknown() throws {
    var wishes = Wishes()
    wishes.language = "tlh"
    let preferences = Preferences(try home.files.settings.read())
    let error = #expect(throws: SettingError.self) { try wishes.plan(preferences, home.files) }
    #expect(error?.description.contains("'tlh' has no words to spell here") == true)
  }

  @Test("a review of the plan begins with the language that has words that are due")
  func reviewTask() async throws {
    try practise("Haus", in: "de")
    nextMonth()
    let room = try room()
    var draft = TaskDraft()
    draft.goal = GoalWish("review")
    draft.title = "Review"
    let plan = try await room.add(draft)
    #expect(plan.tasks[0].progress?.text.contains("0 of 1") == true)
    let task = try #require(try await today(room).items.first { $0.room == .tasks })
    #expect(wishes(task)?.language == "de")
    try practise("Haus", in: "de")
    #expect(try await room.plan().tasks[0].isDone)
  }

  @Test("the deck of missed words has those of the language that the learner practises")
  func missedDeck() async throws {
    for (word, language) in [("harbor", nil), ("Wind", "de")] {
      var entry = JournalEntry(at: now, event: .wrong, word: word)
      (entry.outcome, entry.tryNumber, entry.language) = (.missed, 3, language)
      try home.files.journal.append(entry)
    }
    func words() async throws -> [String] {
      try await CardRoom(home.files).deck(.missed).cards.map(\.back)
    }
    #expect(try await words() == ["harbor"])
    try choose("de")
    #expect(try await words() == ["Wind"])
  }

  @Test("the test of a list is planned from the rounds in the list's language")
  func testOfList() async throws {
    try home.files.lists.add(
      [WordList.Entry(word: "hotel"), WordList.Entry(word: "Haus")], toListNamed: "Woche")
    try home.files.setLanguage("de", ofList: "Woche")
    try practise("hotel")
    let room = try room()
    _ = try await room.planTest(of: "Woche", on: "\(now.day.advanced(by: 5))")
    #expect(try await today(room).items[0].title.contains("2 words (2 new)"))
    try practise("hotel", in: "de")
    #expect(try await today(room).items[0].title.contains("(1 new)"))
  }
}
