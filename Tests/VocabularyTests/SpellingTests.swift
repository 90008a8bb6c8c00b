import Testing
import Vocabulary

@Suite("A try is compared by what the learner meant")
struct SpellingTests {
  @Test(
    "so differences in looks are no mistakes",
    arguments: [
      (" harbor\t", "harbor"), ("HARBOR", "harbor"), ("ice  cream", "ice cream"),
      ("cafe\u{301}", "café"), ("CAFÉ", "cafe\u{301}"), ("o’clock", "o'clock"),
      ("well‑known", "well-known"), ("har\u{200B}bor", "harbor"), ("har\u{AD}bor", "harbor"),
      ("\u{FEFF}harbor", "harbor"), ("harbor\r", "harbor"),
      ("cafe\u{200D}\u{301}", "café"), ("har\u{34F}bor\u{FE0F}", "harbor"),
      ("STRASSE", "straße"), ("STRAẞE", "strasse"), ("ΟΔΟΣ", "οδος"), ("οδοσ", "οδος"),
      ("İSTANBUL", "istanbul"), ("TİTLE", "title"), ("ｈａｒｂｏｒ", "harbor"), ("ＨＡＲＢＯＲ", "harbor"),
      ("ﬁnd", "find"), ("oﬃce", "office"), ("𝐡𝒂𝓇𝖇𝚘𝕣", "harbor"), ("ⓗⓐⓡⓑⓞⓡ", "harbor"),
      ("ĳs", "ijs"),
      ("ſea", "sea"), ("Hawaiʻi", "Hawai'i"), ("Hawaiʼi", "Hawaiʻi"), ("o＇clock", "o'clock"),
      ("o`clock", "o´clock"), ("o′clock", "o‘clock"), ("oʹclock", "o‵clock"),
      ("oʾclock", "oʿclock"),
      ("ג׳ירפה", "ג'ירפה"),
    ])
  func same(typed: String, word: String) {
    #expect(Spelling(typed) == Spelling(word))
  }

  @Test(
    "but other letters, signs and accents are",
    arguments: [
      ("harbour", "harbor"), ("cafe", "café"), ("its", "it's"), ("icecream", "ice cream"),
      ("tıtle", "title"), ("hárbör", "harbor"), ("strase", "straße"), ("hαrbor", "harbor"),
    ])
  func different(typed: String, word: String) {
    #expect(Spelling(typed) != Spelling(word))
  }

  @Test(
    "and invisible characters alone are an empty try",
    arguments: ["", "  ", "\t", "\u{200B}", "\u{7}\u{1B}"])
  func empty(typed: String) {
    #expect(Spelling(typed).isEmpty)
  }

  @Test(
    "and shown as it was typed, in plain small letters",
    arguments: [("STRAẞE", "straße"), ("ｈａｒｂｏｒ", "harbor"), ("oﬃce", "office")])
  func letters(typed: String, shown: String) {
    #expect(Spelling(typed).description == shown)
  }
}
