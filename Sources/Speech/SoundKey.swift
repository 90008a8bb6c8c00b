/// What two words share that sound the same: their phonemes, without what a listener can't tell.
enum SoundKey {
  /// - Parameter phonemes: in the engine's notation, such as `D_'e@`, with `_` between the phonemes of
  ///   a word and spaces between words.
  static func of(_ phonemes: String) -> String {
    phonemes.split(separator: " ").map(word).joined(separator: "_")
  }

  private static func word(_ phonemes: Substring) -> String {
    // `for` and `four`, `horse` and `hoarse`: one vowel for nearly all who speak English today (Wells,
    // Accents of English, 1982, section 2.2.6).
    let merged = String(phonemes).replacing("o@", with: "O@")
    // A word of one syllable has one way to be stressed; the engine marks the little words less.
    return isMonosyllable(merged) ? merged.filter { !stresses.contains($0) } : merged
  }

  private static let stresses: Set<Character> = ["'", ",", "%", "="]
  private static let vowels: Set<Character> = Set("aeiouAEIOUV03@")

  private static func isMonosyllable(_ phonemes: String) -> Bool {
    phonemes.split(separator: "_").count { $0.contains(where: vowels.contains) } == 1
  }
}
