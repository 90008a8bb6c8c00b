import Testing
import Vocabulary

@Suite("Adding entries to a list")
struct ListAdditionTests {
  private func entry(_ word: String, _ definition: String? = nil, _ sentence: String? = nil)
    -> WordList.Entry
  {
    WordList.Entry(word: word, definition: definition, sentence: sentence)
  }

  @Test("counts new words, completed words and duplicates")
  func counts() {
    let list = WordList(words: [entry("harbor"), entry("Ocean", "a sea")])
    let addition = ListAddition(
      [
        entry("HARBOR", "a port"), entry("ocean", "much water"), entry("rhythm"),
        entry("Rhythm", nil, "In rhythm."), entry("rhythm"), entry("cafe\u{301}"),
        entry("caf\u{E9}"),
      ], to: list)
    #expect(addition.new == [entry("rhythm", nil, "In rhythm."), entry("café")])
    #expect(addition.completed == 2 && addition.duplicates == 3)
    #expect(
      addition.list.words == [
        entry("harbor", "a port"), entry("Ocean", "a sea"), entry("rhythm", nil, "In rhythm."),
        entry("café"),
      ])
    #expect(ListAddition(addition.list.words, to: addition.list).changesNothing)
  }
}
