import Practice
import Scheduling
import Storage
import Testing
import Vocabulary

@testable import Learner
@testable import Spelling

@Suite("A length and a level that a learner wishes for")
struct WordFilterTests {
  private static let now = 1_790_000_000.0
  private let home: SessionHome
  private let later: SessionHome

  init() throws {
    home = try SessionHome(at: Self.now)
    later = try SessionHome(at: Self.now + 60 * 86_400)
  }

  private func plan(
    _ settings: Settings = Settings(), _ change: (inout Wishes) -> Void
  ) throws -> SessionPlan {
    var wishes = Wishes()
    change(&wishes)
    return try wishes.plan(Preferences(settings), home.files)
  }

  private func meet(_ words: String..., isMissed: Bool = false) async throws {
    let session = try await home.session(
      SessionPlan(words: .given(words.map { WordList.Entry(word: $0) })))
    for _ in words {
      _ = try await session.nextRound()
      if isMissed { _ = try await session.skip() } else { try await session.spell() }
    }
  }

  /// Returns the words that a later session asks, to its end.
  private func asked(_ plan: SessionPlan) async throws -> [String] {
    var plan = plan
    plan.newPerDay = 5
    let session = try await later.session(plan, files: home.files)
    var words: [String] = []
    while words.count < 40, try await session.nextRound() != nil {
      words.append(await session.asked ?? "")
      try await session.spell()
    }
    return words
  }

  @Test("fit a word by its letters, and by a level that a list says")
  func fits() throws {
    #expect(WordFilter().isAny && WordFilter().fits("harbor", level: nil))
    let length = WordFilter(length: try WordLength("6-7"))
    #expect(length.fits("harbor", level: nil) && !length.fits("sea", level: .starter))
    #expect(length.fits("mother's", level: nil) && !length.isAny)
    let level = WordFilter(levels: try LevelRange("expert-bee"))
    #expect(level.fits("palimpsest", level: .bee) && !level.fits("harbor", level: .broad))
    #expect(!level.fits("qwrtz", level: nil))
  }

  @Test("hold for due words, too")
  func due() async throws {
    try await meet("harbor", "ocean", "palimpsest")
    let words = try await asked(try plan { $0.length = "6" })
    #expect(words.contains("harbor") && words.count > 1)
    #expect(words.allSatisfy { $0.count(where: \.isLetter) == 6 }, "\(words)")
  }

  @Test("are those of new words where no due word fits")
  func new() async throws {
    try await meet("harbor", "ocean", "palimpsest")
    let words = try await asked(try plan { ($0.length, $0.level) = ("20-30", "bee") })
    #expect(words.count > 1)
    #expect(words.allSatisfy { (20...30).contains($0.count(where: \.isLetter)) }, "\(words)")
  }

  @Test("in the settings are those of new words alone: what is due comes all the same")
  func settings() async throws {
    try await meet("harbor", "ocean", "palimpsest")
    var settings = Settings()
    try Setting.length.set("20-30", in: &settings)
    try Setting.level.set("bee", in: &settings)
    let words = try await asked(try plan(settings) { _ in })
    #expect(Set(words).isSuperset(of: ["harbor", "ocean", "palimpsest"]), "\(words)")
  }

  @Test("leave the number of due words as all rooms tell it")
  func count() async throws {
    try await meet("harbor", "ocean", "palimpsest")
    let session = try await later.session(
      try plan { ($0.length, $0.level) = ("20-30", "bee") }, files: home.files)
    _ = try await session.nextRound()
    #expect(await session.abandon().summary?.dueToday == 3)
  }

  @Test("hold for missed words, and a sentence says where none fits")
  func missed() async throws {
    try await meet("harbor", "palimpsest", isMissed: true)
    let six = try plan { ($0.length, $0.mode) = ("6", "mistakes") }
    #expect(Set(try await asked(six)) == ["harbor"])
    let none = try plan { ($0.length, $0.mode) = ("20-30", "mistakes") }
    #expect(try await asked(none).isEmpty)
    let notice = try await later.session(none, files: home.files).chooser.doneNotice
    #expect(
      notice?.description
        == "None of the words that you missed fits your wishes: leave out one of the wishes.")
  }

  @Test("hold for a goal that is wished with them, and set that of the settings aside")
  func goal() async throws {
    try await meet("harbor", "palimpsest")
    let kept = try plan { ($0.length, $0.goal) = ("6", "keep") }
    #expect(kept.goal == .keep)
    #expect(try await asked(kept) == ["harbor"])
    let ending = try plan { ($0.ends, $0.goal) = ("sest", "keep") }
    #expect(try await asked(ending) == ["palimpsest"])
    let none = try plan { ($0.length, $0.goal) = ("20-30", "keep") }
    #expect(try await asked(none).isEmpty)
    let notice = try await later.session(none, files: home.files).chooser.doneNotice
    #expect(notice == .noMetWordFits && notice?.description.contains("your wishes") == true)
    var settings = Settings()
    try Setting.goal.set("keep", in: &settings)
    #expect(try plan(settings) { _ in }.goal == .keep)
    #expect(try plan(settings) { $0.length = "6" }.goal == .most)
    #expect(try plan(settings) { $0.ends = "er" }.goal == .most)
  }

  @Test("hold for the words of a test")
  func test() async throws {
    try home.files.lists.add(
      ["harbor", "palimpsest"].map { WordList.Entry(word: $0) }, toListNamed: "week")
    let last = Moment(seconds: Self.now + 90 * 86_400, utcOffset: 0).day
    let day = max(Moment.now.day, last)
    let six = try plan { ($0.length, $0.goal) = ("6", "sure week \(day)") }
    #expect(try await asked(six) == ["harbor"])
    let none = try plan { ($0.length, $0.goal) = ("20", "sure week \(day)") }
    #expect(try await asked(none).isEmpty)
    let notice = try await later.session(none, files: home.files).chooser.doneNotice
    #expect(notice == .noTestWordFits)
  }
}
