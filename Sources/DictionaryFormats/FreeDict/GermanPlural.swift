internal import ByteText

/// The ways in which German nouns make their plurals.
enum GermanPlural {
  /// Returns whether a word can be the plural of a noun: with an ending, perhaps with an umlaut, or
  /// with another ending in place of a foreign one.
  static func isPlausible(_ plural: String, of noun: String) -> Bool {
    if plural == noun { return true }
    let (plain, base) = (withoutUmlauts(plural), withoutUmlauts(noun))
    if let ending = plain.bytes.dropping(prefix: base) { return endings.contains(String(ending)) }
    return foreign.contains { old, new in
      base.bytes.dropping(suffix: old).map { plain == $0 + new } ?? false
    }
  }

  private static let endings: Set<String> = [
    "", "e", "en", "n", "er", "s", "nen", "se", "ien", "sen", "ten", "ta",
  ]

  private static let foreign = [
    ("us", "en"), ("us", "i"), ("um", "en"), ("um", "a"), ("a", "en"), ("o", "en"), ("o", "i"),
    ("on", "a"), ("is", "en"), ("as", "anten"), ("mann", "leute"), ("x", "zes"), ("ex", "izes"),
    ("ix", "izes"),
  ]

  private static func withoutUmlauts(_ word: String) -> String {
    var word = word
    for (umlaut, vowel) in [("ä", "a"), ("ö", "o"), ("ü", "u"), ("Ä", "A"), ("Ö", "O"), ("Ü", "U")]
    where word.bytes.contains(umlaut) {
      word = word.bytes.replacing(umlaut, with: vowel)
    }
    return word
  }
}
