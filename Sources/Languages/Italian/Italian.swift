extension LanguageRules {
  /// Italian.
  public static let italian = {
    var rules = LanguageRules(code: "it", name: "Italian", ownName: "italiano")
    rules.specialLetters = ["à", "è", "é", "ì", "ò", "ù"]
    return rules
  }()
}
