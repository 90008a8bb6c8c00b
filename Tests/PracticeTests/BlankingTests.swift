import Testing
import Vocabulary

@testable import Practice

@Suite("A text that a learner sees during a round")
struct BlankingTests {
  @Test(
    "has blanks for the word and its inflections",
    arguments: [
      (
        "harbor", "She is harboring a grudge; harbored, Harbors!",
        "She is ____ a grudge; ____, ____!"
      ),
      ("stop", "he stopped, stopping at each stop", "he ____, ____ at each ____"),
      ("carry", "she carried what he carries", "she ____ what he ____"),
      ("bake", "baking is what a baker does", "____ is what a ____ does"),
      ("use", "using what he used", "____ what he ____"),
      ("happy", "the happiest of the unhappy", "the ____ of the ____"),
      ("good-bye", "say good-bye now", "say ____ now"),
      ("ice cream", "Ice cream is cold", "____ is cold"), ("read", "to reread it", "to ____ it"),
    ])
  func blanked(word: String, text: String, shown: String) {
    #expect(Blanking(Word(word)).apply(to: text) == shown)
  }

  @Test("has blanks for words of the family and their inflections")
  func family() {
    let word = Word("necessary", relatives: ["necessity", "necessitate"])
    let shown = Blanking(word).apply(to: "the necessities of life, which it necessitates")
    #expect(shown == "the ____ of life, which it ____")
  }

  @Test(
    "keeps all other words",
    arguments: [
      ("notable", "not of this kind"), ("art", "a part of a cart"), ("nation", "a nativity"),
      ("harbor", "a sheltered port where ships can take on or discharge cargo"),
      ("used", "let us go"),
    ])
  func kept(word: String, text: String) {
    #expect(Blanking(Word(word)).apply(to: text) == text)
  }

  @Test(
    "has blanks for a word with signs, whatever its apostrophes and hyphens",
    arguments: [
      ("o'clock", "at two o’clock, by Oʼclock", "at two ____, by ____"),
      ("mother-in-law", "my mother‑in‑law, Mother in law", "my ____, ____"),
      ("mother‑in‑law", "a grandmother-in-law's house", "a grand____'s house"),
      ("well–known", "Well-known and well known", "____ and ____"),
      ("ice cream", "ice-cream, ice\u{A0}creams", "____, ____s"),
      ("harbor", "a har\u{AD}bor, harb\u{200B}or", "a ____, ____"),
    ])
  func signs(word: String, text: String, shown: String) {
    #expect(Blanking(Word(word)).apply(to: text) == shown)
  }

  @Test("keeps words that only look like a word with signs")
  func noSigns() {
    #expect(Blanking(Word("o'clock")).apply(to: "two clocks") == "two clocks")
    #expect(Blanking(Word("ice cream")).apply(to: "a nice cream") == "a nice cream")
  }

  @Test(
    "keeps signs if the word has nothing else; numbers count as letters")
  func onlySigns() {
    for word in ["\u{1}", "--", "…", "\u{200B}"] {
      #expect(Blanking(Word(word)).apply(to: "a — text … \u{1}").hasPrefix("a — text"))
    }
    #expect(Blanking(Word("24/7")).apply(to: "open 24/7, or 9-5") == "open ____, or 9-5")
  }

  @Test("is ready at once, however long", arguments: ["harbor", "mother-in-law", "o'clock"])
  func quick(word: String) {
    let blanking = Blanking(Word(word))
    for part in ["a mother in a harbor ", "mother", "o'"] {
      let text = String(repeating: part, count: 200_000 / part.count)
      #expect(ContinuousClock().measure { _ = blanking.apply(to: text) } < .seconds(5))
    }
  }
}
