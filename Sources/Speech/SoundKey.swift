/// A key that two words share when they sound the same: their phonemes, without the differences
/// that listeners don't hear.
enum SoundKey {
  /// Returns the key of words.
  ///
  /// - Parameter phonemes: in the engine's notation, such as `D_'e@`, with `_` between the phonemes
  ///   of a word and spaces between words.
  static func of(_ phonemes: String) -> String {
    phonemes.split(separator: " ").map(key(ofWord:)).joined(separator: "_")
  }

  private static func key(ofWord phonemes: Substring) -> String {
    // `for` and `four`, `horse` and `hoarse`: nearly all speakers of English have one vowel in both
    // today (Wells, Accents of English, 1982, section 2.2.6).
    let merged = String(phonemes).replacing("o@", with: "O@")
    // A word of one syllable can be stressed in one way only; the engine leaves out some marks.
    return isMonosyllable(merged) ? merged.filter { !stresses.contains($0) } : merged
  }

  private static let stresses: Set<Character> = ["'", ",", "%", "="]
  private static let vowels: Set<Character> = Set("aeiouAEIOUV03@")

  private static func isMonosyllable(_ phonemes: String) -> Bool {
    phonemes.split(separator: "_").count { $0.contains(where: vowels.contains) } == 1
  }
}
