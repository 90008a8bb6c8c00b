extension LanguageRules {
  /// Spanish.
  public static let spanish = {
    var rules = LanguageRules(code: "es", longCode: "spa", name: "Spanish", ownName: "español")
    rules.specialLetters = ["á", "é", "í", "ó", "ú", "ü", "ñ"]
    rules.articles = [.masculine: "el", .feminine: "la"]
    return rules
  }()
}
