import Testing
import Vocabulary

@testable import WordService

@Suite("The words that are unfit for a school")
struct UnfitWordsTests {
  private let dictionary = try! sharedDictionary.get()

  @Test("no word of the list is drawn, nor a form of it")
  func drawn() throws {
    let pool = dictionary.pool(length: .all, levels: LevelRange(.starter ... .bee))
    let drawn = (0..<pool.count).map { dictionary.word(at: $0, of: pool).text }
    #expect(drawn.filter { OfflineDictionary.isListedAsUnfit($0) }.isEmpty)
    #expect(drawn.filter { dictionary.isUnfit($0) }.isEmpty)
  }

  @Test(
    "are those of all rooms, with their forms",
    arguments: ["drunk", "drunkard", "abort", "bigamy", "cancer", "lusted", "wombs", "anal"])
  func unfit(word: String) {
    #expect(dictionary.isUnfit(word) && !dictionary.canAsk(word) && dictionary.known(word) == nil)
    #expect(dictionary.fullEntry(of: word) == nil)
  }

  @Test(
    "are not words that only look like their forms",
    arguments: ["peer", "luster", "titter", "galling", "drink", "drank", "dicker"])
  func fit(word: String) {
    #expect(!dictionary.isUnfit(word) && dictionary.canAsk(word))
  }

  @Test("may stand in definitions, unless no text may contain them")
  func texts() throws {
    #expect(dictionary.word("drunk") != nil)
    #expect(dictionary.fullEntry(of: "drunk", isNamed: true) != nil)
    let freedman = try #require(dictionary.word("freedman"))
    #expect(freedman.definitions.contains { $0.text.contains("slavery") })
    #expect(!dictionary.isUnfit(text: "freed from slavery") && dictionary.isUnfit(text: "An arse!"))
  }
}
