import Testing
import Vocabulary

@testable import Practice

@Suite("A letter is silent")
struct MuteLetterTests {
  @Test(
    "only where nobody says it",
    arguments: [
      ("who", "hˈuː", 0, true), ("what", "wˈʌt", 0, false),
      ("talk", "tˈɔːk", 2, true), ("final", "fˈaɪnəl", 4, false), ("island", "ˈaɪlənd", 1, true),
      ("yacht", "jˈɑːt", 2, true), ("yacht", "jˈɑːt", 3, true), ("yacht", "jˈɑːt", 4, false),
      ("climb", "klˈaɪm", 4, true), ("late", "lˈeɪt", 3, true),
    ])
  func silence(word: String, said: String, letter: Int, isMute: Bool) {
    let word = WrittenWord(Spelling(word), said: Pronunciation(ipa: said))
    #expect(word.isMute(letter) == isMute)
  }
}
