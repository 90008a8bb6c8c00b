/// The adjectives that take `er` and `est`. All others take `more` and `most` (Quirk, Greenbaum,
/// Leech and Svartvik, 1985, 7.81).
///
/// Lists of words can't decide it, because they hold forms that nobody uses, such as `carefuller`.
enum Comparison {
  /// Returns whether an adjective takes `er` and `est`.
  static func hasEndings(_ adjective: String) -> Bool {
    guard !neverCompared.contains(adjective) else { return false }
    if longAndCompared.contains(adjective) { return true }
    if adjective.hasPrefix("un"), isShort(adjective.dropFirst(2)) { return true }
    guard !adjective.hasSuffix("able"), !adjective.hasSuffix("ible") else { return false }
    return isShort(adjective[...]) || ["y", "ow", "er", "le"].contains(where: adjective.hasSuffix)
  }

  /// Returns whether a word has one syllable, as far as its letters tell.
  private static func isShort(_ word: Substring) -> Bool {
    let endsInVowels = VowelLetters(word).isVowel.suffix(2).elementsEqual([true, true])
    // The last letters of `vague` and `white` are silent, those of `free` are not.
    let said =
      word.hasSuffix("gue")
      ? word.dropLast(2) : word.hasSuffix("e") && !endsInVowels ? word.dropLast() : word
    return VowelLetters(said).areTogether
  }

  /// Adjectives that look short, but don't take `er` and `est`.
  private static let neverCompared: Set = [
    "arch", "bad", "bass", "boss", "brag", "buff", "bum", "chief", "crank", "cut", "eager", "even",
    "evil", "flash", "flush", "fly", "further", "gold", "hep", "hinder", "il", "in", "just", "left",
    "li", "like", "liv", "live", "loyal", "main", "meet", "mod", "north", "off", "open", "proper",
    "punk", "salt", "sear", "sere", "side", "skew", "skint", "swank", "swell", "unique", "upper",
    "utter", "very", "wrong",
  ]

  /// Longer adjectives that are compared with `er` and `est`.
  private static let longAndCompared: Set = [
    "abrupt", "acute", "common", "handsome", "mature", "minute", "obscure", "obtuse", "pleasant",
    "polite", "profound", "remote", "rotten", "secure", "serene", "severe", "sincere", "stupid",
    "unpleasant", "wicked",
  ]
}
