internal import ByteText

/// A key that two words share when they sound the same: their phonemes, without the differences
/// that listeners don't hear.
enum SoundKey {
  /// Returns the key of words.
  ///
  /// - Parameters:
  ///   - phonemes: in the engine's notation, such as `D_'e@`, with `_` between the phonemes of a
  ///     word and spaces between words.
  ///   - accent: the accent of English, `us` or `gb`; `nil` for any other language.
  static func of(_ phonemes: String, accent: String? = nil) -> String {
    let sounds = sameSounds + (accent.flatMap { sameSoundsOfAccents[$0] } ?? [])
    return phonemes.bytes.split(separator: " ").map { key(ofWord: $0, sounds) }.joined(
      separator: "_")
  }

  private static func key(ofWord phonemes: Substring, _ sounds: [(String, String)]) -> String {
    var merged = String(phonemes)
    // Most words have few of the phonemes; to look for a byte costs much less than to look for a
    // text.
    for (one, other) in sounds where one.utf8.allSatisfy(merged.utf8.contains) {
      merged = merged.bytes.replacing(one, with: other)
    }
    // A word that is unstressed among others, as `our` is, has the stress when it stands alone.
    if !merged.bytes.contains("'"), let stress = merged.bytes.firstIndex(of: ",") {
      merged.replaceSubrange(stress..<merged.utf8.index(after: stress), with: "'")
    }
    // A word of one syllable can be stressed in one way only; the engine leaves out some marks.
    return isMonosyllable(merged) ? merged.filter { !stresses.contains($0) } : merged
  }

  /// Phonemes that listeners don't tell apart, and one for both.
  private static let sameSounds = [
    // `for` and `four`, `horse` and `hoarse`: nearly all speakers of English have one vowel in both
    // today (Wells, Accents of English, 1982, section 2.2.6).
    ("o@", "O@"),
    // The engine has several signs for one weak vowel, and for a vowel before `l` and `r`: `profit`
    // and `prophet`, `isle` and `aisle`, `serial` and `cereal`, `stationary` and `stationery`.
    ("I2", "I"), ("I#", "I"), ("@L", "@_l"), ("aI@", "aI_@"), ("aU@", "aU_@"), ("i@3_r", "i@_r"),
    ("I_;", "i_;"),
    (",e@_r", ",E_r"),
  ]

  /// Phonemes that the listeners of an accent don't tell apart.
  private static let sameSoundsOfAccents: [String: [(String, String)]] = [
    // The engine's `aa` is the vowel of `bath`. Its `t2` is a `t`, and so is its stop before an
    // `n`.
    "us": [("aa", "a"), ("t2", "t"), ("?_n-", "t_@_n")],
    // An r is heard only before a vowel: `sauce` and `source`, `father` and `farther` (Wells,
    // section 3.2.2).
    "gb": [("aa", "A:"), ("A@", "A:"), ("O@", "O:")],
  ]

  private static let stresses: Set<Character> = ["'", ",", "%", "="]
  private static let vowels: Set<Character> = Set("aeiouAEIOUV03@")

  private static func isMonosyllable(_ phonemes: String) -> Bool {
    phonemes.bytes.split(separator: "_").count { $0.contains(where: vowels.contains) } == 1
  }
}
