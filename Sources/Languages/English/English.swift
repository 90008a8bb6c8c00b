extension LanguageRules {
  /// English, whose words and mistakes VocalVocab knows best.
  public static let english = {
    var rules = LanguageRules(code: "en", name: "English", ownName: "English")
    rules.knowledge = [.spellingRules, .wordFormation]
    rules.letterForms = .english
    rules.onsets = englishOnsets
    return rules
  }()
}
