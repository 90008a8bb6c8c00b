extension LanguageRules {
  /// French.
  public static let french = {
    var rules = LanguageRules(code: "fr", longCode: "fra", name: "French", ownName: "français")
    rules.specialLetters = [
      "à", "â", "ç", "é", "è", "ê", "ë", "î", "ï", "ô", "œ", "ù", "û", "ü", "æ",
    ]
    rules.articles = [.masculine: "le", .feminine: "la"]
    return rules
  }()
}
