/// What two words share that sound the same: phonemes in the engine's notation, without what a
/// listener can't tell.
enum SoundKey {
  /// - Parameter phonemes: the engine's, such as `D'e@`, with spaces between words.
  static func of(_ phonemes: String) -> String {
    phonemes.split(separator: " ").map(word).joined(separator: " ")
  }

  private static func word(_ phonemes: Substring) -> String {
    // `for` and `four`, `horse` and `hoarse`: one vowel for nearly all who speak English today (Wells,
    // Accents of English, 1982, section 2.2.6).
    let merged = String(phonemes).replacing("o@", with: "O@")
    // A word of one syllable has one way to be stressed; the engine marks the little words less.
    return isMonosyllable(merged) ? merged.filter { !stresses.contains($0) } : String(merged)
  }

  private static let stresses: Set<Character> = ["'", ",", "%", "="]
  private static let vowels: Set<Character> = Set("aeiouAEIOUV03@")

  private static func isMonosyllable(_ phonemes: String) -> Bool {
    phonemes.split { !vowels.contains($0) }.count == 1
  }
}
