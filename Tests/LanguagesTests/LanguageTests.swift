import Languages
import Testing

@Suite("Languages")
struct LanguageTests {
  @Test(
    "have regions", arguments: [("pt-br", "pt", true), ("pt", "pt-br", false), ("es", "e", false)])
  func varieties(code: String, other: String, isVariety: Bool) {
    #expect(Language(code).isVariety(of: Language(other)) == isVariety)
  }

  @Test(
    "have the rules of the language whose region they are",
    arguments: [
      ("en-gb", "English"), ("pt-br", "Portuguese"), ("de", "German"), ("he", "Hebrew"),
      ("tlh", ""), ("", ""),
    ])
  func rules(code: String, name: String) { #expect(Language(code).rules.name == name) }

  @Test(
    "are read from codes as people type them",
    arguments: [
      ("DE", "de"), ("pt-BR", "pt-br"), ("cmn", "cmn"), ("", nil), ("d", nil), ("deutsch", nil),
      ("de-", nil), ("../de", nil), ("dé", nil), ("de-123456789", nil),
      ("en-a-b-c-d-e-f-g-h", "en-a-b-c-d-e-f-g-h"),
      ("en-aaaaaaaa-bbbbbbbb-c", nil),
    ] as [(String, String?)])
  func typed(text: String, code: String?) { #expect(Language(typed: text)?.code == code) }

  @Test("know of English how it is spelled, and of others only what they say")
  func knowledge() {
    #expect(Language("en-us").knows([.spellingRules, .wordFormation]))
    #expect(!Language("fr").knows(.wordFormation))
    #expect(!Language("th").knows(.spellingRules))
  }

  @Test("have letters of their own, each once and small", arguments: LanguageRules.foreign)
  func letters(rules: LanguageRules) {
    #expect(!rules.specialLetters.isEmpty)
    #expect(Set(rules.specialLetters).count == rules.specialLetters.count)
    #expect(rules.specialLetters.allSatisfy { !$0.isUppercase && !$0.isASCII })
  }

  @Test("have names and rules for the choices of spelling", arguments: LanguageRules.foreign)
  func choices(rules: LanguageRules) {
    #expect(rules.choices.count > 20)
    for choice in rules.choices {
      #expect(choice.spellings.count > 1, "\(choice.name)")
      #expect(Set(choice.spellings).count == choice.spellings.count, "\(choice.name)")
      for spelling in choice.spellings {
        #expect(!choice.rule(for: spelling).hasSuffix("."), "\(choice.name)")
        #expect(spelling == spelling.lowercased(), "\(choice.name)")
      }
      // The rule of a letter that stands there can't be that of a letter left out.
      if choice.spellings.contains("") {
        #expect(choice.rule(for: "") != choice.rule(for: choice.spellings[0]), "\(choice.name)")
      }
    }
  }
}
