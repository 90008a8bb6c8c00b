import Foundation
import Learner
import Practice
import Scheduling
import SharedResources
import Speech
import Storage
import Testing
import Vocabulary
import WordService

@testable import Spelling

@Suite("A session")
struct SessionTests {
  private let home: SessionHome

  init() throws { home = try SessionHome(at: 1_790_000_000) }

  @Test("writes a try to the disk before it shows the verdict")
  func kept() async throws {
    let session = try await home.session("harbor")
    _ = try await session.next()
    _ = try await session.hear(.word)
    _ = try await session.hear(.slow)
    let round = try #require(try await session.submit("harber").round)
    #expect(round.triesLeft == 2 && round.word == nil && round.outcome == nil)
    let entry = try #require(try home.files.journal.entries(JournalEntry.self).first)
    #expect(entry.typed == "harber" && entry.event == .wrong && entry.heard == 2)
    #expect(entry.utcOffset == 7200)
  }

  @Test("puts a completed word on the list by the next step")
  func completed() async throws {
    let session = try await home.session("harbor")
    _ = try await session.next()
    let round = try #require(try await session.submit("Harbor").round)
    #expect(round.word?.text == "harbor" && round.streak == 1)
    #expect(try await session.next().summary != nil)
    #expect(try home.files.completed.words().first?.fewestTries == 1)
  }

  @Test("has a snapshot that JSON keeps whole, without the word while one is asked")
  func coded() async throws {
    let session = try await home.session("harbor", "rhythm")
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    func check(_ snapshot: Snapshot) throws -> String {
      let json = try encoder.encode(snapshot)
      #expect(try encoder.encode(JSONDecoder().decode(Snapshot.self, from: json)) == json)
      return String(decoding: json, as: UTF8.self)
    }
    #expect(!(try check(try await session.next()).contains("harbor")))
    #expect(!(try check(try await session.submit("harber")).contains("harbor")))
    #expect(try check(try await session.submit("harbor")).contains("harbor"))
    // The words that were asked are counted, and named at the end.
    #expect(!(try check(try await session.next()).contains("harbor")))
    #expect(try check(try await session.end()).contains("harbor"))
  }

  @Test("asks a missed word again after the words of a short list, and at its end twice")
  func comebacks() async throws {
    let session = try await home.session("a", "bee", "sea", "dee")
    var order: [String] = []
    while try await session.nextRound() != nil, order.count < 20 {
      guard let word = await session.asked else { break }
      order.append(word)
      if word == "a" && order.count < 3 || word == "dee" {
        _ = try await session.skip()
      } else {
        _ = try await session.submit(word)
      }
    }
    #expect(order == ["a", "bee", "sea", "dee", "a", "dee", "dee"])
    #expect(await session.journal.tally.completed == ["a", "bee", "sea"])
  }

  @Test("reviews no excluded word, whatever its capitals")
  func excludedReview() async throws {
    let session = try await home.session("Turkey")
    _ = try await session.next()
    _ = try await session.submit("turkey")
    _ = try await session.next()
    let later = try SessionHome(at: 1_790_000_000 + 60 * 86_400)
    let plan = SessionPlan(words: .review)
    #expect(try await later.session(plan, files: home.files).nextRound() != nil)
    try home.files.lists.change(named: WordList.excluded) { list in
      list.words.append(WordList.Entry(word: "turkey"))
    }
    #expect(try await later.session(plan, files: home.files).nextRound() == nil)
  }

  @Test("that stays open asks what comes due on another day, and the new words of that day")
  func anotherDay() async throws {
    let clock = SessionHome.Clock(1_790_000_000)
    let home = try SessionHome(clock)
    var plan = SessionPlan(words: .drawn(length: try WordLength("6"), levels: .normal))
    plan.newPerDay = 3
    let session = try await home.session(plan)
    func words() async throws -> [String] {
      var words: [String] = []
      while words.count < 20, try await session.nextRound() != nil {
        words.append(await session.asked ?? "")
        try await session.spell()
      }
      return words
    }
    // The page asks for one more word than there is today, and is not closed.
    for _ in 1...2 {
      _ = try await session.nextRound()
      try await session.spell()
    }
    clock.seconds += 30 * 86_400
    let later = try await words()
    #expect(later.count == 5 && Set(later).count == 5, "\(later)")
  }

  @Test("that begins with our own words asks all others when the whole dictionary has come")
  func late() async throws {
    let clock = SessionHome.Clock(1_790_000_000)
    let home = try SessionHome(clock)
    let past = try await home.session("palimpsest")
    _ = try await past.nextRound()
    for _ in 1...3 { _ = try await past.submit("palimsest") }
    clock.seconds += 30 * 86_400
    let own = try #require(OfflineDictionary.ownWords())
    let plan = SessionPlan(words: .drawn(length: .normal, levels: nil))
    let session = try await home.session(plan, dictionary: own)
    // The word comes back, but our own words don't have it.
    _ = try await session.nextRound()
    let first = try #require(await session.asked)
    #expect(own.known(first)?.ownCount ?? 0 > 0)
    try await session.spell()
    await session.use(try sharedDictionary.get(), sounds: nil)
    _ = try await session.nextRound()
    #expect(await session.asked == "palimpsest")
  }

  @Test("says which word it is of how many, and how many are to be repeated")
  func place() async throws {
    let session = try await home.session("a", "bee", "sea", "dee")
    var places: [String] = []
    while let round = try await session.nextRound(), places.count < 20 {
      places.append(round.place)
      // Choosing the next word while the learner types doesn't change the number.
      if round.number % 2 == 0 { _ = await session.prepareNext() }
      if [2, 3, 6].contains(places.count) {
        _ = try await session.skip()
      } else {
        try await session.spell()
      }
    }
    #expect(
      places == [
        "Word 1 of 4", "Word 2 of 4", "Word 3 of 4, and 1 to repeat",
        "Word 4 of 4, and 2 to repeat", "Repeating 1 of 2", "Repeating 2 of 2", "Repeating 3 of 3",
      ])
  }

  @Test("does not count the tries of a word that was missed and copied before on that day")
  func fewestTries() async throws {
    let session = try await home.session("harbor")
    _ = try await session.next()
    _ = try await session.skip()
    _ = try await session.next()
    _ = try await session.submit("harbor")
    _ = try await session.next()
    let word = try #require(try home.files.completed.words().first)
    #expect(word.timesCompleted == 1 && word.fewestTries == nil)
    _ = try home.files.completed.rebuild { _ in [] }
    #expect(try home.files.completed.words().first?.fewestTries == nil)
    let again = try await home.session("harbor")
    _ = try await again.next()
    _ = try await again.submit("harber")
    _ = try await again.submit("harbor")
    _ = try await again.next()
    #expect(try home.files.completed.words().first?.fewestTries == 2)
  }

  @Test("tells no number of rounds where the clock, a miss or the learner ends the session")
  func noTotal() async throws {
    for mode in [Mode.bee, .sprint] {
      var plan = SessionPlan(words: .given([WordList.Entry(word: "harbor")]))
      plan.mode = mode
      #expect(try await home.session(plan).nextRound()?.total == nil, "\(mode.name)")
    }
    let drawn = SessionPlan(words: .drawn(length: try WordLength("6"), levels: .normal))
    #expect(try await home.session(drawn).nextRound()?.total == nil)
  }

  @Test("notes no time where the clock was set back, and a sprint goes by a clock that nobody sets")
  func clock() async throws {
    let clock = SessionHome.Clock(1_795_305_600)
    let home = try SessionHome(clock, uptime: { 0 })
    var plan = SessionPlan(words: .given(["harbor", "rhythm"].map { WordList.Entry(word: $0) }))
    plan.mode = .sprint
    let session = try await home.session(plan)
    _ = try await session.next()
    clock.seconds -= 3600
    _ = try await session.submit("harbor")
    #expect(try home.files.journal.entries(JournalEntry.self).map(\.milliseconds) == [nil])
    clock.seconds += 100_000
    #expect(try await session.nextRound() != nil)
    #expect(await session.snapshot.secondsLeft == plan.minutes * 60)
  }

  @Test("tells no more rounds than the learner wants, or than there are new words for today")
  func totalOfDrawn() async throws {
    var plan = SessionPlan(words: .drawn(length: try WordLength("6"), levels: .normal), count: 7)
    #expect(try await home.session(plan).nextRound()?.total == 7)
    plan.newPerDay = 3
    #expect(try await home.session(plan).nextRound()?.total == 3)
    let words = ["harbor", "necessary", "rhythm"].map { WordList.Entry(word: $0) }
    plan = SessionPlan(words: .given(words), count: 2)
    #expect(try await home.session(plan).nextRound()?.total == 2)
  }

  @Test(
    "tells how often words are asked in a session on missed words, without those that come back")
  func totalOfMissed() async throws {
    let before = try await home.session("harbor", "rhythm")
    while try await before.nextRound() != nil, await before.snapshot.missed < 2 {
      _ = try await before.skip()
    }
    var plan = SessionPlan(words: .given([]))
    plan.mode = .mistakes
    let session = try await home.session(plan)
    var totals: [Int?] = []
    while let round = try await session.nextRound(), totals.count < 20 {
      totals.append(round.total)
      if totals.count == 1 { _ = try await session.skip() } else { try await session.spell() }
    }
    #expect(totals == [4, 4, 4, 4, 4])
  }

  @Test(
    "never shows the word in a question, over thousands of words", arguments: [3, 5, 7, 10])
  func questions(length: Int) async throws {
    let levels = try LevelRange("starter-expert")
    let plan = SessionPlan(
      words: .drawn(length: try WordLength("\(length)"), levels: levels), count: 400, seed: 1)
    let session = try await home.session(plan)
    var count = 0
    while try await session.nextRound() != nil, count < 400 {
      count += 1
      let round = try #require(try await session.hear(.sentence).snapshot.round)
      guard let word = await session.asked else { break }
      let shown = (round.definitions.map(\.text) + round.notes.map(\.text)).joined(separator: " ")
      let tokens = shown.lowercased().split { !$0.isLetter }
      #expect(!tokens.contains(Substring(word)), "\(word): \(shown)")
      if word.count > 3 { #expect(!shown.lowercased().contains(word), "\(word): \(shown)") }
      #expect(!round.definitions.isEmpty)
      _ = try await session.submit(word)
    }
    #expect(count == 400)
  }

  @Test("draws no recently asked word, unless a seed repeats the draw")
  func lately() async throws {
    func words(seed: UInt64?) async throws -> Set<String> {
      let words = SessionPlan.Words.drawn(
        length: try WordLength("3"), levels: try LevelRange("starter"))
      let session = try await home.session(SessionPlan(words: words, count: 40, seed: seed))
      var asked: Set<String> = []
      for _ in 0..<40 {
        guard try await session.nextRound() != nil, let word = await session.asked else { break }
        _ = try await session.submit(word)
        asked.insert(word)
      }
      return asked
    }
    let first = try await words(seed: nil)
    let second = try await words(seed: nil)
    #expect(first.count == 40 && first.isDisjoint(with: second))
    #expect(try await words(seed: 5) == words(seed: 5))
  }

  @Test("shows a sentence that uses the word, with the word blanked")
  func sentence() async throws {
    let session = try await home.session("harbor")
    _ = try await session.next()
    let sentence = try #require(try await session.hear(.sentence).snapshot.round?.notes.first?.text)
    #expect(sentence.contains("____") && !sentence.contains("harbor"))
  }

  @Test("shows what is heard of the word, also that there is nothing")
  func notes() async throws {
    let session = try await home.session("harbor")
    _ = try await session.next()
    for cue in [Cue.origin, .part, .origin] { _ = try await session.hear(cue) }
    let notes = try #require(await session.snapshot.round?.notes)
    #expect(notes.map(\.title) == ["Origin", "Part of speech"])
    #expect(notes.last?.text == "noun")
    let odd = try await home.session("xyzzyx")
    _ = try await odd.next()
    for cue in [Cue.sentence, .part] { _ = try await odd.hear(cue) }
    #expect(
      await odd.snapshot.round?.notes.map(\.text)
        == ["There is no sentence.", "Its part of speech is not known."])
  }

  @Test("a right first try sounds unlike a later one, unless verdicts are left to a screen reader")
  func chime() async throws {
    func heard(_ tries: [String], speaksVerdicts: Bool = true) async throws -> [Utterance.Content] {
      var plan = SessionPlan(words: .given([WordList.Entry(word: "harbor")]))
      plan.speaksVerdicts = speaksVerdicts
      let session = try await home.session(plan)
      _ = try await session.next()
      for typed in tries { _ = try await session.submit(typed) }
      return await session.utterances(for: .answer).map(\.content)
    }
    #expect(try await heard(["harbor"]) == [.recorded(Chime.sound), .text("Correct.")])
    #expect(try await heard(["harber", "harbor"]) == [.text("Correct.")])
    #expect(try await heard(["harbor"], speaksVerdicts: false) == [])
    let samples = Chime.sound.samples
    #expect(samples.count < 22_050 / 4 && samples.first == 0 && abs(samples.last ?? 99) < 99)
    #expect((3000..<9000).contains(samples.map { abs(Int($0)) }.max() ?? 0))
  }

  @Test("stays at a word that it still asks, but goes on without a copy")
  func stays() async throws {
    let session = try await home.session("harbor", "rhythm", "ocean")
    let first = try await session.nextRound()
    #expect(try await session.nextRound()?.id == first?.id)
    for typed in ["aa", "bb", "cc"] { _ = try await session.submit(typed) }
    #expect(await session.snapshot.round?.state == .copying)
    await #expect(throws: Refusal.notAsked) { try await session.submit("harbor") }
    #expect(try await session.nextRound()?.number == 2)
  }

  @Test("offers the cues that can be heard, and refuses the others")
  func cues() async throws {
    let session = try await home.session("harbor", "rhythm")
    _ = try await session.next()
    #expect(
      await session.snapshot.round?.cues
        == [.word, .slow, .define, .part, .sentence, .origin])
    for cue in [Cue.human, .mine, .hint, .answer, .letters] {
      await #expect(throws: Refusal.nothingToHear(cue)) { try await session.hear(cue) }
    }
    _ = try await session.hint()
    #expect(try await session.submit("harber").round?.cues.contains(.mine) == true)
    let over = try #require(try await session.submit("harbor").round)
    #expect(Set(over.cues) == Set(Cue.allCases).subtracting([.human, .english]))
  }

  @Test("refuses every step when it has no word to ask")
  func nothing() async throws {
    let session = try await home.session("", "  ", "\u{200B}")
    #expect(try await session.nextRound() == nil)
    await #expect(throws: Refusal.notAsked) { try await session.submit("x") }
    await #expect(throws: Refusal.notAsked) { try await session.skip() }
    await #expect(throws: Refusal.noMoreHints) { try await session.hint() }
    #expect(await session.utterances(for: .word).isEmpty)
    #expect(try home.files.journal.entries(JournalEntry.self).isEmpty)
  }
}
