/// The sentences about vowels whose letters depend on those beside them.
extension MistakeExplanation {
  /// A sentence about a vowel that sounds otherwise after a w: `want`, `work`, `warm`.
  var vowelAfterW: String? {
    guard word.isSaid, letters.lowerBound > 0, let grapheme, grapheme.letters == letters,
      let before = word.grapheme(at: letters.lowerBound - 1),
      before.sounds.overlaps(Sounds(.w, .kw))
    else { return nil }
    let w = text(before.letters)
    guard ["w", "wh", "qu"].contains(w) else { return nil }
    switch spelled {
    // The a of *wall* and *water* is another sound.
    case "a"
    where grapheme.sounds.overlaps(Sounds(.ɒ)) && !"lr".contains(rest.prefix(1))
      && !rest.hasPrefix("ter"):
      return "After \(w), a often sounds like the o of hot: \(shown)."
    case "ar" where grapheme.sounds.overlaps(Sounds(.ɔː)):
      return "After \(w), ar often sounds like or: \(shown)."
    case "or" where grapheme.sounds.overlaps(Sounds(.ɜː)):
      return "After \(w), or often sounds like er: \(shown)."
    default: return nil
    }
  }

  /// A sentence about an l that is a syllable of its own, with the vowel letter beside it: the `le`
  /// of *little* and the `l` of *whistling*; `nil` for any other sound.
  var syllabicL: String? {
    guard word.isSaid, let grapheme, grapheme.sounds == Sounds(.əl) else { return nil }
    let all = text(grapheme.letters)
    if all == "ul", word.spelling.description.hasSuffix("ful") {
      return "The ending is -ful: \(shown(word.letters.count - 3..<word.letters.count))."
    }
    if let vowelBeforeL { return vowelBeforeL }
    let name =
      grapheme.letters.upperBound == word.letters.count
      ? "The ending is -" : "This sound is spelled "
    return "\(name)\(all): \(whole(grapheme))."
  }

  /// A sentence about the vowel letter before an l that is a syllable of its own, if the l is
  /// right: the `i` of *ventilate*; `nil` at the end of a word, where the letters are an ending.
  private var vowelBeforeL: String? {
    guard let grapheme, grapheme.letters.count == 2,
      grapheme.letters.upperBound < word.letters.count,
      text(grapheme.letters).hasSuffix("l"),
      mistake.letters != grapheme.letters || tried.hasSuffix("l")
    else { return nil }
    let vowel = grapheme.letters.lowerBound..<grapheme.letters.upperBound - 1
    return "The vowel \(text(vowel)) is weak, so you can't hear which letter it is: "
      + "\(shown(vowel))."
  }

  /// A sentence about a vowel and the r after it, which are one sound to many speakers: the `or` of
  /// *form*.
  var vowelWithR: String? {
    guard word.isSaid, let grapheme, grapheme.letters == letters, letters.count == 1,
      grapheme.sounds.overlaps(Sounds(.ɑː, .ɔː)),
      let next = word.graphemes.first(where: {
        $0.letters.lowerBound == letters.upperBound
      }), text(next.letters) == "r",
      next.letters.upperBound == word.letters.count
        || Letter.isConsonant(word.letters[next.letters.upperBound])
    else { return nil }
    let both = letters.lowerBound..<next.letters.upperBound
    if text(both) == "ar", before == "w", grapheme.sounds.overlaps(Sounds(.ɔː)) {
      return "After w, ar often sounds like or: \(shown(both))."
    }
    return "This sound is spelled \(text(both)): \(shown(both))."
  }

  /// A sentence about an `r` that the learner wrote because it makes a vowel long where no `r` is
  /// said: `barth` for `bath`, `worter` for `water`.
  var unwrittenR: String? {
    guard let grapheme, grapheme.isVowel, tried.contains("r"), tried.count > 1,
      !text(grapheme.letters).contains("r")
    else { return nil }
    if grapheme.isReduced {
      let letters = text(grapheme.letters)
      return "This weak vowel is spelled \(letters), without an r: \(whole(grapheme))."
    }
    return spelled == "a" && tried.first == "a"
      ? "The a may be long here, but no r is written: \(shown)."
      : "This vowel is spelled \(spelled), without an r: \(shown)."
  }

  /// A sentence about a vowel and the -re at the end of the word: the `ere` of *there*; `nil` for
  /// any other vowel.
  var vowelWithRe: String? {
    guard rest == "re", letters.count == 1, let grapheme, grapheme.isVowel,
      grapheme.letters == letters
    else { return nil }
    let all = letters.lowerBound..<word.letters.count
    return "This sound is spelled \(text(all)): \(shown(all))."
  }

  /// A sentence about a vowel that is spelled with a letter before a consonant and with the silent
  /// `e` after it; `nil` for any other.
  var vowelAroundConsonant: String? {
    guard letters.count == 3, mistake.letters.count == 1, let grapheme else { return nil }
    let e = letters.upperBound - 1..<letters.upperBound
    return text(letters).hasSuffix("re") || !grapheme.isLong(in: word)
      ? "This sound is spelled \(spelled): \(shown)."
      : "The silent e makes the \(grapheme.name(in: word) ?? ""): \(shown([mistake.letters, e]))."
  }

  /// A sentence about all letters of a vowel, only some of which are wrong: `two` for `too`.
  /// The engine may take one of two letters for a silent one, as the e of *fierce*.
  var partOfTeam: String? {
    guard let grapheme, grapheme.isVowel else { return nil }
    var team = grapheme.letters
    if let next = word.grapheme(after: grapheme), next.isSilent, next.isVowel,
      next.letters.upperBound < word.letters.count, word.isSaid
    {
      team = team.lowerBound..<next.letters.upperBound
    }
    guard team.count > letters.count, team.contains(letters.lowerBound),
      text(team).allSatisfy({ "aeiouy".contains($0) })
    else { return nil }
    return "This vowel is spelled \(text(team)): \(shown(team))."
  }

  /// A sentence about two vowels side by side that are each heard: the `ia` of *brilliant*.
  var vowelsApart: String? {
    guard let grapheme, grapheme.letters == letters, grapheme.isVowelPair(in: word) else {
      return heardPair.map { "Both vowels are heard: \(shown($0))." }
    }
    // The i of *million* is a consonant.
    if spelled == "io", rest.hasPrefix("n"), before == "l" || before == "n" {
      let i = letters.lowerBound..<letters.lowerBound + 1
      return "The i sounds like y here: \(shown(i))."
    }
    return mistake.kind == .neighbourVowels
      ? "Both vowels are heard: \(shown)." : "These vowels are spelled \(spelled): \(shown)."
  }

  /// The letters of two vowels side by side that are each heard, if one of them is missing: the
  /// `ie` of *experience*.
  private var heardPair: Range<Int>? {
    guard word.isSaid, mistake.kind == .neighbourVowels, departure == .missing,
      let first = letters.first
    else { return nil }
    // The engine takes the two of *audience* for one sound.
    if letters.count == 2 { return letters }
    func heard(at index: Int) -> Grapheme? {
      guard word.letters.indices.contains(index), let grapheme = word.grapheme(at: index) else {
        return nil
      }
      return grapheme.isVowel && !grapheme.isSilent ? grapheme : nil
    }
    guard let one = heard(at: first), one.letters == letters else { return nil }
    if let next = heard(at: first + 1) {
      // The r of *superior* belongs to the second vowel.
      let count = word.letters[next.letters].prefix(while: Letter.isVowel).count
      return first..<next.letters.lowerBound + count
    }
    guard let previous = heard(at: first - 1), previous.letters.count == 1 else { return nil }
    return first - 1..<first + 1
  }

  /// A sentence about two letters of a vowel that the engine doesn't say.
  var silentPair: String? {
    guard word.isSaid, let first = letters.first, word.grapheme(at: first)?.isSilent == true else {
      return nil
    }
    return letters.count == 2 && Self.vowelPairs.contains(spelled)
      ? "This vowel is spelled \(spelled): \(shown)." : vowelPair
  }

  /// A sentence about two letters that spell a vowel, only one of which was left out: the `au` of
  /// *restaurant*.
  var vowelPair: String? {
    guard letters.count == 1, let index = letters.first, index + 1 < word.letters.count else {
      return nil
    }
    for pair in [index..<index + 2, max(index - 1, 0)..<index + 1]
    where Self.vowelPairs.contains(text(pair)) {
      return "This vowel is spelled \(text(pair)): \(shown(pair))."
    }
    return nil
  }

  /// Two letters that spell one vowel.
  private static let vowelPairs: Set = ["ai", "au", "ou"]
}
