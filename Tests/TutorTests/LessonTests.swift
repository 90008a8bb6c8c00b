import Foundation
import Practice
import Scheduling
import Speech
import Storage
import Testing
import Vocabulary
import WordService

@testable import Tutor

@Suite("A lesson")
struct LessonTests {
  private let home = NSTemporaryDirectory() + "vocalvocab-lesson-\(UUID().uuidString)"
  private let dictionary = try! sharedDictionary.get()
  private let script = Script(voice: "en-us", speed: .normal)

  private func lesson(_ plan: Plan) throws -> (Lesson, LearnerFiles) {
    let files = try LearnerFiles(Folders(environment: ["HOME": home]))
    let noon = Moment(date: Date(timeIntervalSince1970: 1_790_000_000), utcOffset: 7200)
    var wanted: WordSupply.Wanted?
    if case .drawn(let length, let levels) = plan.words {
      wanted = WordSupply.Wanted(length: length, levels: levels ?? .normal)
    }
    let supply = WordSupply(
      .offline, dictionary: dictionary, wanted: wanted,
      generator: SeededGenerator(seed: plan.seed ?? .random(in: 0 ... .max)))
    let lesson = try Lesson(
      plan, supply: supply, files: files, script: script, now: { noon })
    return (lesson, files)
  }

  private func given(_ words: String...) -> Plan {
    Plan(words: .given(words.map { WordList.Entry(word: $0) }))
  }

  @Test("a try is on the disk before its verdict is known")
  func kept() async throws {
    let (lesson, files) = try lesson(given("harbor"))
    _ = try await lesson.next()
    _ = await lesson.utterances(for: .word)
    _ = await lesson.utterances(for: .slowly)
    let answer = try #require(try await lesson.submit("harber"))
    #expect(answer.triesLeft == 2 && answer.word == nil && answer.outcome == nil)
    let entry = try #require(try files.journal.entries().first)
    #expect(entry.typed == "harber" && entry.event == .wrong && entry.heard == 2)
    #expect(entry.utcOffset == 7200)
  }

  @Test("a completed word is on the list by the next step")
  func completed() async throws {
    let (lesson, files) = try lesson(given("harbor"))
    _ = try await lesson.next()
    let answer = try #require(try await lesson.submit("Harbor"))
    #expect(answer.word?.text == "harbor" && answer.streak.current == 1)
    #expect(try await lesson.next() == nil)
    #expect(try files.completed.words().first?.fewestTries == 1)
  }

  @Test("a missed word comes back two rounds later, and at the end")
  func comebacks() async throws {
    let (lesson, _) = try lesson(given("a", "bee", "sea", "dee"))
    var order: [String] = []
    while try await lesson.next() != nil, order.count < 20 {
      guard case .text(let word)? = await lesson.utterances(for: .word).first?.content else {
        break
      }
      order.append(word)
      if word == "a" && order.count < 3 || word == "dee" {
        _ = try await lesson.skip()
      } else {
        _ = try await lesson.submit(word)
      }
    }
    #expect(order == ["a", "bee", "sea", "a", "dee", "dee", "dee"])
    let summary = await lesson.end()
    #expect(summary.tally.completed == ["bee", "sea", "a"])
  }

  @Test("tells how many rounds there will be: a missed word adds one, or more")
  func total() async throws {
    let (lesson, _) = try lesson(given("a", "bee", "sea", "dee"))
    var totals: [Int?] = []
    var last = 0
    while let question = try await lesson.next(), last < 20 {
      totals.append(question.total)
      last = question.number
      guard case .text(let word)? = await lesson.utterances(for: .word).first?.content else {
        break
      }
      // The next is chosen while the learner types, which changes nothing.
      if last % 2 == 0 { _ = await lesson.prepareNext() }
      if last == 2 { _ = try await lesson.skip() } else { _ = try await lesson.submit(word) }
    }
    #expect(totals == [4, 4, 5, 5, 5] && last == 5)
  }

  @Test("tells no number of rounds where the clock, a miss or the learner ends the session")
  func noTotal() async throws {
    for mode in [Mode.bee, .sprint] {
      var plan = given("harbor", "necessary")
      plan.mode = mode
      #expect(try await self.lesson(plan).0.next()?.total == nil, "\(mode.name)")
    }
    let drawn = Plan(words: .drawn(length: try WordLength("6"), levels: .normal))
    #expect(try await self.lesson(drawn).0.next()?.total == nil)
  }

  @Test("tells at most as many rounds as were wanted, and as there are new words for today")
  func totalOfDrawn() async throws {
    var plan = Plan(words: .drawn(length: try WordLength("6"), levels: .normal), count: 7)
    #expect(try await self.lesson(plan).0.next()?.total == 7)
    plan.mix = try Mix(newShare: 1, newPerDay: 3)
    #expect(try await self.lesson(plan).0.next()?.total == 3)
    plan = given("harbor", "necessary", "rhythm")
    plan.count = 2
    #expect(try await self.lesson(plan).0.next()?.total == 2)
  }

  @Test("tells how often missed words are still to be spelled")
  func totalOfMissed() async throws {
    let (before, _) = try lesson(given("harbor", "rhythm"))
    while try await before.next() != nil, await before.tally.missed.count < 2 {
      _ = try await before.skip()
    }
    var plan = given()
    plan.mode = .mistakes
    let (lesson, _) = try lesson(plan)
    var totals: [Int?] = []
    while let question = try await lesson.next(), totals.count < 20 {
      totals.append(question.total)
      guard case .text(let word)? = await lesson.utterances(for: .word).first?.content else {
        break
      }
      if totals.count == 1 {
        _ = try await lesson.skip()
      } else {
        _ = try await lesson.submit(word)
      }
    }
    #expect(totals == [4, 5, 5, 5, 5])
  }

  @Test(
    "what a question shows never holds the word, over thousands of words", arguments: [3, 5, 7, 10])
  func questions(length: Int) async throws {
    let levels = try LevelRange("starter-expert")
    let plan = Plan(
      words: .drawn(length: try WordLength("\(length)"), levels: levels), count: 400, seed: 1)
    let (lesson, _) = try lesson(plan)
    var count = 0
    while let question = try await lesson.next(), count < 400 {
      count += 1
      guard case .text(let word)? = await lesson.utterances(for: .word).first?.content else {
        break
      }
      let shown = (question.definitions.map(\.text) + [await lesson.showSentence() ?? ""]).joined(
        separator: " ")
      let tokens = shown.lowercased().split { !$0.isLetter }
      #expect(!tokens.contains(Substring(word)), "\(word): \(shown)")
      if word.count > 3 { #expect(!shown.lowercased().contains(word), "\(word): \(shown)") }
      #expect(!question.definitions.isEmpty)
    }
    #expect(count == 400)
  }

  @Test("new words are not those asked lately, unless a seed repeats them")
  func lately() async throws {
    func words(seed: UInt64?) async throws -> Set<String> {
      let words = Plan.Words.drawn(length: try WordLength("3"), levels: try LevelRange("starter"))
      let (lesson, _) = try lesson(Plan(words: words, count: 40, seed: seed))
      var asked: Set<String> = []
      for _ in 0..<40 {
        guard try await lesson.next() != nil,
          case .text(let word)? = await lesson.utterances(for: .word).first?.content
        else { break }
        _ = try await lesson.submit(word)
        asked.insert(word)
      }
      return asked
    }
    let first = try await words(seed: nil)
    let second = try await words(seed: nil)
    #expect(first.count == 40 && first.isDisjoint(with: second))
    #expect(try await words(seed: 5) == words(seed: 5))
  }

  @Test("the sentence that is told uses the word")
  func sentence() async throws {
    let (lesson, _) = try lesson(given("harbor"))
    _ = try await lesson.next()
    #expect(await lesson.showSentence() == "____ a resentment")
  }

  @Test("a session without words, or without a word asked, does no harm")
  func nothing() async throws {
    let (lesson, files) = try lesson(given("", "  ", "\u{200B}"))
    #expect(try await lesson.next() == nil)
    #expect(try await lesson.submit("x") == nil)
    #expect(try await lesson.skip() == nil)
    #expect(await lesson.hint() == nil)
    #expect(await lesson.utterances(for: .word).isEmpty)
    #expect(try files.journal.entries().isEmpty)
  }
}
