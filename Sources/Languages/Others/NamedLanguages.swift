extension LanguageRules {
  /// Languages of which nothing is known but their names. A list of their words tells them by its
  /// script.
  static let knownByName = [
    LanguageRules(code: "el", name: "Greek", ownName: "Ελληνικά"),
    LanguageRules(code: "he", name: "Hebrew", ownName: "עברית"),
    LanguageRules(code: "hy", name: "Armenian", ownName: "Հայերեն"),
    LanguageRules(code: "ja", name: "Japanese", ownName: "日本語"),
    LanguageRules(code: "ka", name: "Georgian", ownName: "ქართული"),
    LanguageRules(code: "ko", name: "Korean", ownName: "한국어"),
    LanguageRules(code: "th", name: "Thai", ownName: "ไทย"),
  ]
}
