extension LanguageRules {
  /// Romanian.
  public static let romanian = {
    var rules = LanguageRules(code: "ro", name: "Romanian", ownName: "română")
    rules.letterForms = .romanian
    rules.specialLetters = ["ă", "â", "î", "ș", "ț"]
    return rules
  }()
}
