import CardFormats
import Cards
import Foundation
import Practice
import Scheduling
import SharedResources
import Speech
import Storage
import Testing

@testable import CardPractice
@testable import Learner

@Suite("The room of cards")
struct CardRoomTests {
  private let clock = SessionHome.Clock(1_790_000_000)
  private let home: SessionHome
  private let spanish = DeckName("Spanish")

  init() throws { home = try SessionHome(clock) }

  /// The room as a program has it. Another one stands for another program, or another page.
  private func room() throws -> CardRoom {
    let dictionary = try sharedDictionary.get()
    return CardRoom(
      try LearnerFiles(home.files.folders),
      now: { [clock] in Moment(seconds: clock.seconds, utcOffset: 7200) },
      finder: { _ in { word, _ in dictionary.word(word) } })
  }

  private func deck(_ count: Int, new: String = "20") async throws -> CardRoom {
    let room = try room()
    var choices = CardRoom.Choices()
    choices.newPerDay = new
    try await room.make("Spanish", choices)
    try await room.add(
      (1...count).map { Card(id: "\($0)", front: "f\($0)", back: "b\($0)") }, to: spanish)
    return room
  }

  /// The text of a side as a snapshot has it.
  private static func text(_ text: String) -> [CardBlock] {
    CardText(text).blocks.map { CardBlock($0, [:]) }
  }

  // MARK: Study

  @Test("a study that was left goes on in another program, with its side and what was removed")
  func goingOn() async throws {
    let first = try await deck(4)
    #expect(try await first.study(spanish).card?.id == "1")
    _ = try await first.step(.remove, in: spanish)
    _ = try await first.step(.next, in: spanish)
    _ = try await first.step(.flip, in: spanish)
    let second = try room()
    #expect(try await second.isStudied(spanish))
    let snapshot = try await second.study(spanish)
    #expect(snapshot.card?.id == "3" && snapshot.card?.text == Self.text("b3"))
    #expect(snapshot.study == .init(number: 2, count: 3, rounds: 0, removed: 1))
    // Each program shows the steps of the other.
    _ = try await second.step(.next, in: spanish)
    #expect(try await first.step(.flip, in: spanish).card?.text == Self.text("b4"))
    try await first.endStudy(of: spanish)
    await #expect(throws: CardError.notAsked) { try await second.step(.next, in: spanish) }
    #expect(
      try await second.study(spanish).study == .init(number: 1, count: 4, rounds: 0, removed: 0))
  }

  @Test("a study begins anew when it is wanted otherwise, or when all its cards were removed")
  func anew() async throws {
    let room = try await deck(30)
    let shuffled = try await room.study(spanish, isShuffled: true)
    var order = [shuffled.card?.id]
    for _ in 1..<30 { order.append(try await room.step(.next, in: spanish).card?.id) }
    #expect(Set(order).count == 30 && order != (1...30).map { "\($0)" })
    #expect(
      try await room.step(.next, in: spanish).study
        == .init(number: 1, count: 30, rounds: 1, removed: 0))
    #expect(try await room.study(spanish).card?.id == order[0])
    #expect(try await room.study(spanish, isShuffled: false).card?.id == "1")
    #expect(try await room.study(spanish, firstSide: .back).card?.text == Self.text("b1"))
    for _ in 0..<30 { _ = try await room.step(.remove, in: spanish) }
    #expect(try await room.step(.flip, in: spanish).card == nil)
    let again = try await room.study(spanish)
    #expect(again.card?.text == Self.text("b1"))
    #expect(try await room.study(spanish, isAnew: true).card?.text == Self.text("f1"))
  }

  @Test("a study follows the deck: edited texts, new cards, suspended ones, another order")
  func following() async throws {
    let (one, other) = (try await deck(3), try room())
    _ = try await one.study(spanish)
    try await other.edit("1", in: spanish) { $0.front = "*uno*" }
    try await other.edit("2", in: spanish) { $0.isSuspended = true }
    try await other.add([Card(id: "new", front: "f", back: "b")], to: spanish, at: 1)
    try await other.move("3", in: spanish, to: 0)
    #expect(try await one.study(spanish).card?.text == Self.text("*uno*"))
    #expect(try await one.step(.next, in: spanish).card?.id == "new")
    try await other.rename(spanish, to: "Castilian")
    #expect(try await one.study(DeckName("Castilian")).card?.id == "new")
    await #expect(throws: StorageError.noDocument(.deck, name: "Spanish")) {
      try await one.study(spanish)
    }
  }

  @Test("a typed answer is compared as spellings are, with either side")
  func typing() async throws {
    let room = try room()
    try await room.make("Spanish")
    try await room.add([Card(id: "1", front: "child", back: "**niño**; niña")], to: spanish)
    func check(
      _ typed: String, _ shown: CardSnapshot.Shown, forgivesAccents: Bool = false
    ) async throws -> CheckedAnswer {
      try await room.check(
        typed, of: shown.id, in: shown.deck, side: shown.side, forgivesAccents: forgivesAccents)
    }
    let shown = try #require(try await room.study(spanish).card)
    #expect(shown.canBeTyped && !shown.canBeSpelled)
    await #expect(throws: CardError.notOneWord) {
      try await room.wordToSpell(shown.id, in: spanish)
    }
    let right = try await check(" NIÑA", shown)
    #expect(right.isRight && right.answers == ["niño", "niña"] && right.marks.isEmpty)
    let wrong = try await check("nino", shown)
    #expect(!wrong.isRight && wrong.marks == [.right("n"), .right("i"), .wrong("n"), .right("o")])
    #expect(try await check("nino", shown, forgivesAccents: true).isRight)
    let nearest = try await check("ninna", shown, forgivesAccents: true)
    #expect(nearest.marks.filter { if case .right = $0 { true } else { false } }.count == 4)
    #expect(nearest.marks.contains { if case .extra = $0 { true } else { false } })
    #expect(try await check("nñia", shown).marks.contains(.swapped("ñ", "i")))
    #expect(try await check(String(repeating: "n", count: 61), shown).marks.isEmpty)
    let back = try #require(try await room.step(.flip, in: spanish).card)
    #expect(try await check("child", back).isRight)
    try await room.remove(["1"], from: spanish)
    await #expect(throws: CardError.noCard("1", deck: spanish)) {
      try await check("child", back)
    }
  }

  @Test("a snapshot that is read from its JSON is the same, whatever its texts hold")
  func coded() async throws {
    let room = try room()
    try await room.make("Spanish")
    let front = "**a** *b* `c` {漢字|かんじ}\n- one\n2. two\n```\ncode\n```\n[sound:a.ogg] ![sea](b.png)"
    try await room.add([Card(id: "1", front: front, back: "mar", tags: ["noun"])], to: spanish)
    for snapshot in [try await room.study(spanish), try await room.review(nil)] {
      let json = try JSONEncoder().encode(snapshot)
      #expect(try JSONDecoder().decode(CardSnapshot.self, from: json) == snapshot)
      #expect(CardText(try #require(snapshot.card).text) == CardText(front))
    }
  }

  @Test("the side that was asked stays in sight once the other side is shown")
  func question() async throws {
    let room = try await deck(1)
    #expect(try await room.review(spanish).card?.question == nil)
    let flipped = try await room.flipReview(of: spanish).card
    #expect(flipped?.side == .back && flipped?.question?.text == Self.text("f1"))
    #expect(try await room.flipReview(of: spanish).card?.question == nil)
    // A study that begins with the backs asks them.
    #expect(try await room.study(spanish, firstSide: .back).card?.question == nil)
    let front = try await room.step(.flip, in: spanish).card
    #expect(front?.side == .front && front?.question?.text == Self.text("b1"))
  }

  @Test("a sheet has both sides of each card that is not suspended")
  func sheet() async throws {
    let room = try await deck(3)
    try await room.edit("2", in: spanish) { $0.isSuspended = true }
    let sheet = try await room.sheet(of: spanish)
    #expect(sheet.total == 2 && sheet.title == "Spanish")
    #expect(sheet.cards.map(\.front) == [Self.text("f1"), Self.text("f3")])
    #expect(sheet.cards.map(\.back) == [Self.text("b1"), Self.text("b3")])
  }

  @Test("statistics count the cards that are kept, foretold and due")
  func counts() async throws {
    let room = try await deck(4)
    #expect(try await self.room().counts().cards == 4)
    _ = try await room.review(spanish)
    for (card, recall) in [("1", Recall.good), ("2", .easy), ("3", .again)] {
      _ = try await room.answer(recall, to: card, in: spanish)
    }
    var counts = try await room.counts()
    #expect((counts.cards, counts.met, counts.kept, counts.due) == (4, 3, 2, 1))
    #expect(counts.foretold == 3)
    clock.seconds += 4 * 86_400
    counts = try await room.counts()
    #expect((counts.met, counts.kept, counts.due) == (3, 1, 2))
    clock.seconds += 4000 * 86_400
    counts = try await room.counts()
    #expect(counts.kept == 0 && counts.due == 3 && counts.foretold < 3)
  }

  // MARK: Review

  @Test("a review asks each card until it is known, and the schedule brings it back")
  func review() async throws {
    let room = try await deck(2)
    var snapshot = try await room.review(spanish)
    #expect(snapshot.review == .init(due: 0, new: 2, forgotten: 0, done: 0))
    #expect(snapshot.choices.map(\.interval) == ["today", "1 day", "2 days", "8 days"])
    #expect(try await room.flipReview(of: spanish).card?.text == Self.text("b1"))
    snapshot = try await room.answer(.again, to: "1", in: spanish)
    #expect(snapshot.review == .init(due: 0, new: 1, forgotten: 1, done: 0))
    snapshot = try await room.answer(.easy, to: "2", in: spanish)
    #expect(snapshot.card?.id == "1" && snapshot.card?.side == .front)
    snapshot = try await room.answer(.good, to: "1", in: spanish)
    #expect(snapshot.card == nil)
    clock.seconds += 2 * 86_400
    let later = try self.room()
    #expect(
      try await later.review(spanish).review
        == .init(due: 1, new: 0, forgotten: 0, done: 0))
    let summary = try await later.decks().first?.summary.get()
    #expect(summary?.due == 1 && summary?.new == 0 && summary?.cards == 2)
  }

  @Test("an answer is in the journal before it counts; where the disk fails, nothing has changed")
  func journal() async throws {
    let room = try await deck(2)
    _ = try await room.review(spanish)
    _ = try await room.answer(
      .hard, to: "1", in: spanish, typed: "b1", time: AnswerTime(milliseconds: 1200))
    let entries = try home.files.journal.entries(CardEntry.self)
    let entry = try #require(entries.first)
    #expect(entries.count == 1 && entry.event == .answered && entry.recall == 2)
    #expect((entry.card, entry.deck, entry.typed) == ("1", "Spanish", "b1"))
    #expect(entry.milliseconds == 1200)
    let journal = home.files.folders.data + "/journal.jsonl"
    try FileManager.default.moveItem(atPath: journal, toPath: journal + ".away")
    try FileManager.default.createDirectory(atPath: journal, withIntermediateDirectories: true)
    await #expect(throws: StorageError.self) {
      try await room.answer(.good, to: "2", in: spanish)
    }
    try FileManager.default.removeItem(atPath: journal)
    try FileManager.default.moveItem(atPath: journal + ".away", toPath: journal)
    #expect(
      try await room.review(spanish).review
        == .init(due: 0, new: 1, forgotten: 0, done: 1))
  }

  @Test("two pages go through one review: an answer counts once")
  func twoPages() async throws {
    let (one, other) = (try await deck(3), try room())
    _ = try await one.review(spanish)
    #expect(try await other.review(spanish).card?.id == "1")
    _ = try await one.answer(.good, to: "1", in: spanish)
    await #expect(throws: CardError.notAsked) {
      try await other.answer(.easy, to: "1", in: spanish)
    }
    #expect(try await other.review(spanish).card?.id == "2")
    #expect(try await one.records()["1"]?.answers == 1)
  }

  @Test("the last answer is taken back, also in another program, and only once")
  func takingBack() async throws {
    let room = try await deck(2)
    _ = try await room.review(spanish)
    await #expect(throws: CardError.nothingToTakeBack) { try await room.takeBack(in: spanish) }
    #expect(try await room.answer(.easy, to: "1", in: spanish).canTakeBack)
    let snapshot = try await self.room().takeBack(in: spanish)
    #expect(snapshot.card?.id == "1" && !snapshot.canTakeBack)
    #expect(
      try await room.review(spanish).review
        == .init(due: 0, new: 2, forgotten: 0, done: 1))
    #expect(try await room.records()["1"] == nil)
    await #expect(throws: CardError.nothingToTakeBack) { try await room.takeBack(in: spanish) }
  }

  @Test("a card is put off until tomorrow, or suspended until it is brought back")
  func putOff() async throws {
    let room = try await deck(3)
    #expect(try await room.bury("1", in: spanish).card?.id == "2")
    #expect(try await room.suspend("2", in: spanish).card?.id == "3")
    #expect(try await self.room().review(spanish).card?.id == "3")
    try await room.edit("2", in: spanish) { $0.isSuspended = false }
    #expect(
      try await room.review(spanish).review
        == .init(due: 0, new: 2, forgotten: 0, done: 0))
    clock.seconds += 86_400
    #expect(
      try await room.review(spanish).review
        == .init(due: 0, new: 3, forgotten: 0, done: 0))
  }

  @Test("a card that was put off or suspended by mistake is asked again, and keeps its answers")
  func takingOtherStepsBack() async throws {
    let room = try await deck(3)
    _ = try await room.review(spanish)
    _ = try await room.answer(.good, to: "1", in: spanish)
    #expect(try await room.bury("2", in: spanish).canTakeBack)
    var snapshot = try await room.takeBack(in: spanish)
    #expect(snapshot.card?.id == "2" && !snapshot.canTakeBack)
    #expect(try await self.room().review(spanish).card?.id == "2")
    snapshot = try await room.suspend("2", in: spanish)
    #expect(snapshot.card?.id == "3" && snapshot.canTakeBack)
    snapshot = try await room.takeBack(in: spanish)
    #expect(snapshot.card?.id == "2" && !snapshot.canTakeBack)
    #expect(try await room.deck(spanish).cards.allSatisfy { !$0.isSuspended })
    #expect(try await room.records()["1"]?.answers == 1)
    #expect(snapshot.review == .init(due: 0, new: 2, forgotten: 0, done: 1))
    // A card that was brought back elsewhere can't be taken back once more.
    _ = try await room.suspend("2", in: spanish)
    try await room.edit("2", in: spanish) { $0.isSuspended = false }
    #expect(try await !room.review(spanish).canTakeBack)
    // An answer after it is the last step.
    _ = try await room.suspend("2", in: spanish)
    snapshot = try await room.answer(.good, to: "3", in: spanish)
    #expect(try await room.takeBack(in: spanish).card?.id == "3")
    #expect(try await room.deck(spanish).cards.filter(\.isSuspended).map(\.id) == ["2"])
  }

  @Test("a review of all decks has the limits of each, and none of the decks that make themselves")
  func allDecks() async throws {
    let room = try await deck(5, new: "2")
    try await room.make("French")
    try await room.add([Card(id: "f", front: "mer", back: "sea")], to: DeckName("French"))
    try home.files.lists.add([.init(word: "harbor")], toListNamed: "week")
    let snapshot = try await room.review(nil)
    #expect(snapshot.review == .init(due: 0, new: 3, forgotten: 0, done: 0))
    #expect(snapshot.card?.deck == DeckName("French"))
    #expect(try await room.answer(.good, to: "f", in: nil).card?.deck == spanish)
  }

  @Test("an answer to a card is practice of its day, beside the rounds")
  func dayStreak() async throws {
    let room = try await deck(12)
    _ = try await room.review(spanish)
    for number in 1...12 { _ = try await room.answer(.good, to: "\(number)", in: spanish) }
    let now = Moment(seconds: clock.seconds, utcOffset: 7200)
    let statistics = try Statistics(home.files, Preferences(Settings()), now: now)
    #expect(statistics.dayStreak.current == 1 && statistics.dayStreak.isTodayReached)
    #expect(statistics.calendar.entries.last?.rounds == 12)
  }

  // MARK: Decks that make themselves

  @Test("words of a list, missed and completed, are cards with one progress")
  func wordDecks() async throws {
    let room = try room()
    #expect(try await room.decks().isEmpty)
    try home.files.lists.add(
      [.init(word: "rhythm"), .init(word: "harbor", definition: "where the harbors lie")],
      toListNamed: "week")
    let session = try await home.session("rhythm")
    _ = try await session.nextRound()
    for _ in 0..<3 { _ = try await session.submit("rythm") }
    #expect(try await room.decks().map(\.name) == [.missed, .list("week")])
    let missed = try await room.deck(.missed)
    #expect(missed.cards.map(\.back) == ["rhythm"] && missed.cards[0].front.hasPrefix("*noun:* "))
    #expect(!missed.cards[0].front.contains("rhythm"))
    let list = try await room.deck(.list("week"))
    #expect(list.cards[1].front == "where the ____ lie" && list.cards[1].back == "harbor")
    let shown = try #require(try await room.study(.list("week")).card)
    #expect(shown.canBeSpelled)
    #expect(try await room.wordToSpell(shown.id, in: shown.deck) == "rhythm")
    _ = try await room.review(.missed)
    _ = try await room.answer(.good, to: shown.id, in: .missed)
    let next = try #require(try await room.review(.list("week")).card)
    #expect(try await room.wordToSpell(next.id, in: next.deck) == "harbor")
    // Kept up to date, and the progress stays.
    try home.files.lists.change(named: "week") { $0.words.removeFirst() }
    #expect(try await room.deck(.list("week")).cards.count == 1)
    #expect(try await room.records()["word:rhythm"]?.answers == 1)
  }

  @Test("a study and a review that are under way follow the words of their deck")
  func followedWords() async throws {
    let (room, week) = (try room(), DeckName.list("week"))
    try home.files.lists.add([.init(word: "rhythm")], toListNamed: "week")
    #expect(try await room.study(week).study == .init(number: 1, count: 1, rounds: 0, removed: 0))
    let asked = try #require(try await room.review(week).card)
    #expect(try await room.wordToSpell(asked.id, in: week) == "rhythm")
    try home.files.lists.add([.init(word: "harbor")], toListNamed: "week")
    #expect(
      try await room.step(.flip, in: week).study
        == .init(number: 1, count: 2, rounds: 0, removed: 0)
    )
    let next = try #require(try await room.answer(.good, to: asked.id, in: week).card)
    #expect(try await room.wordToSpell(next.id, in: week) == "harbor")
    try home.files.lists.change(named: "week") { $0.words.removeLast() }
    #expect(try await room.review(week).card == nil)
  }

  @Test("nobody changes a deck that makes itself, or takes its name")
  func made() async throws {
    let room = try room()
    await #expect(throws: CardError.generatedDeck(.missed)) {
      try await room.add([.new(front: "a", back: "b")], to: .missed)
    }
    await #expect(throws: CardError.generatedDeck(.list("x"))) {
      try await room.rename(.list("x"), to: "y")
    }
    for name in ["words:missed", "words:completed", "list:x"] {
      await #expect(throws: CardError.reservedName(name)) { try await room.make(name) }
      #expect(DeckName(name).text == name && DeckName(name).isGenerated)
    }
  }

  // MARK: Changes

  @Test("cards are added, edited, moved and removed, and keep their progress")
  func changing() async throws {
    let room = try await deck(3)
    try await room.make("French")
    _ = try await room.review(spanish)
    _ = try await room.answer(.good, to: "1", in: spanish)
    try await room.edit("1", in: spanish) { ($0.front, $0.tags) = ("uno", ["number"]) }
    try await room.move(["1", "3"], from: spanish, to: DeckName("French"))
    #expect(try await room.deck(spanish).cards.map(\.id) == ["2"])
    #expect(try await room.deck(DeckName("French")).cards.map(\.front) == ["uno", "f3"])
    #expect(try await room.records()["1"]?.answers == 1)
    try await room.remove(["1"], from: DeckName("French"))
    #expect(try await room.deck(DeckName("French")).cards.map(\.id) == ["3"])
    #expect(try await room.restoreCards(of: DeckName("French")) == 1)
    #expect(try await room.deck(DeckName("French")).cards.map(\.id) == ["1", "3"])
    #expect(try await room.search("UNO number").map(\.card.id) == ["1"])
    #expect(try await room.search("f2").map(\.deck) == [spanish])
    #expect(try await room.search("  ").isEmpty)
  }

  @Test("the cards that were removed last come back to their places; those that moved don't")
  func restoringCards() async throws {
    let (room, other) = (try await deck(4), try room())
    let ids = { try await room.deck(spanish).cards.map(\.id) }
    try await room.remove(["2", "1", "4"], from: spanish)
    #expect(try await ids() == ["3"])
    #expect(try await other.restoreCards(of: spanish) == 3)
    #expect(try await ids() == ["1", "2", "3", "4"])
    #expect(try await other.restoreCards(of: spanish) == 0)
    try await room.make("French")
    try await room.move(["1"], from: spanish, to: DeckName("French"))
    #expect(try await other.restoreCards(of: spanish) == 0)
    // The page has added the card again by itself.
    let removed = try await room.deck(spanish).cards[0]
    try await room.remove(["2"], from: spanish)
    try await room.add([removed], to: spanish)
    #expect(try await other.restoreCards(of: spanish) == 0)
    #expect(try await ids() == ["3", "4", "2"])
  }

  @Test("a wrong wish changes nothing and says why")
  func wrong() async throws {
    let room = try await deck(1)
    let before = try home.files.decks.deck(named: "Spanish")
    await #expect(throws: CardError.bad(.empty(.back))) {
      try await room.add([.new(front: "a", back: " ")], to: spanish)
    }
    await #expect(throws: CardError.bad(.empty(.front))) {
      try await room.edit("1", in: spanish) { $0.front = "" }
    }
    await #expect(throws: CardError.noCard("9", deck: spanish)) {
      try await room.remove(["1", "9"], from: spanish)
    }
    var choices = CardRoom.Choices()
    choices.colour = "red"
    await #expect(throws: CardError.badColour("red")) {
      try await room.choose(choices, for: spanish)
    }
    (choices.colour, choices.newPerDay) = ("green", "-1")
    await #expect(throws: CardError.badLimit("-1")) {
      try await room.choose(choices, for: spanish)
    }
    (choices.newPerDay, choices.frontLanguage) = (nil, "../es")
    await #expect(throws: CardError.badLanguage("../es")) {
      try await room.choose(choices, for: spanish)
    }
    await #expect(throws: CardError.nothingToStudy(.missed)) { try await room.study(.missed) }
    #expect(try home.files.decks.deck(named: "Spanish") == before)
    choices.frontLanguage = "es"
    try await room.choose(choices, for: spanish)
    choices = CardRoom.Choices()
    choices.colour = ""
    try await room.choose(choices, for: spanish)
    let deck = try await room.deck(spanish)
    #expect(deck.frontLanguage == "es" && deck.colour == nil)
  }

  @Test("a card of a file that breaks the rules is named, and hides no other deck")
  func badFile() async throws {
    let room = try await deck(1)
    try home.files.decks.make(
      "Bad",
      DeckDocument(cards: [
        .init(id: "1", front: "a", back: "b"), .init(id: "2", front: "", back: "b"),
      ]))
    let error = CardError.badCard(number: 2, deck: DeckName("Bad"), .empty(.front))
    await #expect(throws: error) { try await room.deck(DeckName("Bad")) }
    #expect(
      error.description
        == "Card 2 of the deck 'Bad' can't be used. The front is empty: write the question on it.")
    let decks = try await room.decks()
    #expect(decks.map(\.name.text) == ["Bad", "Spanish"])
    #expect((try? decks[0].summary.get()) == nil && (try? decks[1].summary.get())?.cards == 1)
    #expect(try await room.review(nil).card?.text == Self.text("f1"))
    #expect(try await room.search("f1").map(\.deck) == [spanish])
    await #expect(throws: error) { try await room.review(DeckName("Bad")) }
  }

  @Test("an interval is told in days, months or years")
  func intervals() {
    let titles = [1, 30, 31, 200, 365, 500, 800, 5000].map(intervalTitle)
    #expect(
      titles == [
        "1 day", "30 days", "1 month", "7 months", "1 year", "1.4 years", "2.2 years", "14 years",
      ])
    // A forgotten card comes back in the same review.
    #expect(Recall.again.returnTitle(days: 1) == "today")
    #expect(Recall.hard.returnTitle(days: 1) == "1 day")
  }

  @Test("a memory of another program is taken over, and a later answer counts more")
  func imported() async throws {
    let room = try await deck(1)
    func entry(_ card: String, days: Double) -> CardEntry {
      var entry = CardEntry(
        at: Moment(seconds: clock.seconds, utcOffset: 7200), event: .imported, card: card)
      entry.memory = .init(
        state: MemoryState(stability: 10, difficulty: 5),
        lastReview: Date(timeIntervalSince1970: clock.seconds - days * 86_400), reviews: 7,
        lapses: 2)
      return entry
    }
    try home.files.journal.append([entry("1", days: 3)])
    let record = try #require(try await room.records()["1"])
    #expect(record.answers == 7 && record.lapses == 2)
    #expect(try await room.review(spanish).card == nil)
    clock.seconds += 8 * 86_400
    #expect(try await room.review(spanish).card?.id == "1")
    _ = try await room.answer(.good, to: "1", in: spanish)
    let after = try #require(try await room.records()["1"])
    try home.files.journal.append([entry("1", days: 3)])
    #expect(try await room.records()["1"] == after)
  }

  // MARK: Files

  /// A file of cards in the home folder.
  private func file(_ text: String, _ name: String) throws -> CardFile {
    let path = "\(home.files.folders.data)/\(name)"
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    let format = CardFileFormat(fileName: name) ?? .csv
    return try CardFile(
      text: Array(text.utf8), as: format, named: path, mediaIn: home.files.folders.data)
  }

  @Test("a file is taken once; a preview changes nothing; another deck gets its own copies")
  func taking() async throws {
    let room = try await deck(1)
    let file = try file("front,back,tags\nf1,b1,\nf2,b2,x\nf2,b2,\n", "cards.csv")
    var wishes = CardImportWishes()
    wishes.deck = "Spanish"
    let preview = try await room.preview(file, wishes)
    #expect(preview.added == 1 && preview.parts[0].present == 1 && !preview.parts[0].isNew)
    #expect(try await room.deck(spanish).cards.count == 1)
    #expect(try await room.take(file, wishes).added == 1)
    #expect(try await room.deck(spanish).cards.map(\.front) == ["f1", "f2"])
    #expect(try await room.take(file, wishes).added == 0)
    // Without a wish, the deck has the name of the file.
    #expect(try await room.take(file).parts.map(\.deck) == ["cards"])
    let names = try await room.decks().map(\.name.text)
    #expect(names == ["Spanish", "cards"] || names == ["cards", "Spanish"])
    wishes.deck = "words:missed"
    let refused = wishes
    await #expect(throws: CardError.reservedName("words:missed")) {
      _ = try await room.preview(file, refused)
    }
  }

  @Test("a card takes its sound along to another deck, where the name may be another")
  func movingMedia() async throws {
    let room = try await deck(2)
    let other = DeckName("Other")
    try await room.make("Other")
    try await room.attach([1, 2], named: "a.mp3", to: "1", side: .back, in: spanish)
    try await room.add([Card(id: "9", front: "f", back: "b")], to: other)
    try await room.attach([3, 4], named: "a.mp3", to: "9", side: .front, in: other)
    try await room.move(["1"], from: spanish, to: other)
    let deck = try await room.deck(other)
    let moved = try #require(deck.cards.first { $0.id == "1" })
    #expect(moved.back == "b1\n[sound:a-2.mp3]")
    let files = try ["a.mp3", "a-2.mp3"].map { name in
      try home.files.media.bytes(of: try #require(deck.media[name]))
    }
    #expect(files == [[3, 4], [1, 2]])
    await #expect(throws: CardError.badMedia("a.exe")) {
      try await room.addMedia([1], named: "a.exe", to: spanish)
    }
  }

  @Test("a recording on a side is heard in place of the voice")
  func recordings() async throws {
    let room = try await deck(2)
    let synthesizer = sharedSynthesizer
    let style = SpeechStyle(voice: "martin", speed: .normal)
    let said = try await synthesizer.sound(of: Utterance(.text("harbour"), voice: "martin"))
    try await room.attach(said.wav, named: "h.wav", to: "1", side: .front, in: spanish)
    let study = try await room.study(spanish)
    let shown = try #require(study.card)
    let heard = try await shown.utterances(style, synthesizer, home.files.media)
    #expect(heard.count == 1)
    guard case .recorded = heard[0].content else {
      Issue.record("\(heard)")
      return
    }
    // A sound that is no sound is said instead.
    let next = try await room.step(.next, in: spanish)
    try await room.attach([1, 2, 3], named: "x.wav", to: "2", side: .front, in: spanish)
    let other = try await room.study(spanish)
    #expect(next.card?.id == other.card?.id)
    let silent = try #require(other.card)
    let spoken = try await silent.utterances(
      style, synthesizer, home.files.media)
    #expect(spoken.map(\.content) == [.text("f2")])
  }
}
