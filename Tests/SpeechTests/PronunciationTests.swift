import Foundation
import Testing

@testable import Speech

@Suite("Words the engine says wrongly")
struct PronunciationTests {
  private let lines = Pronunciations(
    """
    # A comment, and lines that are none:

    broken line
    potpourri   -               -   p,oUp@r'i:   French: no t
    record      noun            us  r'Ek3d
    record      verb            us  rI2k'O@d
    content     verb,adjective  us  k@nt'Ent
    content     noun            -   k'0ntEnt
    schedule    -               us  sk'EdZu:l
    schedule    -               gb  S'EdZu:l
    puerto      -               es  pw'erto\r
    """.utf8)

  @Test("a line for a part of speech, then one for an accent, comes before one for all")
  func order() {
    #expect(lines.phonemes(of: "potpourri", as: nil, accent: "us") == "p,oUp@r'i:")
    #expect(lines.phonemes(of: "potpourri", as: "verb", accent: "gb") == "p,oUp@r'i:")
    #expect(lines.phonemes(of: "record", as: "verb", accent: "us") == "rI2k'O@d")
    #expect(lines.phonemes(of: "record", as: nil, accent: "us") == nil)
    #expect(lines.phonemes(of: "record", as: "verb", accent: "gb") == nil)
    #expect(lines.phonemes(of: "content", as: "adjective", accent: "us") == "k@nt'Ent")
    #expect(lines.phonemes(of: "content", as: "noun", accent: "gb") == "k'0ntEnt")
    #expect(lines.phonemes(of: "schedule", as: "noun", accent: "gb") == "S'EdZu:l")
    #expect(lines.phonemes(of: "broken", as: nil, accent: "us") == nil)
  }

  @Test("English lines are for English alone, and other languages have lines of their own")
  func languages() {
    #expect(lines.phonemes(of: "potpourri", as: nil, accent: "fr") == nil)
    #expect(lines.phonemes(of: "puerto", as: nil, accent: "es") == "pw'erto")
    #expect(lines.phonemes(of: "puerto", as: nil, accent: "us") == nil)
    for (language, accent) in [
      ("en-us", "us"), ("en-us-nyc", "us"), ("en-gb", "gb"), ("en", "gb"), ("en-029", "gb"),
      ("es", "es"), ("enm", "enm"),
    ] {
      #expect(Pronunciations.accent(ofLanguage: language) == accent)
    }
  }

  @Test("heteronyms are the words with lines for a part of speech")
  func heteronyms() {
    #expect(lines.heteronyms(accent: "us") == ["record", "content"])
    #expect(lines.heteronyms(accent: "gb") == ["content"])
    #expect(lines.heteronyms(accent: "es") == [])
  }

  @Test(
    "in a text, the word alone is corrected, wherever it stands",
    arguments: [
      ("potpourri", "[[P]]"), ("Potpourri!", "[[P]]!"), ("POTPOURRI", "[[P]]"),
      ("a potpourri, and more", "a [[P]], and more"), ("(potpourri)", "([[P]])"),
      ("potpourri-era", "[[P]]-era"), ("potpourris", "potpourris"),
      // With an ending the engine says the whole; a capital inside a text begins a name.
      ("the potpourri's smell", "the potpourri's smell"), ("by Potpourri", "by Potpourri"),
      ("[[x]] potpourri", "[ [x]] [[P]]"), ("[[x]]", "[[x]]"), ("", ""), ("po\0tpourri", "[[P]]"),
    ])
  func texts(text: String, engineText: String) {
    let corrected = EngineText.corrected(text) { $0 == "potpourri" ? "P" : nil }
    #expect(corrected.text == engineText)
    #expect(corrected.hasPhonemes == engineText.contains("[[P]]"))
  }
}
