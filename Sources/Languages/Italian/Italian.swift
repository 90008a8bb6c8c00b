extension LanguageRules {
  /// Italian.
  public static let italian = {
    var rules = LanguageRules(code: "it", name: "Italian", ownName: "italiano")
    rules.specialLetters = ["à", "è", "é", "ì", "ò", "ù"]
    rules.determiners = ["il", "lo", "la", "i", "gli", "le", "l", "un", "uno", "una"]
    rules.choices = SpellingChoice.italian
    return rules
  }()
}
