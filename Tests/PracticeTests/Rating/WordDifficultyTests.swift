import Testing
import Vocabulary

@testable import Practice

@Suite("The difficulty of a word")
struct WordDifficultyTests {
  private func points(_ word: String, _ level: Level, _ irregularity: Double) -> Int {
    WordDifficulty(length: word.count, level: level, irregularity: irregularity).points
  }

  @Test("puts words in the order in which people find them hard")
  func order() {
    // The levels are SCOWL's; the irregularities are a reader's judgement.
    let words = [
      points("cat", .starter, 0), points("garden", .starter, 0.1), points("knight", .starter, 0.6),
      points("necessary", .starter, 0.6), points("accommodate", .starter, 0.6),
      points("chauffeur", .everyday, 0.8), points("onomatopoeia", .everyday, 0.8),
      points("bouillabaisse", .broad, 0.9),
    ]
    #expect(words == words.sorted())
    #expect(words[0] < 1000 && (1500...1700).contains(words[3]) && words[7] > 2100)
  }

  @Test("grows with rarity, with length and with irregularity")
  func grows() {
    for length in 1...30 {
      for irregularity in [0, 0.5, 1] {
        let byLevel = Level.allCases.map {
          WordDifficulty(length: length, level: $0, irregularity: irregularity).logits
        }
        #expect(byLevel == byLevel.sorted())
        let longer = WordDifficulty(length: length + 1, level: .broad, irregularity: irregularity)
        #expect(longer.logits > byLevel[2])
      }
      let byLetters = stride(from: 0, through: 1, by: 0.1).map {
        WordDifficulty(length: length, level: .broad, irregularity: $0).logits
      }
      #expect(byLetters == byLetters.sorted())
    }
  }

  @Test(
    "is that of a rare word if no list has it, and less certain if its pronunciation is unknown")
  func unknown() {
    let known = WordDifficulty(length: 7, level: .bee, irregularity: 0.3)
    let unknown = WordDifficulty(length: 7, level: nil)
    #expect(unknown.logits == known.logits)
    #expect(unknown.estimate.variance > known.estimate.variance)
  }

  @Test("is a finite number whatever the properties", arguments: [-1, 0, Int.max])
  func bounds(length: Int) {
    for irregularity in [-5, 5, Double.infinity, -.infinity, .nan] {
      let word = WordDifficulty(length: length, level: .broad, irregularity: irregularity)
      #expect(word.logits.isFinite)
    }
  }

  @Test("grows with every miss and shrinks with every first try")
  func rounds() {
    var (rating, word) = (Rating.unknown, WordDifficulty(length: 6, level: .broad))
    for isFirstTry in [false, false, true, false, true, true] {
      let before = word
      rating.record(&word, isFirstTry: isFirstTry, isNew: false)
      #expect(word.logits != before.logits && (word.logits < before.logits) == isFirstTry)
    }
  }
}
