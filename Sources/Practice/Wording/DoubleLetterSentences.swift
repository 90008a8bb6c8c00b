/// The sentences about letters that are wrongly single or wrongly double. They give the reason
/// where a rule has one: a double consonant keeps the vowel before it short.
extension MistakeExplanation {
  var doubledLetter: String {
    guard let letter = spelled.first else { return extraLetters }
    if let movedDouble { return movedDouble }
    if departure == .wrong, letters.count > 1 {
      let tried = typed.letters[triedAround]
      guard tried.contains(letter) else { return soundSentence }
      if let other = zip(tried, tried.dropFirst()).first(where: { $0 == $1 && $0 != letter })?.0 {
        return "The \(letter) is double, not the \(other): \(shown)."
      }
    }
    return departure == .missing || letters.count > 1
      ? shortVowelBeforeDouble ?? doubleAtEnd ?? "The \(letter) is double: \(shown)."
      : ful ?? longVowelBeforeSingle ?? "The \(letter) is single: \(shown)."
  }

  /// A sentence about the same consonant on both sides of a vowel, where the learner doubled the
  /// wrong one: `paralellogram`.
  private var movedDouble: String? {
    guard departure == .wrong, letters.count == 2, letters.lowerBound > 0,
      letters.upperBound < word.letters.count, let first = spelled.first, let last = spelled.last
    else { return nil }
    let (before, after) = (letters.lowerBound - 1, letters.upperBound)
    guard word.letters[before] == word.letters[after], first != last else { return nil }
    return text(before..<before + 1) == String(first)
      ? "The first \(first) is double, the second is single: \(shown(before..<before + 2))."
      : "The first \(last) is single, the second is double: \(shown(after - 1..<after + 1))."
  }

  /// The letters that the learner typed in place of these, and one more on each side.
  private var triedAround: Range<Int> {
    (mistake.typed.lowerBound - 1..<mistake.typed.upperBound + 1)
      .clamped(to: 0..<typed.letters.count)
  }

  /// A sentence about the short vowel before a double consonant: the `u` of *muddy*.
  private var shortVowelBeforeDouble: String? {
    guard let consonant = grapheme, let vowel = word.vowelKeptShort(by: consonant) else {
      return nil
    }
    return "The double \(spelled.prefix(1)) keeps the \(text(vowel.letters)) short: \(shown)."
  }

  /// A sentence about a double letter at the end of a short word: *drill*.
  private var doubleAtEnd: String? {
    guard rest.isEmpty, let letter = spelled.first, "flsz".contains(letter), vowel != nil,
      word.graphemes.count(where: \.isVowel) == 1
    else { return nil }
    return "At the end of a short word, \(letter) is often double: \(shown)."
  }

  /// A sentence about the ending -ful, which has one l.
  private var ful: String? {
    guard rest.isEmpty, letters.count == 1, word.spelling.description.hasSuffix("ful") else {
      return nil
    }
    return "The ending -ful has only one l: \(shown(word.letters.count - 3..<word.letters.count))."
  }

  /// A sentence about the long vowel before a single consonant: the `o` of *hoping*.
  private var longVowelBeforeSingle: String? {
    guard letters.count == 1, !"hjkqvwx".contains(spelled), grapheme?.isVowel == false, let vowel,
      vowel.isStressed, vowel.isLong(in: word), isBeforeVowel
    else { return nil }
    return "A double \(spelled) would make the \(text(vowel.letters)) short: \(shown)."
  }

  /// The vowel before the letters, if it has one letter.
  private var vowel: Grapheme? {
    guard letters.lowerBound > 0, let vowel = word.grapheme(at: letters.lowerBound - 1),
      vowel.isVowel, vowel.letters.count == 1
    else { return nil }
    return vowel
  }

  private var isBeforeVowel: Bool {
    letters.upperBound < word.letters.count && Letter.isVowel(word.letters[letters.upperBound])
  }
}
