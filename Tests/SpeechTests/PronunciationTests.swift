import Foundation
import Testing

@testable import Speech

@Suite("Corrections of words that the engine says wrongly")
struct PronunciationTests {
  private let lines = Pronunciations(
    """
    # A comment, and lines that are no corrections:

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

  @Test("a line for a part of speech comes before one for an accent, and that before one for all")
  func order() {
    #expect(lines.phonemes(of: "potpourri", as: nil, in: .american) == "p,oUp@r'i:")
    #expect(lines.phonemes(of: "potpourri", as: "verb", in: .british) == "p,oUp@r'i:")
    #expect(lines.phonemes(of: "record", as: "verb", in: .american) == "rI2k'O@d")
    #expect(lines.phonemes(of: "record", as: nil, in: .american) == nil)
    #expect(lines.phonemes(of: "record", as: "verb", in: .british) == nil)
    #expect(lines.phonemes(of: "content", as: "adjective", in: .american) == "k@nt'Ent")
    #expect(lines.phonemes(of: "content", as: "noun", in: .british) == "k'0ntEnt")
    #expect(lines.phonemes(of: "schedule", as: "noun", in: .british) == "S'EdZu:l")
    #expect(lines.phonemes(of: "broken", as: nil, in: .american) == nil)
  }

  @Test("lines without an accent correct English only, and other languages have lines of their own")
  func languages() {
    #expect(lines.phonemes(of: "potpourri", as: nil, in: Language("fr")) == nil)
    #expect(lines.phonemes(of: "puerto", as: nil, in: Language("es")) == "pw'erto")
    #expect(lines.phonemes(of: "puerto", as: nil, in: .american) == nil)
    for (language, accent) in [
      ("en-us", "us"), ("en-us-nyc", "us"), ("en-gb", "gb"), ("en", "gb"), ("en-029", "gb"),
      ("es", "es"), ("enm", "enm"),
    ] {
      #expect(Language(language).accent == accent)
    }
  }

  @Test("words with lines for a part of speech are heteronyms")
  func heteronyms() {
    #expect(lines.heteronyms(in: .american) == ["record", "content"])
    #expect(lines.heteronyms(in: .british) == ["content"])
    #expect(lines.heteronyms(in: Language("es")) == [])
  }

  @Test(
    "a word is corrected anywhere in a text, and its forms and names stay as they are",
    arguments: [
      ("potpourri", "[[P]]"), ("Potpourri!", "[[P]]!"), ("POTPOURRI", "[[P]]"),
      ("a potpourri, and more", "a [[P]], and more"), ("(potpourri)", "([[P]])"),
      ("potpourri-era", "[[P]]-era"), ("potpourris", "potpourris"),
      // The engine says a word with its ending; a capital inside a text begins a name.
      ("the potpourri's smell", "the potpourri's smell"), ("by Potpourri", "by Potpourri"),
      ("[[x]] potpourri", "[ [x]] [[P]]"), ("[[x]]", "[[x]]"), ("", ""), ("po\0tpourri", "[[P]]"),
    ])
  func texts(text: String, engineText: String) {
    let corrected = EngineText.corrected(text) { $0 == "potpourri" ? "P" : nil }
    #expect(corrected.text == engineText)
    #expect(corrected.hasPhonemes == engineText.contains("[[P]]"))
  }
}
