extension LanguageRules {
  /// Latin.
  public static let latin = {
    var rules = LanguageRules(code: "la", longCode: "lat", name: "Latin", ownName: "Latina")
    rules.letterForms = .latin
    return rules
  }()
}
