import Foundation
import Languages
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
    #expect(lines.isHeteronym("record", in: .american))
    #expect(!lines.isHeteronym("record", in: .british))
    #expect(!lines.isHeteronym("harbor", in: .american))
  }

  @Test("a word has a line for each of its other meanings, that of the accent where there is one")
  func others() {
    let lines = Pronunciations(
      """
      bass    noun   -   b'eIs
      bass    other  -   b'as    the fish
      buffet  other  us  b'VfI2t a blow
      buffet  other  gb  b'VfIt  a blow
      lead    other  -   l'Ed    the metal
      lead    other  -   l'i:d   the strap
      lead    other  gb  l'e:d   the metal
      dove    other  us  d'oUv   the past of dive
      """.utf8)
    func others(_ word: String, _ language: Language) -> [String] {
      lines.others(of: word, in: language).map { "\($0.phonemes) \($0.note)" }
    }
    #expect(others("bass", .american) == ["b'as the fish"])
    #expect(others("buffet", .american) == ["b'VfI2t a blow"])
    #expect(others("buffet", .british) == ["b'VfIt a blow"])
    #expect(others("lead", .american) == ["l'Ed the metal", "l'i:d the strap"])
    #expect(others("lead", .british) == ["l'e:d the metal", "l'i:d the strap"])
    #expect(others("dove", .british).isEmpty && others("read", .american).isEmpty)
    #expect(others("bass", Language("fr")).isEmpty)
    // Another meaning is no part of speech.
    #expect(lines.heteronyms(in: .american) == ["bass"])
  }

  @Test("a learner's file keeps the lines of others, byte for byte")
  func personal() {
    let mine = PersonalPronunciation(word: "Gyro", part: nil, voice: "clara", phonemes: "j'i@roU")
    let line = Array("gyro  -  us  j'i@roU\n".utf8)
    for others in [
      "", "# mine\r\n\r\nharbor - us h'A@b3\r\n", "harbor - us h'A@b3", "\n\n",
      "gyro noun us x\r\ngyro - gb y\r\n", "gyro\u{301} - us x\n", "gyro - us\n",
    ] {
      let file = [0xE9, 0xFF, 0x0D, 0x0A] + Array(others.utf8)
      let whole = file.last == 0x0A ? file : file + [0x0A]
      #expect(mine.added(to: file) == whole + line)
      #expect(mine.removed(from: mine.added(to: file)) == whole)
      #expect(mine.removed(from: file) == file)
    }
    let windows = Array("harbor - us h'A@b3\r\ngyro - us x\r\nocean - us y\r\n".utf8)
    let left = Array("harbor - us h'A@b3\r\nocean - us y\r\n".utf8)
    #expect(mine.removed(from: windows) == left)
    #expect(
      PersonalPronunciation.lines(of: windows).map { $0.split(separator: " ")[0] } == [
        "harbor", "gyro", "ocean",
      ])
    #expect(PersonalPronunciation.lines(of: windows)[1] == "gyro - us x")
  }

  @Test("a word has no white space, and phonemes no brackets, whatever mark is behind them")
  func marks() {
    let word = PersonalPronunciation(word: "g \u{301}yro", part: nil, voice: "clara", phonemes: "x")
    #expect(!word.word.utf8.contains(0x20))
    #expect(PersonalPronunciation.plain("[a\u{301}] /\u{20DD}b/ ]") == "a\u{301}||\u{20DD}b")
    let letters = EngineText.letters("<\u{338}&\u{301}>\u{20DD}", speed: .normal).text
    for sign in ["&lt;\u{338}", "&amp;\u{301}", "&gt;\u{20DD}"] {
      #expect(letters.utf8.split(separator: 0x3E).contains { $0.starts(with: sign.utf8) })
    }
    #expect(
      EngineText.corrected("[[\u{301}x]] a") { $0 == "a" ? "A" : nil }.text.utf8.starts(
        with: "[ [".utf8))
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
