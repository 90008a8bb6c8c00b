import Practice
import Scheduling
import Storage
import Testing
import Today
import Vocabulary

@testable import Learner
@testable import Spelling

@Suite("The words of a list in a session")
struct ListOrderTests {
  private static let now = 1_790_000_000.0
  private static let day = 86_400.0
  private static let words = [
    "harbor", "ocean", "garden", "window", "pencil", "winter", "orange", "candle", "market",
    "dragon", "basket", "rabbit",
  ]
  private let home: SessionHome

  init() throws {
    home = try SessionHome(at: Self.now)
    try home.files.lists.add(
      Self.words.map { WordList.Entry(word: $0) }, toListNamed: "week")
  }

  private var wishes: Wishes {
    var wishes = Wishes()
    (wishes.words, wishes.list) = (.list, "week")
    return wishes
  }

  private func plan(_ change: (inout Wishes) -> Void = { _ in }) throws -> SessionPlan {
    var wishes = wishes
    change(&wishes)
    return try wishes.plan(Preferences(Settings()), home.files)
  }

  /// Spells words at the first try on the three days before today.
  private func master(_ words: [String]) throws {
    for days in [3.0, 2, 1] {
      for word in words {
        let moment = Moment(seconds: Self.now - days * Self.day, utcOffset: 7200)
        var entry = JournalEntry(at: moment, event: .correct, word: word)
        entry.outcome = .completed
        entry.tryNumber = 1
        try home.files.journal.append(entry)
      }
    }
  }

  private func asked(_ session: Session) async throws -> [String] {
    var words: [String] = []
    while words.count < 20, try await session.nextRound() != nil {
      words.append(await session.asked ?? "")
      try await session.spell()
    }
    return words
  }

  @Test("come in another order each time, and with a seed in the same one")
  func mixed() async throws {
    let orders = [
      try await asked(home.session(plan())), try await asked(home.session(plan())),
    ]
    #expect(orders.allSatisfy { $0.sorted() == Self.words.sorted() && $0 != Self.words })
    #expect(orders[0] != orders[1])
    let seeded = try await asked(home.session(plan { $0.seed = 7 }))
    #expect(try await asked(home.session(plan { $0.seed = 7 })) == seeded)
    #expect(try await asked(home.session(plan { $0.seed = 8 })) != seeded)
  }

  @Test("come in their own order, and all of them, if the learner wishes it")
  func inOrder() async throws {
    try master(Array(Self.words.prefix(10)))
    let session = try await home.session(plan { $0.inOrder = true })
    #expect(try await asked(session) == Self.words)
    #expect(await session.snapshot.remark == nil)
  }

  @Test("come seldom once they are mastered, and a sentence tells how many rest")
  func mastered() async throws {
    try master(Array(Self.words.prefix(10)))
    var asked = 0
    for _ in 1...20 {
      let session = try await home.session(plan())
      let total = try #require(try await session.nextRound()?.total)
      #expect((2...12).contains(total))
      asked += total - 2
      let resting = 12 - total
      let sentence =
        resting == 1
        ? "1 mastered word of the list rests this time."
        : "\(resting) mastered words of the list rest this time."
      #expect(await session.snapshot.remark == (resting == 0 ? nil : sentence))
    }
    // One word in five, of 200.
    #expect((15...70).contains(asked), "\(asked)")
  }

  @Test("are all asked where every one is mastered, or where the mastered ones are due")
  func allMastered() async throws {
    try master(Array(Self.words.prefix(10)))
    let later = try SessionHome(at: Self.now + 3000 * Self.day)
    #expect(try await later.session(plan(), files: home.files).nextRound()?.total == 12)
    try master(Array(Self.words.suffix(2)))
    #expect(try await home.session(plan()).nextRound()?.total == 12)
  }

  @Test("go on in the same order after the session was left")
  func resumed() async throws {
    let session = try await home.session(plan(), wishes: wishes)
    _ = try await session.nextRound()
    let first = await session.asked
    try await session.spell()
    _ = try await session.nextRound()
    let seed = try #require(await session.chooser.leave().mixing)
    let resumed = try await home.resumed()
    #expect(await resumed.chooser.leave().mixing == seed)
    // Each word keeps its place, whatever was asked before.
    let plan = try plan()
    let past = try PastPractice(home.files, for: plan, counting: .ofAllRooms)
    var given = GivenWords(plan, past: past, on: Moment.now.day, fits: { _ in true })
    given.mix(seed: seed)
    let whole = Self.rest(of: given)
    #expect(whole.first == first && whole.sorted() == Self.words.sorted())
    given.mix(seed: seed)
    given.remove(["garden", "market"])
    #expect(Self.rest(of: given) == whole.filter { $0 != "garden" && $0 != "market" })
  }

  private static func rest(of given: GivenWords) -> [String] {
    var given = given
    var words: [String] = []
    while let entry = given.next() { words.append(entry.word) }
    return words
  }

  @Test("are the only missed words that a session on mistakes then asks")
  func mistakes() async throws {
    let missed = try await home.session("ocean", "palimpsest")
    for _ in 1...2 {
      _ = try await missed.nextRound()
      _ = try await missed.skip()
    }
    let session = try await home.session(plan { $0.mode = "mistakes" })
    #expect(Set(try await asked(session)) == ["ocean"])
  }

  @Test("have an order that only a list has")
  func orderOfNothing() throws {
    let others: [Wishes.Words?] = [.drawn, .review, .completed, nil]
    for words in others {
      #expect(throws: WishError.orderWithoutList) {
        try plan { ($0.words, $0.list, $0.inOrder) = (words, nil, true) }
      }
      #expect(throws: Never.self) {
        try plan { ($0.words, $0.list, $0.inOrder) = (words, nil, false) }
      }
    }
  }
}
