import Languages
import Testing
import Vocabulary

@testable import Practice

@Suite("Mistakes in other languages")
struct ChoiceTests {
  private func word(_ pair: Misspellings.Pair) -> WrittenWord {
    let language = Language(pair.language)
    return WrittenWord(
      Spelling(pair.word), in: language, needsCapitals: language.rules.capitals == .inNouns)
  }

  @Test("have the name that a teacher gives them", arguments: Misspellings.all)
  func names(pair: Misspellings.Pair) {
    let word = word(pair)
    let feedback = Feedback(typed: Spelling(pair.typed), of: word)
    let names = feedback.mistakes.map { feedback.title(of: $0, in: word) }
    #expect(names.contains(pair.name), "\(names)")
  }

  @Test("keep the word's letters to themselves while tries remain", arguments: Misspellings.all)
  func secrecy(pair: Misspellings.Pair) {
    let feedback = Feedback(typed: Spelling(pair.typed), of: word(pair))
    #expect(!feedback.sentence.lowercased().contains(pair.word.lowercased()))
    for mistake in feedback.mistakes {
      #expect(!feedback.sentence.contains(mistake.choice?.name ?? "no choice"))
    }
  }

  @Test("are explained with the word, in one sentence each", arguments: Misspellings.all)
  func explanations(pair: Misspellings.Pair) {
    let word = word(pair)
    let texts = Feedback(typed: Spelling(pair.typed), of: word).explanations(of: word)
    #expect(
      !texts.isEmpty
        && texts.allSatisfy { $0.hasSuffix(".") && $0.count(where: { $0 == "." }) == 1 })
  }

  @Test(
    "tell the rule of the spelling that is right",
    arguments: [
      (
        "de", "Straße", "Strasse", "After a long vowel or a diphthong, the sharp s is ß: Stra-ß-e."
      ),
      (
        "de", "Hund", "Hunt",
        "At the end, d sounds like t: a longer form of the word tells them apart: Hun-D."
      ),
      (
        "es", "canción", "cancion",
        "A word with stress on its end has an accent if it ends in a vowel, n or s: canci-Ó-n."
      ),
      ("es", "día", "dia", "A stressed i or u beside a, e or o has an accent: d-Í-a."),
      (
        "es", "examen", "exámen",
        "The stress is where the rule expects it, so no accent is written: ex-A-men."
      ),
    ])
  func rules(language: String, right: String, typed: String, rule: String) {
    let word = WrittenWord(Spelling(right), in: Language(language))
    #expect(Feedback(typed: Spelling(typed), of: word).explanations(of: word) == [rule])
  }

  @Test(
    "are named by letters alone where nothing more is known of the script",
    arguments: [
      ("he", "שלום", "שלם", [.letterMissing]), ("he", "שלום", "שולם", [.swapped]),
      ("he", "ספר", "שפר", [.letterWrong]), ("he", "שַׁבָּת", "שבת", [.accent, .accent]),
      ("el", "άλλος", "άλος", [.doubledLetter]), ("el", "λέξη", "λεξη", [.accent]),
      ("th", "น้ำ", "นำ", [.accent]), ("ko", "한국", "하국", [.letterWrong]),
      ("ru", "книга", "кинга", [.swapped]),
    ] as [(String, String, String, [Mistake.Kind])])
  func otherScripts(language: String, right: String, typed: String, kinds: [Mistake.Kind]) {
    let word = WrittenWord(Spelling(right), in: Language(language))
    #expect(Diagnosis(of: Spelling(typed), for: word).mistakes.map(\.kind) == kinds)
  }

  @Test("tell by a longer form of the word where it is heard")
  func devoiced() {
    let word = WrittenWord(Spelling("Hund"), in: Language("de"))
    let sentence = Feedback(typed: Spelling("hunt"), of: word).sentence
    #expect(
      sentence == "A longer form of the word lets you hear this consonant, near your letter 4.")
  }

  @Test(
    "count ss for ß, unless accents are forgiven or the word is in capitals",
    arguments: [
      ("Straße", false, true), ("Strasse", false, false), ("Strasse", true, true),
      ("strasse", true, false), ("straße", false, false), ("straße", true, false),
    ])
  func sharpS(typed: String, forgives: Bool, isRight: Bool) {
    let word = WrittenWord(Spelling("Straße"), in: Language("de"), needsCapitals: true)
    #expect(word.isSpelled(Spelling(typed), forgivesAccents: forgives) == isRight)
  }

  @Test(
    "take a word of Hebrew or Arabic with all of its points or with none",
    arguments: [
      ("שַׁבָּת", "שבת", true), ("שַׁבָּת", "שַׁבָּת", true), ("שַׁבָּת", "שַבת", false),
      ("שבת", "שַׁבָּת", false), ("مُعَلِّم", "معلم", true), ("مُعَلِّم", "مُعَلِّم", true),
      ("مُعَلِّم", "معلن", false), ("λέξη", "λεξη", false),
    ])
  func points(right: String, typed: String, isRight: Bool) {
    let word = WrittenWord(Spelling(right), in: Language("he"))
    #expect(word.isSpelled(Spelling(typed), forgivesAccents: false) == isRight)
  }

  @Test("take SS in capitals for ß where capitals don't count")
  func capitals() {
    let word = WrittenWord(Spelling("straße"), in: Language("de"))
    #expect(word.isSpelled(Spelling("STRASSE"), forgivesAccents: false))
    #expect(!word.isSpelled(Spelling("strasse"), forgivesAccents: false))
  }
}
