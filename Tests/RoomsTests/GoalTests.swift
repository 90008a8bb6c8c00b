import Foundation
import Practice
import Scheduling
import Storage
import Testing
import Vocabulary

@testable import Learner
@testable import Spelling

@Suite("The goal of practice")
struct GoalTests {
  private let home: SessionHome
  private let today = Moment.now.day

  init() throws { home = try SessionHome() }

  /// Asks words until the session ends, and spells them or gives them up.
  private func practise(
    _ plan: SessionPlan, in home: SessionHome? = nil, isSpelled: Bool = true, most: Int = 20
  ) async throws -> [String] {
    let session = try await (home ?? self.home).session(plan, files: self.home.files)
    var words: [String] = []
    while words.count < most, try await session.nextRound() != nil {
      words.append(await session.asked ?? "")
      if isSpelled { try await session.spell() } else { _ = try await session.skip() }
    }
    return words
  }

  private func plan(_ goal: String, words: Wishes.Words = .drawn) throws -> SessionPlan {
    var wishes = Wishes()
    (wishes.words, wishes.goal) = (words, goal)
    return try wishes.plan(Preferences(Settings()), home.files)
  }

  private func addList(_ words: String...) throws {
    try home.files.lists.change(named: "week 12") { list in
      list.words = words.map { WordList.Entry(word: $0, definition: "a meaning of \($0)") }
    }
  }

  @Test(
    "is read as it is written",
    arguments: [
      "most", "keep", "sure week-12 2026-12-04", "sure week 12 2026-12-04", "sure a  b 2026-12-04",
    ])
  func round(text: String) throws {
    #expect(try GoalChoice(text).description == text)
  }

  @Test(
    "that is none gets one sentence with what to give",
    arguments: [
      "", "more", "most words", "sure", "sure week", "sure 2026-12-04", "sure week 2026-02-30",
      "sure week 4.12.2026", "sure a/b 2026-12-04", "sure week 2026-12-4",
    ])
  func bad(text: String) {
    #expect { try GoalChoice(text) } throws: { error in
      "\(error)".hasSuffix(".") && "\(error)".contains("give")
    }
  }

  @Test("of a test asks the words of its list, each with its meaning there, and no others")
  func test() async throws {
    try addList("harbor", "palimpsest", "qwrtz")
    let plan = try plan("sure week 12 \(today.advanced(by: 5))")
    #expect(try await practise(plan) == ["harbor", "palimpsest", "qwrtz"])
    let session = try await home.session(plan)
    #expect(try await session.next().summary != nil, "each word once a day")
    let later = try SessionHome(at: Date().timeIntervalSince1970 + 86_400)
    let again = try await later.session(plan, files: home.files)
    let snapshot = try await again.next()
    #expect(snapshot.round?.isReview == true)
    let word = try #require(await again.asked)
    let heard = try await again.hear(.define).snapshot.round?.definitions ?? []
    #expect(heard.first?.text == "a meaning of ____")
    #expect(["harbor", "palimpsest", "qwrtz"].contains(word))
  }

  @Test("of a test is over after its day, and without its list")
  func over() throws {
    try addList("harbor")
    #expect(try plan("sure week 12 \(today)").goal == .sure(by: today))
    #expect(try plan("sure week 12 \(today.advanced(by: -1))").goal == .most)
    #expect(try plan("sure week 13 \(today)").goal == .most)
    #expect(try plan("sure week 13 \(today)").testWords == nil)
  }

  @Test("of keeping asks no new words, and the same met word once a day")
  func keep() async throws {
    #expect(try await practise(try plan("keep")).isEmpty)
    let given = SessionPlan(words: .given(["harbor", "ocean"].map { WordList.Entry(word: $0) }))
    _ = try await practise(given)
    #expect(try await practise(try plan("keep")).isEmpty)
    let later = try SessionHome(at: Date().timeIntervalSince1970 + 3 * 86_400)
    var counted = try plan("keep")
    counted.count = 20
    let session = try await later.session(counted, files: home.files)
    #expect(try await session.nextRound()?.total == 2)
    #expect(try await Set(practise(try plan("keep"), in: later)) == ["harbor", "ocean"])
  }

  @Test("says when a word is due: later for the most words than to keep them")
  func due() async throws {
    _ = try await practise(SessionPlan(words: .given([WordList.Entry(word: "harbor")])))
    let later = try SessionHome(at: Date().timeIntervalSince1970 + 8 * 86_400)
    #expect(try await practise(try plan("most", words: .review), in: later).isEmpty)
    #expect(try await practise(try plan("keep", words: .review), in: later) == ["harbor"])
  }

  @Test("begins with the words that were missed on the last day")
  func owed() async throws {
    let first = try await practise(
      SessionPlan(words: .drawn(length: .normal, levels: nil)), isSpelled: false, most: 3)
    let later = try SessionHome(at: Date().timeIntervalSince1970 + 86_400)
    let plan = SessionPlan(words: .drawn(length: .normal, levels: nil))
    #expect(try await practise(plan, in: later, most: 3) == first.sorted())
  }

  @Test("of an old journal asks its words and new ones, and does not call all of them due")
  func old() async throws {
    let lines = (0..<300).map { number in
      let word = "harbor" + String(repeating: "s", count: number / 4)
      return """
        {"at":"\(today.advanced(by: number % 4 - 24))T10:00:00Z","event":"correct","heard":1,\
        "hints":0,"outcome":"completed","round":"\(number)","tryNumber":1,"utcOffset":0,\
        "version":1,"word":"\(word)"}

        """
    }
    let sorted = lines.sorted().joined()
    try FileManager.default.createDirectory(
      atPath: home.files.folders.data, withIntermediateDirectories: true)
    try sorted.write(
      toFile: home.files.folders.data + "/journal.jsonl", atomically: true, encoding: .utf8)
    func due(_ goal: String) throws -> Int {
      var settings = Settings()
      try Setting.goal.set(goal, in: &settings)
      return try Statistics(home.files, Preferences(settings), now: .now).due.count
    }
    #expect(try due("most") < due("keep") / 2)
    let asked = try await practise(SessionPlan(words: .drawn(length: .normal, levels: nil)))
    #expect(asked.count == 20 && asked.contains { !$0.hasPrefix("harbors") })
  }

  @Test("is explained in one sentence each")
  func sentences() async throws {
    try addList("harbor", "ocean")
    var settings = Settings()
    try Setting.goal.set("sure week 12 \(today.advanced(by: 5))", in: &settings)
    let goals = try GoalOutlook.all(home.files, Preferences(settings), now: .now)
    #expect(
      goals.map(\.goal) == ["most", "keep", "sure"]
        && goals.map(\.isChosen) == [false, false, true])
    let digits = goals[0].sentence.replacing(/\d+/) { String(repeating: "#", count: $0.0.count) }
    #expect(
      digits
        == "At ## rounds a day, you will meet about # new words a day, and spell about ## % of "
        + "them a month later.")
    #expect(goals[1].sentence.contains("because you have met no words yet"))
    #expect(goals[2].sentence.contains("spell about 2 of the 2 words of 'week 12' on "))
  }
}
