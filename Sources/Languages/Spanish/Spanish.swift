extension LanguageRules {
  /// Spanish.
  public static let spanish = {
    var rules = LanguageRules(code: "es", name: "Spanish", ownName: "español")
    rules.specialLetters = ["á", "é", "í", "ó", "ú", "ü", "ñ"]
    rules.determiners = ["el", "la", "los", "las", "un", "una", "unos", "unas"]
    rules.choices = SpellingChoice.spanish
    rules.accentRule = SpanishStress.rule
    return rules
  }()
}
