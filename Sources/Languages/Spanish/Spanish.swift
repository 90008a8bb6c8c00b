extension LanguageRules {
  /// Spanish.
  public static let spanish = {
    var rules = LanguageRules(code: "es", name: "Spanish", ownName: "español")
    rules.specialLetters = ["á", "é", "í", "ó", "ú", "ü", "ñ"]
    return rules
  }()
}
