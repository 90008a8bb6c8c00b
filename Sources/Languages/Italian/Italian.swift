extension LanguageRules {
  /// Italian. Its articles depend on the sound that follows.
  public static let italian = {
    var rules = LanguageRules(code: "it", longCode: "ita", name: "Italian", ownName: "italiano")
    rules.specialLetters = ["à", "è", "é", "ì", "ò", "ù"]
    return rules
  }()
}
