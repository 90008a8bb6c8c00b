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
}
