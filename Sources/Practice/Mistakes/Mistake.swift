/// One mistake in a try, with the name that a teacher would give it.
public struct Mistake: Hashable, Sendable {
  /// The name.
  public let kind: Kind
  /// The indices of its steps in the ``Alignment``, in order; empty if it covers the whole try.
  public let steps: [Int]
  /// The letters of the word that it is about, such as a grapheme or an ending.
  public let letters: Range<Int>
  /// The letters of the try that stand in their place.
  public let typed: Range<Int>
  /// The place of its first edit in the try, counted from 0.
  let start: Int
  /// Whether letters are missing, extra or otherwise wrong.
  let departure: Departure
  /// Whether the place and the kind together tell a letter of the word.
  let revealsLetter: Bool

  enum Departure: Hashable, Sendable {
    case missing, extra, wrong
  }

  /// The kinds of mistakes. Journals hold the raw values, so these never change.
  public enum Kind: String, Hashable, Sendable, CaseIterable, Codable {
    // Letters and sounds.
    case doubledLetter = "doubled-letter"
    case ieEi = "ie-ei"
    case silentLetter = "silent-letter"
    case unstressedVowel = "unstressed-vowel"
    case vowelTeam = "vowel-team"
    case softC = "soft-c"
    case hardC = "hard-c"
    case softG = "soft-g"
    case phF = "ph-f"
    case yI = "y-i"
    case sZ = "s-z"
    case tionSion = "tion-sion"
    case rVowel = "r-vowel"
    /// Wrong letters with the right sound.
    case sameSound = "same-sound"

    // Endings and beginnings.
    case ableIble = "able-ible"
    case anceEnce = "ance-ence"
    case antEnt = "ant-ent"
    case cedeCeed = "cede-ceed"
    case erOrAr = "er-or-ar"
    case aryEryOry = "ary-ery-ory"
    case leElAl = "le-el-al"
    case iseIze = "ise-ize"
    case ous
    case ture
    case ly
    case ing
    case finalE = "final-e"
    case plural
    case past
    case prefix

    // Wrongly heard sounds.
    case nearVowel = "near-vowel"
    case voicing
    case nearConsonant = "near-consonant"
    case nasal
    case lR = "l-r"
    case th
    case cluster
    case lastSound = "last-sound"
    case vowelLeftOut = "vowel-left-out"
    case vowelAdded = "vowel-added"
    case neighbourVowels = "neighbour-vowels"
    case partLeftOut = "part-left-out"
    case partAdded = "part-added"
    case consonantLeftOut = "consonant-left-out"
    case consonantAdded = "consonant-added"
    case otherConsonant = "other-consonant"
    case otherVowel = "other-vowel"

    // Slips of the hand.
    case swapped
    case mirrored
    /// A nearby letter, written again.
    case echoedLetter = "echoed-letter"
    case keyboardSlip = "keyboard-slip"

    // Signs.
    case hyphenApostrophe = "hyphen-apostrophe"
    case space
    case accent
    case capital

    /// A try that sounds like the word.
    case soundsRight = "sounds-right"

    // Mistakes without a more exact name.
    case letterMissing = "letter-missing"
    case letterExtra = "letter-extra"
    case letterWrong = "letter-wrong"
    case differentWord = "different-word"

    /// Whether the place of such a mistake tells a letter of the word.
    var revealsLetter: Bool {
      [.swapped, .ieEi, .doubledLetter, .hyphenApostrophe, .space, .accent, .capital].contains(self)
    }

    /// Whether the name gives a reason, and not only a place.
    public var isSpecific: Bool {
      ![.letterMissing, .letterExtra, .letterWrong, .differentWord].contains(self)
    }
  }
}

extension Mistake.Kind {
  /// Whether the word itself explains such a mistake.
  var isToldByWord: Bool {
    [.differentWord, .hyphenApostrophe, .space, .capital].contains(self)
  }

  /// Whether a learner who makes such a mistake twice in a word reads about it once.
  var isToldOnce: Bool {
    [
      .voicing, .nearConsonant, .nasal, .lR, .th, .nearVowel, .vowelAdded, .hardC, .softC, .sZ,
      .sameSound, .unstressedVowel,
    ].contains(self)
  }

  /// Whether such a mistake changes how the word sounds.
  var changesSound: Bool {
    switch self {
    case .letterMissing, .letterExtra, .letterWrong, .differentWord, .partLeftOut, .partAdded,
      .swapped, .mirrored, .echoedLetter, .keyboardSlip, .nearVowel, .voicing, .nearConsonant,
      .nasal, .lR, .th, .cluster, .lastSound, .vowelLeftOut, .vowelAdded, .neighbourVowels,
      .consonantLeftOut, .consonantAdded, .otherConsonant, .otherVowel:
      true
    default: false
    }
  }
}

extension Mistake {
  /// Whether this is the silent `e` at the end, in place of which the learner wrote a vowel that
  /// another mistake is about: `raisu` for `rice`.
  func replaces(_ other: Mistake, in word: WrittenWord) -> Bool {
    kind == .finalE && departure == .missing && letters.upperBound == word.letters.count
      && other.kind == .vowelAdded && other.letters.lowerBound >= letters.lowerBound
  }

  /// Whether the learner heard another sound for a single `g`. In words such as *language*, only
  /// the `e` after it makes it a j.
  private func isOfG(in word: WrittenWord) -> Bool {
    [.nearConsonant, .voicing].contains(kind) && word.letters[letters].spells("g")
  }

  /// Whether the letters of this vowel and another mistake's silent `e` at the end are one spelling
  /// around a consonant: the `a` and the `e` of *late* and *square*.
  private func isSplit(from other: Mistake, in word: WrittenWord) -> Bool {
    let end = word.letters.count
    guard other.kind == .finalE, other.departure == .missing, other.letters == end - 1..<end,
      letters.count == 1, letters.upperBound == end - 2, let grapheme = word.grapheme(at: end - 3)
    else { return false }
    return word.letters[end - 2] == UInt8(ascii: "r") || grapheme.isLong(in: word)
  }

  /// Whether another mistake is told with this one: the silent `e` at the end that belongs to its
  /// letters (`dge`, `ce`), or the rest of its ending (`cious`).
  func takes(_ other: Mistake, of word: WrittenWord) -> Bool {
    if kind == .tionSion { return other.kind == .ous }
    if kind == .finalE, departure == .missing, other.kind == .plural {
      return other.departure == .missing && other.letters.lowerBound == letters.upperBound
    }
    if kind == .otherConsonant, other.departure == .missing,
      let grapheme = word.grapheme(at: letters.lowerBound), !grapheme.isVowel
    {
      return other.letters.lowerBound == letters.upperBound
        && other.letters.upperBound == grapheme.letters.upperBound
    }
    if kind == .silentLetter, departure == .missing, other.kind == .finalE,
      other.departure == .missing
    {
      return other.letters == letters.upperBound..<word.letters.count
    }
    if kind == .vowelTeam, isSplit(from: other, in: word) { return true }
    return other.kind == .finalE && other.departure == .missing
      && other.letters == letters.upperBound..<word.letters.count
      && ([.softC, .softG, .hardC, .sZ, .sameSound].contains(kind) || isOfG(in: word))
  }
}
