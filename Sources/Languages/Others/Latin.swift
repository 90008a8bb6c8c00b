extension LanguageRules {
  /// Latin.
  public static let latin = {
    var rules = LanguageRules(code: "la", name: "Latin", ownName: "Latina")
    rules.letterForms = .latin
    return rules
  }()
}
