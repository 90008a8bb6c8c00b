extension LanguageRules {
  /// The pairs of consonants that begin an English word (Wells, "Syllabification and allophony",
  /// 1990).
  static let englishOnsets: Set<String> = {
    var onsets: Set<String> = ["θw", "hw", "ʃɹ"]
    for (firsts, seconds) in [
      ("pbkɡ", "lɹ"), ("f", "lɹ"), ("tdθ", "ɹ"), ("tdkɡ", "w"), ("s", "ptkfmnlwv"),
      ("pbtdkɡfvθmnhslɹ", "j"),
    ] {
      for first in firsts { for second in seconds { onsets.insert("\(first)\(second)") } }
    }
    // Americans say no j after t or d; other speakers begin the syllable with both.
    return onsets
  }()
}
