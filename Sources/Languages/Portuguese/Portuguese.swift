extension LanguageRules {
  /// Portuguese, in the spelling of 1990.
  public static let portuguese = {
    var rules = LanguageRules(code: "pt", name: "Portuguese", ownName: "português")
    rules.specialLetters = [
      "á", "â", "ã", "à", "ç", "é", "ê", "í", "ó", "ô", "õ", "ú",
    ]
    return rules
  }()
}
