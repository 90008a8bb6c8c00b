import Languages
import Testing
import Vocabulary

@Suite("The signs around a try")
struct SignsAroundTests {
  @Test(
    "change nothing, in any language",
    arguments: [
      ("harbor.", "harbor"), ("harbor…", "harbor"), ("harbor,", "harbor"), ("harbor!", "harbor"),
      ("harbor'", "harbor"), ("harbor]", "harbor"), ("harbor\\", "harbor"), ("harbor -", "harbor"),
      ("\"harbor\"", "harbor"), ("'harbor'", "harbor"), ("`harbor´", "harbor"),
      ("“harbor”", "harbor"), ("„Hafen“", "Hafen"), ("«порт»", "порт"), ("‹port›", "port"),
      ("「港」", "港"), ("(harbor)", "harbor"), ("[harbor].", "harbor"), ("¿qué?", "qué"),
      ("λιμάνι·", "λιμάνι"), ("बंदर।", "बंदर"), ("ميناء،", "ميناء"), ("harbor 🙂", "harbor"),
      ("- harbor", "harbor"), ("\"ice cream\".", "ice cream"), ("'dogs'", "dogs"),
      ("‘’tis’,", "'tis"), ("etc..", "etc."), ("“U.S.A.”", "U.S.A."), ("C++.", "C++"),
      ("ships'.", "ships'"), ("(HawaiʻI)", "hawai'i"),
    ])
  func around(typed: String, word: String) {
    let word = Spelling(word)
    #expect(Spelling(typed).bare(for: word) == word)
  }

  @Test(
    "belong to what was typed where the word has them, or where they spell another word",
    arguments: [
      ("tis", "'tis"), ("\"tis\"", "'tis"), ("etc", "etc."), ("U.S.A", "U.S.A."), ("C+", "C++"),
      ("ships", "ships'"), ("ships'", "ships"), ("its'", "its"), ("qué", "¿qué?"),
      ("har.bor", "harbor"), ("har-bor", "harbor"), ("/harbor", "harbor"), ("~/harbor", "harbor"),
      ("@harbor", "harbor"), ("it’s", "its"), ("...", "harbor"), ("harbor.s", "harbor"),
    ])
  func within(typed: String, word: String) {
    let word = Spelling(word)
    #expect(Spelling(typed).bare(for: word) != word)
  }

  @Test("are dropped with the capitals kept")
  func capitals() {
    #expect(Spelling("“Harbor”.").bare(for: Spelling("harbor")).written == "Harbor")
    #expect(Spelling("...").bare(for: Spelling("harbor")).written == "...")
  }

  @Test("thousands of them are dropped at once")
  func many() {
    let start = ContinuousClock.now
    let typed = Spelling("harbor" + String(repeating: ".", count: 200_000))
    #expect(typed.bare(for: Spelling("harbor")) == Spelling("harbor"))
    // A time that grows with the square of the length would be minutes.
    #expect(ContinuousClock.now - start < .seconds(5))
  }
}

@Suite("The two forms of a letter")
struct LetterFormsTests {
  @Test(
    "are one in English, and in other languages as their rules say",
    arguments: [
      ("en-us", "amœba", "amoeba", true), ("en-gb", "ŒDIPUS", "Oedipus", true),
      ("en", "encyclopædia", "encyclopaedia", true), ("en-us", "Ceauşescu", "Ceaușescu", true),
      ("en-us", "Constan\u{163}a", "Constanța", true), ("ro", "şi", "și", true),
      ("ro", "s\u{327}i", "s\u{326}i", true), ("la", "cælum", "caelum", true),
      ("fr", "cœur", "coeur", false), ("da", "bær", "baer", false), ("is", "ær", "aer", false),
      ("ro", "cæl", "cael", false), ("tr", "ş", "ș", false), ("es", "amœba", "amoeba", false),
      ("de", "Straße", "STRASSE", true), ("en-us", "amoba", "amoeba", false),
    ])
  func forms(language: String, one: String, other: String, areSame: Bool) {
    let forms = Language(language).rules.letterForms
    #expect((Spelling(one, in: forms) == Spelling(other, in: forms)) == areSame)
  }

  @Test("keep the capital of a name")
  func capital() {
    #expect(Spelling("Œdipus", in: .english).written == "Oedipus")
    #expect(Spelling("Æsop", in: .english).written == "Aesop")
  }
}
