/// The mistakes that a learner reads about in one sentence.
extension Mistake {
  /// Whether this is the silent `e` at the end, in place of which the learner wrote a vowel that
  /// another mistake is about: `raisu` for `rice`.
  func replaces(_ other: Mistake, in word: WrittenWord) -> Bool {
    kind == .finalE && departure == .missing && letters.upperBound == word.letters.count
      && other.kind == .vowelAdded && other.letters.lowerBound >= letters.lowerBound
  }

  /// Whether its explanation names the part that lost its `e`: the *true* of *truly*.
  func tellsParts(of word: WrittenWord) -> Bool {
    kind == .finalE && departure == .extra && letters.isEmpty
      && word.letters.dropFirst(letters.lowerBound).first.map(Letter.isConsonant) == true
      && word.baseWithDroppedE(before: letters.lowerBound) != nil
  }

  /// Whether the learner heard another sound for a single `g` or `c`. In words such as *language*
  /// and *rice*, only the `e` after it makes it sound like j or s.
  private func isSoft(in word: WrittenWord) -> Bool {
    [.nearConsonant, .voicing].contains(kind)
      && (word.letters[letters].spells("g") || word.letters[letters].spells("c"))
  }

  /// Whether the letters of this vowel and another mistake's silent `e` at the end are one spelling
  /// around a consonant: the `a` and the `e` of *late* and *square*.
  func isSplit(from other: Mistake, in word: WrittenWord) -> Bool {
    let end = word.letters.count
    guard other.kind == .finalE, other.departure == .missing, other.letters == end - 1..<end,
      letters.count == 1, letters.upperBound == end - 2, let grapheme = word.grapheme(at: end - 3)
    else { return false }
    return word.letters[end - 2] == UInt8(ascii: "r") || grapheme.isLong(in: word)
  }

  /// Whether the learner marked this long vowel with a silent `e` at the end, which another mistake
  /// is about, in place of its letters: `rane` for `rain`, `ranebow` for `rainbow`.
  func hasUnneededE(_ other: Mistake, in word: WrittenWord) -> Bool {
    guard other.departure == .extra, [.vowelTeam, .silentLetter].contains(kind),
      let first = letters.first, let grapheme = word.grapheme(at: first), grapheme.isVowel,
      grapheme.letters.count > 1
    else { return false }
    if other.kind == .silentLetter, other.letters.isEmpty {
      let next = word.grapheme(after: grapheme)
      return next?.isVowel == false && next?.letters.upperBound == other.letters.lowerBound
    }
    guard other.kind == .finalE else { return false }
    let rest = word.letters[grapheme.letters.upperBound...]
    return !rest.isEmpty && rest.allSatisfy(Letter.isConsonant)
  }

  /// Whether another mistake is told with this one: the silent `e` at the end that belongs to its
  /// letters (`dge`, `ce`), or the rest of its ending (`cious`).
  func takes(_ other: Mistake, of word: WrittenWord) -> Bool {
    if kind == .tionSion {
      return other.kind == .ous && other.letters.lowerBound <= letters.upperBound
    }
    if kind == .finalE, departure == .missing, other.kind == .plural {
      return other.departure == .missing && other.letters.lowerBound == letters.upperBound
    }
    if kind == .otherConsonant, other.departure == .missing,
      let grapheme = word.grapheme(at: letters.lowerBound), !grapheme.isVowel
    {
      return other.letters.lowerBound == letters.upperBound
        && other.letters.upperBound == grapheme.letters.upperBound
    }
    let isOfGue = kind == .letterWrong && word.spelling.description.hasSuffix("gue")
    if kind == .silentLetter && departure == .missing || isOfGue, other.kind == .finalE,
      other.departure == .missing
    {
      return other.letters == letters.upperBound..<word.letters.count
    }
    if [.vowelTeam, .nearVowel, .otherVowel, .sameSound].contains(kind),
      isSplit(from: other, in: word)
    {
      return true
    }
    return other.kind == .finalE && other.departure == .missing
      && other.letters == letters.upperBound..<word.letters.count
      && ([.softC, .softG, .hardC, .sZ, .sameSound].contains(kind) || isSoft(in: word))
  }
}

extension Mistake.Kind {
  /// How much the explanation of such a mistake helps beside others: a rule or a sound that is easy
  /// to mix up most, and a letter without a reason least.
  var help: Int {
    switch self {
    case .letterMissing, .letterExtra, .letterWrong, .swapped, .mirrored, .echoedLetter,
      .keyboardSlip, .otherConsonant, .otherVowel, .consonantAdded, .partAdded:
      0
    case .voicing, .nearConsonant, .nasal, .lR, .th, .vowelAdded: 2
    case .vowelTeam, .sameSound, .unstressedVowel, .nearVowel: 1
    case _ where changesSound: 1
    default: 2
    }
  }
}
