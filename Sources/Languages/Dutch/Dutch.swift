extension LanguageRules {
  /// Dutch.
  public static let dutch = {
    var rules = LanguageRules(code: "nl", name: "Dutch", ownName: "Nederlands")
    rules.specialLetters = ["é", "è", "ë", "ï", "ó", "ö", "ü"]
    rules.articles = [.common: "de", .masculine: "de", .feminine: "de", .neuter: "het"]
    rules.determiners = ["de", "het", "een"]
    rules.choices = SpellingChoice.dutch
    return rules
  }()
}
