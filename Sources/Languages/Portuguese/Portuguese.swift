extension LanguageRules {
  /// Portuguese, in the spelling of 1990.
  public static let portuguese = {
    var rules = LanguageRules(code: "pt", name: "Portuguese", ownName: "português")
    rules.specialLetters = [
      "á", "â", "ã", "à", "ç", "é", "ê", "í", "ó", "ô", "õ", "ú",
    ]
    rules.determiners = ["o", "a", "os", "as", "um", "uma"]
    rules.choices = SpellingChoice.portuguese
    return rules
  }()
}
