import Testing
import Vocabulary

@Suite("An entry of a list")
struct EntryTests {
  @Test("keeps texts of the longest lengths, composed and without space around them")
  func longest() throws {
    let word = String(repeating: "a", count: 100)
    let text = String(repeating: "b", count: 2000)
    let entry = try WordList.Entry(
      checking: " \(word)\n", definition: " \(text) ", sentence: text, hint: "cafe\u{301}",
      reason: String(repeating: "c", count: 200))
    #expect(entry.word == word && entry.definition == text && entry.sentence == text)
    #expect(Array(entry.hint?.unicodeScalars ?? .init()) == Array("caf\u{E9}".unicodeScalars))
    #expect(try WordList.Entry(checking: "harbor", definition: " \n").definition == nil)
  }

  @Test(
    "is refused with the rule that it breaks",
    arguments: [
      (["", "a port"], .noWord), (["\u{200B} \n"], .noWord), (["12"], .noLetter(word: "12")),
      ([String(repeating: "a", count: 101)], .longWord(limit: 100)),
      (["har\u{1}bor"], .control("\u{1}")),
      (["a", String(repeating: "b", count: 2001)], .longText(.definition, limit: 2000)),
      (["a", "", String(repeating: "b", count: 2001)], .longText(.sentence, limit: 2000)),
      (["a", "", "", String(repeating: "b", count: 2001)], .longText(.hint, limit: 2000)),
      (["a", "", "", "", String(repeating: "b", count: 201)], .longText(.reason, limit: 200)),
    ] as [([String], EntryFault)])
  func refused(texts: [String], fault: EntryFault) throws {
    let texts = texts + Array(repeating: "", count: 5 - texts.count)
    #expect(throws: fault) {
      try WordList.Entry(
        checking: texts[0], definition: texts[1], sentence: texts[2], hint: texts[3],
        reason: texts[4])
    }
  }
}
