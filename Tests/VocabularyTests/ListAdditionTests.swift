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
    #expect(addition.present == 1 && addition.repeated == 2)
    #expect(
      addition.list.words == [
        entry("harbor", "a port"), entry("Ocean", "a sea"), entry("rhythm", nil, "In rhythm."),
        entry("café"),
      ])
    #expect(ListAddition(addition.list.words, to: addition.list).changesNothing)
  }

  @Test("counts no word of a new list as one that the list had")
  func repeated() {
    let begun = ListAddition(
      ["harbor", "Harbor", "harbor", "ocean"].map { entry($0) }, to: WordList(words: []))
    #expect(begun.new.count == 2 && begun.duplicates == 2)
    #expect(begun.present == 0 && begun.repeated == 1)
    let again = ListAddition(["ocean", "ocean"].map { entry($0) }, to: begun.list)
    #expect(again.present == 1 && again.repeated == 1 && again.new.isEmpty)
  }
}
