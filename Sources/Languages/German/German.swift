extension LanguageRules {
  /// German, in the spelling of 2006.
  public static let german = {
    var rules = LanguageRules(code: "de", name: "German", ownName: "Deutsch")
    rules.specialLetters = ["ä", "ö", "ü", "ß"]
    rules.capitals = .inNouns
    rules.articles = [.masculine: "der", .feminine: "die", .neuter: "das"]
    rules.determiners = ["der", "die", "das", "ein", "eine"]
    rules.choices = SpellingChoice.german
    return rules
  }()
}
