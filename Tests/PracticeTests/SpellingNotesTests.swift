import Languages
import Testing
import Vocabulary

@testable import Practice

@Suite("The notes on a spelling")
struct SpellingNotesTests {
  private func notes(_ word: String, _ ipa: String? = nil, _ morphemes: [String] = []) -> [String] {
    WrittenWord(Spelling(word), said: ipa.map(Pronunciation.init), morphemes: morphemes).notes
  }

  @Test("are sentences")
  func sentences() {
    #expect(
      notes("misspell", nil, ["mis", "spell"])
        == ["It is mis + spell.", "It has double letters: ss, ll."])
    #expect(notes("hat", "hˈæt") == [])
    #expect(
      notes("necessary", "nˈɛsᵻsɚɹi") == [
        "It has a double letter: ss.", "The ear can hardly tell the weak vowels: e, a.",
      ])
  }

  @Test("are empty for a word of another language")
  func foreign() {
    #expect(WrittenWord(Spelling("llamarr"), in: Language("es")).notes == [])
  }
}
