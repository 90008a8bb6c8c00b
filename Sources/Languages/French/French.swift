extension LanguageRules {
  /// French.
  public static let french = {
    var rules = LanguageRules(code: "fr", name: "French", ownName: "français")
    rules.specialLetters = [
      "à", "â", "ç", "é", "è", "ê", "ë", "î", "ï", "ô", "œ", "ù", "û", "ü", "æ",
    ]
    rules.determiners = ["le", "la", "les", "l", "un", "une", "des"]
    rules.choices = SpellingChoice.french
    return rules
  }()
}
