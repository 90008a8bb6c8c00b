import CardPractice
import Learner
import Practice
import Quiz
import QuizPractice
import SharedResources
import Storage
import Testing
import Vocabulary
import WordService

@testable import Spelling

@Suite("A word that is unfit for a school")
struct UnfitRoomTests {
  private let clock = SessionHome.Clock(1_790_000_000)
  private let home: SessionHome

  init() throws { home = try SessionHome(clock) }

  private func addList() throws {
    try home.files.lists.change(named: "biology") {
      $0.words.append(WordList.Entry(word: "Breast"))
      $0.words.append(WordList.Entry(word: "drunk"))
    }
  }

  /// Returns the words of a session, each spelled right.
  private func words(_ plan: SessionPlan) async throws -> Set<String> {
    let session = try await home.session(plan)
    var words: Set<String> = []
    while words.count < 9, try await session.nextRound() != nil {
      words.insert(await session.asked ?? "")
      try await session.spell()
    }
    return words
  }

  @Test("that was met before is asked again only if a list of the learner has it")
  func reviewed() async throws {
    let given = ["drunk", "harbor"].map { WordList.Entry(word: $0) }
    #expect(try await words(SessionPlan(words: .given(given))) == ["drunk", "harbor"])
    clock.seconds += 60 * 86_400
    #expect(try await words(SessionPlan(words: .review)) == ["harbor"])
    try addList()
    // Long enough that both are due, however well they were known.
    clock.seconds += 4_000 * 86_400
    #expect(try await words(SessionPlan(words: .review)) == ["drunk", "harbor"])
  }

  @Test("that was missed before is in no session on mistakes and no deck, unless a list has it")
  func missed() async throws {
    let session = try await home.session("drunk", "harbor")
    for _ in 1...2 {
      _ = try await session.next()
      _ = try await session.skip()
    }
    _ = try await session.end()
    var plan = SessionPlan(words: .given([]))
    plan.mode = .mistakes
    func deck() async throws -> Set<String> {
      Set(try await CardRoom(home.files).deck(.missed).cards.map(\.back))
    }
    #expect(try await deck() == ["harbor"])
    let mistakes = try await home.session(plan)
    _ = try await mistakes.nextRound()
    #expect(await mistakes.asked == "harbor")
    try addList()
    #expect(try await deck() == ["drunk", "harbor"])
  }

  @Test("is no answer in a quiz, but a list can ask about it")
  func asked() throws {
    let lexicon = DictionaryLexicon(try sharedDictionary.get(), sounds: nil)
    for word in ["drunk", "breast", "slave"] {
      #expect(lexicon.entry(of: word) == nil)
      #expect(lexicon.namedEntry(of: word)?.text == word)
    }
    #expect(lexicon.entry(of: "harbor") != nil)
  }
}
