import Testing
import Vocabulary

@testable import WordService

@Suite("Examples hold the word")
struct WordUseTests {
  private let dictionary = try! sharedDictionary.get()

  private func use(of word: String) -> WordUse {
    WordUse(word) { part in
      WordNet.Part.allCases.flatMap { dictionary.index.irregularForms(of: part, as: $0) }
    }
  }

  @Test(
    "or a form of it",
    arguments: [
      ("spring", "The child leapt across the puddle", false),
      ("spring", "The tire sprang a leak", true), ("spring", "He springs up", true),
      ("leap", "The child leapt across the puddle", true),
      ("harbor", "She is harboring a grudge against him", true), ("run", "They ran home", true),
      ("running", "They run home", false), ("lame", "The accident has crippled her", false),
      ("mouse", "Two mice sat there", true), ("happy", "She was happier then", true),
      ("ice cream", "Two ice creams, please", true), ("ice cream", "Cream and sugar", false),
      ("able-bodied", "every able-bodied man", true), ("Polish", "a polish accent", true),
      ("art", "He started early", false), ("use", "It was used", true),
    ])
  func isIn(word: String, sentence: String, isThere: Bool) {
    #expect(use(of: word).isIn(sentence) == isThere)
  }

  @Test("in all entries of common words")
  func examples() throws {
    let pool = dictionary.pool(length: .normal, levels: LevelRange(.starter ... .broad))
    for number in stride(from: 0, to: pool.count, by: 37) {
      let word = dictionary.word(at: number, of: pool)
      let use = use(of: word.text)
      for definition in word.definitions.dropFirst(word.ownCount) {
        #expect(definition.examples.allSatisfy(use.isIn), "\(word.text): \(definition.examples)")
      }
    }
  }
}
