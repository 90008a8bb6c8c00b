import Practice
import SharedResources
import Testing
import Vocabulary

@testable import Spelling
@testable import WordService

@Suite("The first session of a new learner")
struct FirstSessionTests {
  private let dictionary = try! sharedDictionary.get()

  @Test(
    "asks only words that our own dictionary explains, with a sentence",
    arguments: [nil, "everyday", "broad"] as [String?], [true, false])
  func own(level: String?, isSpelled: Bool) async throws {
    let home = try SessionHome()
    let levels = try level.map { try LevelRange($0) }
    let session = try await home.session(
      SessionPlan(words: .drawn(length: .normal, levels: levels)))
    var asked: Set<String> = []
    while asked.count < 12, try await session.nextRound() != nil {
      let text = try #require(await session.asked)
      asked.insert(text)
      let word = try #require(dictionary.word(text))
      #expect(word.ownCount > 0, "\(text)")
      #expect(!(word.definitions.first?.examples.isEmpty ?? true), "\(text)")
      let round = try #require(try await session.hear(.sentence).snapshot.round)
      #expect(round.notes.contains { $0.text.contains("____") }, "\(text)")
      if isSpelled { try await session.spell() } else { _ = try await session.skip() }
    }
    #expect(asked.count == 12)
  }

  @Test("asks other words where our own dictionary has none of the wanted kind")
  func others() async throws {
    let home = try SessionHome()
    let plan = SessionPlan(
      words: .drawn(length: try WordLength("13"), levels: try LevelRange("expert")))
    let session = try await home.session(plan)
    #expect(try await session.nextRound() != nil)
    let text = try #require(await session.asked)
    #expect(dictionary.word(text)?.ownCount == 0)
  }

  @Test("offers no others, where there are any of the level and length")
  func supply() async throws {
    let supply = WordSupply(
      .offline, dictionary: dictionary,
      wanted: WordSupply.Wanted(length: .normal, levels: try LevelRange("expert")))
    #expect(await supply.offers([(.expert, 10)], areOwn: true) { _ in false }.isEmpty)
    #expect(await supply.offers([(.expert, 10)]) { _ in false }.count == 1)
    let own = await supply.offers([(.everyday, 6), (.broad, 7)], areOwn: true) { _ in false }
    #expect(own.count == 2 && own.allSatisfy { $0.ownCount > 0 })
  }
}
