import Testing
import Vocabulary

@testable import Practice

@Suite("The places where the parts of a word meet")
struct JointTests {
  private func joint(_ word: String, _ parts: String) -> Joint? {
    WrittenWord(Spelling(word), morphemes: parts.split(separator: "+").map(String.init)).joint
  }

  @Test(
    "are between its parts, also where letters change",
    arguments: [
      ("government", "govern+ment", [6...6]), ("dying", "die+ing", [2...2]),
      ("hopping", "hop+ing", [3...4]), ("happiness", "happy+ness", [5...5]),
      ("twelfth", "twelve+th", [5...5]), ("fulfil", "full+fill", [2...2]),
      ("disagreement", "dis+agree+ment", [3...3, 8...8]),
      ("unnecessarily", "un+necessary+ly", [2...2, 11...11]),
      ("notwithstanding", "not+with+standing", [3...3, 7...7]),
    ] as [(String, String, [ClosedRange<Int>])])
  func places(word: String, parts: String, places: [ClosedRange<Int>]) {
    #expect(joint(word, parts)?.places == places)
  }

  @Test("have a sentence, with the word where letters change")
  func sentence() {
    #expect(joint("disagreement", "dis+agree+ment")?.sentence == "It is dis + agree + ment.")
    #expect(
      joint("unnecessarily", "un+necessary+ly")?.sentence
        == "It is un + necessary + ly, written unnecessarily.")
    #expect(joint("uncle", "uncle") == nil)
  }

  @Test(
    "name the prefix only beside a double or a missing letter at its end, if an ending splits off",
    arguments: [
      (
        "correspondance", "correspondence", "cor+respond+ence",
        "The ending is -ence: correspond-ENCE. It is correspond + ence."
      ),
      (
        "corespondence", "correspondence", "cor+respond+ence",
        "The r is double: co-RR-espondence. It is cor + respond + ence."
      ),
      (
        "unhapiness", "unhappiness", "un+happy+ness",
        "The p is double: unha-PP-iness. It is unhappy + ness, written unhappiness."
      ),
      (
        "imediately", "immediately", "im+mediate+ly",
        "The m is double: i-MM-ediately. It is im + mediate + ly."
      ),
      (
        "unbelievible", "unbelievable", "un+believe+able",
        "The ending is -able: unbeliev-ABLE. It is un + believe + able, written unbelievable."
      ),
    ])
  func splitting(typed: String, word: String, parts: String, explanation: String) {
    let word = WrittenWord(
      Spelling(word), morphemes: parts.split(separator: "+").map(String.init))
    #expect(Feedback(typed: Spelling(typed), of: word).explanations(of: word) == [explanation])
  }

  @Test("name no prefix beside a letter of the stem that is wrong")
  func wrongLetter() {
    let mistake = Mistake(
      kind: .otherVowel, steps: [3], letters: 3..<4, typed: 3..<4, start: 3, departure: .wrong,
      revealsLetter: false)
    #expect(joint("disagreement", "dis+agree+ment")?.explanation(of: mistake) == nil)
    #expect(joint("disagree", "dis+agree")?.explanation(of: mistake) == "It is dis + agree.")
  }

  @Test(
    "split off an ending only from a word that has a prefix",
    arguments: [
      ("disagreement", "dis+agree+ment", "It is disagree + ment."),
      ("reaction", "re+act+ion", "It is react + ion."),
      ("dishonesty", "dis+honest+y", "It is dishonest + y."),
      ("incorrectly", "in+correct+ly", "It is incorrect + ly."),
      ("unkindly", "un+kind+ly", "It is unkind + ly."),
      ("unfriendly", "un+friend+ly", nil), ("unbelievable", "un+believe+able", nil),
      ("independence", "in+depend+ence", nil), ("international", "inter+nation+al", nil),
      ("inability", "in+able+ity", nil), ("disability", "dis+able+ity", nil),
      ("careful", "care+ful", nil), ("nevertheless", "never+the+less", nil),
    ] as [(String, String, String?)])
  func endingSentence(word: String, parts: String, sentence: String?) {
    #expect(joint(word, parts)?.endingSentence == sentence)
  }

  @Test("take a short ending as a whole, but not a short word behind a prefix")
  func endings() {
    #expect(joint("careful", "care+ful")?.hasEnding == true)
    #expect(joint("disagreement", "dis+agree+ment")?.hasEnding == true)
    #expect(joint("misspell", "mis+spell")?.hasEnding == false)
    #expect(joint("understand", "under+standing")?.hasEnding == false)
  }

  @Test("name no prefix where the letters only look like one")
  func noPrefix() {
    let word = WrittenWord(Spelling("dissident"))
    let told = Feedback(typed: Spelling("disident"), of: word).explanations(of: word)
    #expect(told == ["The s is double: di-SS-ident."])
  }
}
