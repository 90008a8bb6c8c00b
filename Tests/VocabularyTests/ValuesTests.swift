import Testing
import Vocabulary

@Suite("Lengths and levels")
struct ValuesTests {
  @Test("a length is a number or a range", arguments: ["6", "5-8", "2", "30", "2-30", "7-7"])
  func length(text: String) throws {
    let length = try WordLength(text)
    let same = try WordLength(length.description)
    #expect(same == length)
  }

  @Test(
    "an impossible length is refused with the text and what to do",
    arguments: [
      "0", "9-5", "40", "1", "31", "", "-", "5-", "-5", "a", "5-8-9", "6.5", " 6",
      "99999999999999999999",
    ])
  func badLength(text: String) {
    #expect(throws: VocabularyError.notALength(text)) { try WordLength(text) }
    #expect("\(VocabularyError.notALength(text))".contains("'\(text)' is not a word length: give"))
  }

  @Test("a level is a name or a range, in capital or small letters")
  func level() throws {
    let one = try LevelRange("Everyday")
    #expect(one.levels == .everyday ... .everyday)
    let range = try LevelRange("starter-broad")
    #expect(range.contains(.starter) && range.contains(.broad) && !range.contains(.advanced))
    #expect(range.description == "starter-broad")
  }

  @Test(
    "an unknown level is refused, and the levels are named",
    arguments: ["", "hard", "broad-starter", "bee-", "starter-broad-bee"])
  func badLevel(text: String) {
    #expect(throws: VocabularyError.notALevel(text)) { try LevelRange(text) }
    #expect(
      "\(VocabularyError.notALevel(text))".contains(
        "starter, everyday, broad, advanced, expert, bee"))
  }

  @Test("levels are in order from common to rare, and each of SCOWL's sizes is in one")
  func order() {
    #expect(Level.allCases.sorted() == Level.allCases)
    #expect(Level.allCases.flatMap(\.scowlSizes) == [10, 20, 35, 40, 50, 55, 60, 70, 80, 95])
  }
}
