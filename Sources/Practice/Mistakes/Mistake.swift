internal import Languages

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
  /// The index of its first edit in the try, counted from 0.
  let start: Int
  /// Whether letters are missing, extra or otherwise wrong.
  let departure: Departure
  /// Whether the place and the kind together tell a letter of the word.
  var revealsLetter: Bool
  /// Whether an ending with several mistakes, or one that is cut short, doesn't sound like the
  /// right one.
  var endsOtherwise = false
  /// Whether such an ending has a vowel more than the right one.
  var endsLonger = false
  /// Whether the learner kept a letter that changes before a plural ending: `knifes`, `citys`.
  var changesStem = false
  /// Whether an extra vowel is heard in the word, which has no letter for it: `rythem`.
  var isOnlyHeard = false
  /// Whether the whole try is a regular form of an irregular word: `teached`.
  var isIrregular = false
  /// The choice of spellings that was made wrongly, in a language whose mistakes have names by
  /// choices.
  var choice: SpellingChoice?

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

extension Mistake {
  /// Whether it changes how the word sounds.
  var changesSound: Bool { kind.changesSound && !isOnlyHeard || endsOtherwise }
}

extension Mistake.Kind {
  /// Whether such a mistake is about an ending which mostly sounds like the right one.
  var isEnding: Bool {
    switch self {
    case .tionSion, .ableIble, .anceEnce, .antEnt, .cedeCeed, .erOrAr, .aryEryOry, .leElAl,
      .iseIze, .ous, .ture, .ing, .ly:
      true
    default: false
    }
  }

  /// Whether the word itself explains such a mistake.
  var isToldByWord: Bool {
    [.differentWord, .hyphenApostrophe, .space, .capital].contains(self)
  }

  /// Whether a learner who makes such a mistake twice in a word reads about it once.
  var isToldOnce: Bool {
    [
      .voicing, .nearConsonant, .nasal, .lR, .th, .nearVowel, .vowelAdded, .hardC, .softC, .sZ,
      .sameSound, .unstressedVowel, .phF,
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
