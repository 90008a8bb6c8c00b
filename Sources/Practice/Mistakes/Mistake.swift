/// One mistake of a try, by the name that a teacher would give it.
public struct Mistake: Hashable, Sendable {
  public let kind: Kind
  /// The steps of the ``Alignment`` that it covers, in order; none where it is said of the whole try.
  public let steps: [Int]
  /// The letters of the word that it is about: the grapheme or the ending.
  public let letters: Range<Int>
  /// What was typed there.
  public let typed: Range<Int>
  /// Where in the try the first of its edits is, counted from 0.
  let start: Int
  /// Whether letters are missing, too many or otherwise wrong.
  public let departure: Departure
  /// Whether who knows its place and kind knows the letter, too.
  let givesItselfAway: Bool

  public enum Departure: String, Hashable, Sendable {
    case missing, extra, wrong
  }

  /// The kinds of mistakes. The raw values stand in journals: they never change.
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
    /// The sound of these letters is right, and they are not.
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

    // What was heard otherwise than it is.
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

    // The hand.
    case swapped
    case mirrored
    /// A letter from nearby, written once more.
    case echoedLetter = "echoed-letter"
    case keyboardSlip = "keyboard-slip"

    // Signs.
    case hyphenApostrophe = "hyphen-apostrophe"
    case space
    case accent

    /// The whole try sounds like the word.
    case soundsRight = "sounds-right"

    // Where no more can be said.
    case letterMissing = "letter-missing"
    case letterExtra = "letter-extra"
    case letterWrong = "letter-wrong"
    case differentWord = "different-word"

    /// Whether who knows the place knows the letter, too.
    var givesItselfAway: Bool {
      switch self {
      case .swapped, .ieEi, .doubledLetter, .hyphenApostrophe, .space, .accent: true
      default: false
      }
    }

    /// Whether the name says why, and not only where.
    public var isSpecific: Bool {
      switch self {
      case .letterMissing, .letterExtra, .letterWrong, .differentWord: false
      default: true
      }
    }
  }
}

extension Mistake.Kind {
  /// Whether the try is heard to differ from the word.
  var changesSound: Bool {
    switch self {
    case .letterMissing, .letterExtra, .letterWrong, .differentWord, .partLeftOut, .partAdded,
      .swapped, .mirrored, .echoedLetter, .keyboardSlip, .nearVowel, .voicing, .nearConsonant,
      .nasal, .lR, .th, .cluster, .lastSound, .vowelLeftOut, .vowelAdded, .neighbourVowels:
      true
    default: false
    }
  }
}
