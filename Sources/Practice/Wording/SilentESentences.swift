/// The sentences about the silent `e` at the end of a word or before its ending.
extension MistakeExplanation {
  var finalE: String {
    switch (departure, rest.isEmpty) {
    case (.missing, true) where !others.isEmpty:
      "No vowel is heard at the end, because the e is silent: \(shown(letters))."
    case (.missing, true) where spelled == "es": "The word ends in es: \(shown)."
    case (.missing, true): neededE ?? "The word ends in a silent e: \(shown)."
    case (.wrong, true) where spelled == "e": neededE ?? "The word ends in a silent e: \(shown)."
    case (.missing, false): softeningE ?? "Keep the silent e before -\(rest): \(shown)."
    case (_, true): unneededE ?? "The word has no e at the end: \(word.spelling.written)."
    case (_, false): droppedE ?? "Write no e before -\(rest): \(word.spelling.written)."
    }
  }

  /// A sentence about an `e` that the word lost before a consonant, or never had there: *truly*,
  /// *quickly*. Other words keep theirs: *safely*. `nil` before a vowel, where a rule tells it.
  private var droppedE: String? {
    guard let first = rest.first, !"aeioy".contains(first) else { return nil }
    guard let base = word.baseWithDroppedE(before: letters.lowerBound) else {
      return "No e stands before -\(rest) here: \(word.spelling.written)."
    }
    let ending = rest.hasSuffix("ments") ? "ment" : rest
    return "\(base) loses its e before -\(ending): \(word.spelling.written)."
  }

  /// A sentence about what the `e` at the end does; `nil` if it does nothing.
  var neededE: String? {
    guard spelled == "e", letters.lowerBound > 1,
      let last = word.grapheme(at: letters.lowerBound - 1)
    else { return nil }
    let isSoft = word.isSaid && last.sounds.overlaps(Sounds(.s, .dʒ))
    switch before {
    case "c" where isSoft: return "The e at the end makes the c sound like s: \(shown)."
    case "g" where isSoft: return "The e at the end makes the g sound like j: \(shown)."
    case let vowel? where "iou".contains(vowel) && last.isVowel:
      let both = letters.lowerBound - 1..<letters.upperBound
      return "This vowel is spelled \(text(both)): \(shown(both))."
    default: break
    }
    // The verb *live* has a short i.
    if word.spelling.description != "live",
      ["b", "d", "f", "k", "l", "m", "n", "p", "r", "re", "s", "t", "th", "v", "z"].contains(
        text(last.letters)), last.letters.lowerBound > 0,
      let vowel = word.grapheme(at: last.letters.lowerBound - 1), let name = vowel.name(in: word),
      !word.hasOre(vowel)
    {
      return "The silent e makes the \(name): \(shown([vowel.letters, letters]))."
    }
    return before == "v"
      ? "Hardly any English word ends in v, so write e after it: \(shown)." : nil
  }

  /// A sentence about a silent `e` within a word that makes the vowel before it long: *evening*.
  var innerE: String? {
    guard spelled == "e", !rest.isEmpty, grapheme?.isSilent == true,
      word.hasLongVowel(before: letters.lowerBound)
    else { return nil }
    return neededE
  }

  /// A sentence about an `e` before an ending, without which a c or a g would sound otherwise:
  /// *noticeable*; `nil` for any other.
  private var softeningE: String? {
    guard spelled == "e", let sound = softSound, let before, let next = rest.first,
      "ao".contains(next)
    else { return nil }
    return "The e stays before -\(rest), so that the \(before) sounds like \(sound): \(shown)."
  }

  /// A sentence about the first letter of -eous after a soft g: *courageous*; `nil` after any other
  /// letter.
  var softE: String? {
    guard let sound = softSound, let before else { return nil }
    let e = letters.lowerBound..<letters.lowerBound + 1
    return "The e before -ous makes the \(before) sound like \(sound): \(shown(e))."
  }

  /// How a c or a g before the letters sounds if it is soft; `nil` for any other letter.
  private var softSound: String? {
    guard let before, word.isSaid,
      word.grapheme(at: letters.lowerBound - 1)?.sounds.overlaps(Sounds(.s, .dʒ)) == true
    else { return nil }
    return ["c": "s", "g": "j"][before]
  }

  /// A sentence about a silent `e` at the end that stands before the consonant in the try: *tiem*.
  var movedE: String? {
    guard rest.isEmpty, letters.count == 2, letters.lowerBound > 0, spelled.hasSuffix("e"),
      let consonant = spelled.first,
      let vowel = word.grapheme(at: letters.lowerBound - 1), let name = vowel.name(in: word)
    else { return nil }
    let e = letters.upperBound - 1..<letters.upperBound
    return "The silent e comes after the \(consonant), and makes the \(name): "
      + "\(shown([vowel.letters, e]))."
  }

  /// A sentence about the letters of a long vowel, which the learner marked with a silent `e`;
  /// `nil` if there is no such `e`.
  var teamForE: String? {
    guard let first = letters.first, let grapheme = word.grapheme(at: first),
      others.contains(where: { mistake.hasUnneededE($0, in: word) })
    else { return nil }
    return "This vowel is spelled \(text(grapheme.letters)), without a silent e: "
      + "\(shown(grapheme.letters))."
  }

  /// A sentence about what an `e` at the end would do; `nil` if it would do nothing.
  private var unneededE: String? {
    guard word.isSaid, tried == "e", let last = word.graphemes.last, last.letters.count == 1,
      !last.isVowel, let before, !"wxyr".contains(before),
      let vowel = word.graphemes.dropLast().last, vowel.isShort(in: word)
    else { return nil }
    let letter = text(vowel.letters)
    let change = letter == "u" ? "u long" : "\(letter) say its name"
    return "An e at the end would make the \(change): \(word.spelling.written)."
  }
}

extension Grapheme {
  /// Returns what a silent `e` makes of this vowel, such as "a say its name" for the `a` of *late*;
  /// `nil` if the vowel is not long.
  func name(in word: WrittenWord) -> String? {
    guard isLong(in: word), let index = letters.first else { return nil }
    let letter = String(word.spelling.letters[index])
    if letter == "e" { return "e before it say its name" }
    return sounds.overlaps(Sounds(.uː)) ? "\(letter) long" : "\(letter) say its name"
  }

  /// Whether this is a single vowel letter that is stressed and short: the `o` of *hop*.
  func isShort(in word: WrittenWord) -> Bool {
    guard word.isSaid, isStressed, letters.count == 1, let index = letters.first else {
      return false
    }
    let short: Sounds =
      switch word.letters[index] {
      case UInt8(ascii: "a"): Sounds(.æ)
      case UInt8(ascii: "e"): Sounds(.ɛ)
      case UInt8(ascii: "i"): Sounds(.ɪ)
      case UInt8(ascii: "o"): Sounds(.ɒ)
      case UInt8(ascii: "u"): Sounds(.ʌ)
      default: []
      }
    // The or of *form* and the ie of *fierce* are long.
    let rest = word.letters[letters.upperBound...]
    if rest.first == UInt8(ascii: "r"), !rest.beginsWithDouble { return false }
    if let next = word.grapheme(after: self), next.isVowel, next.isSilent { return false }
    return sounds.overlaps(short)
  }
}
