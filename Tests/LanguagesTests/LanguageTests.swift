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
      ("en-gb", "English"), ("pt-br", "Portuguese"), ("de", "German"), ("tlh", ""), ("", ""),
    ])
  func rules(code: String, name: String) { #expect(Language(code).rules.name == name) }

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
}
