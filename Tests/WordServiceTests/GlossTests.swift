import Testing
import Vocabulary

@testable import WordService

@Suite("Definitions as they are spoken")
struct GlossTests {
  @Test(
    "a spoken definition has no brackets, no abbreviations, and pauses where they belong",
    arguments: [
      ("(law) a decision", "in law: a decision"),
      ("(usually plural) a garment", "usually plural: a garment"),
      ("(of a leaf shape) long and narrow", "of a leaf shape: long and narrow"),
      (
        "a class of drugs that inhibit (block) some biological process",
        "a class of drugs that inhibit, block, some biological process"
      ),
      ("any work of art (especially a painting)", "any work of art, especially a painting"),
      ("one billionth (10^-9) of a second", "one billionth of a second"),
      ("French philosopher (1638-1715)", "French philosopher"),
      (
        "having attained an age; (`aged' is pronounced as one syllable)",
        "having attained an age; aged is pronounced as one syllable"
      ),
      ("tools, e.g., hammers", "tools, for example hammers"),
      ("violin or cello or guitar etc", "violin or cello or guitar and so on"),
      ("the U.S. Senate; ", "the United States Senate"),
      ("such as a dog/cat", "such as a dog or cat"), ("it's one's own", "it's one's own"),
      ("a (very (nested) remark) here", "a, very, nested, remark, here"),
      ("an unclosed (remark here", "an unclosed, remark here"), ("", ""), ("()", ""), (")(", ""),
    ])
  func cleaned(gloss: String, heard: String) {
    #expect(Gloss.cleaned(gloss) == heard)
  }

  @Test("the object of a verb is said without a pause")
  func object() {
    let gloss = #" bear (a cost or penalty), in recompense; "You'll pay for this"; "pay (dearly)" "#
    let (text, examples) = Gloss.parts(of: Array(gloss.utf8)[...], isVerb: true)
    #expect(text == "bear a cost or penalty, in recompense")
    #expect(examples == ["You'll pay for this", "pay, dearly"])
  }

  @Test("no text of the whole dictionary contains a bracket or a stray sign")
  func whole() throws {
    let index = try sharedDictionary.get().index
    let places = Level.allCases.flatMap { level in
      WordLength.possible.map { index.askableRange(level: level, length: $0) }
    }
    for word in places.joined().lazy.map({ index.entry(index.askableWord(at: $0)) }) {
      for text in word.definitions.flatMap({ [$0.text] + $0.examples }) {
        let stray = text.utf8.contains { "()[]{}<>`_&".utf8.contains($0) }
        if stray || text.contains("  ") || text.contains(" ,") || text.contains("e.g.") {
          Issue.record("\(word.text): \(text)")
        }
      }
    }
  }
}
