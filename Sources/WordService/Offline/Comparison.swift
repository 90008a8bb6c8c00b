/// Which adjectives take `er` and `est`; all others take `more` and `most` (Quirk, Greenbaum, Leech and
/// Svartvik, 1985, 7.81).
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
    var count = 0
    var isInVowel = false
    for (index, letter) in word.enumerated() {
      let isVowel =
        "aeio".contains(letter) || letter == "u" && !word.prefix(index).hasSuffix("q")
        || letter == "y" && index > 0
      if isVowel && !isInVowel { count += 1 }
      isInVowel = isVowel
    }
    let isLastSilent = word.hasSuffix("gue") || word.hasSuffix("e") && !endsWithTwoVowels(word)
    return count - (isLastSilent && count > 1 ? 1 : 0) == 1
  }

  private static func endsWithTwoVowels(_ word: Substring) -> Bool {
    word.suffix(2).count { "aeiouy".contains($0) } == 2
  }

  /// Short adjectives that are not compared, or not so.
  private static let neverCompared: Set = [
    "arch", "bad", "bass", "boss", "brag", "buff", "bum", "chief", "crank", "cut", "eager", "even",
    "evil", "flash", "flush", "fly", "further", "gold", "hep", "hinder", "il", "in", "just", "left",
    "li", "like", "liv", "live", "loyal", "main", "meet", "mod", "north", "off", "open", "proper",
    "punk",
    "salt", "sear", "sere", "side", "skew", "skint", "swank", "swell", "upper", "utter", "very",
    "wrong",
  ]

  /// Longer adjectives that are compared with `er` and `est`.
  private static let longAndCompared: Set = [
    "abrupt", "acute", "common", "handsome", "mature", "minute", "obscure", "obtuse", "pleasant",
    "polite", "profound", "remote", "rotten", "secure", "serene", "severe", "sincere", "stupid",
    "unpleasant", "wicked",
  ]
}
