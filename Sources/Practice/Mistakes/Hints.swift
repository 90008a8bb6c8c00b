extension Mistake {
  /// What is told of it while tries remain: what kind of thing to look for, and where, but no letter
  /// of the word.
  public var hint: String {
    guard let place else { return clause + "." }
    return kind == .letterWrong ? "Letter \(place) is wrong." : "\(clause), near letter \(place)."
  }

  /// The place in the try, counted from 1, of a gap that of the letter before it; `nil` where that with the hint would tell the letter.
  public var place: Int? {
    guard !givesItselfAway, !Self.placeless.contains(kind) else { return nil }
    return departure == .missing ? max(start, 1) : start + 1
  }

  /// Kinds whose place is in their hint.
  private static let placeless: Set<Kind> = [
    .ableIble, .anceEnce, .antEnt, .cedeCeed, .erOrAr, .aryEryOry, .leElAl, .iseIze, .ous, .ture,
    .ly, .ing, .finalE, .plural, .past, .prefix, .lastSound, .soundsRight, .differentWord,
  ]

  static let soundClause = "The sound is right, but is spelled otherwise"

  /// The hint without the place.
  var clause: String {
    switch kind {
    case .doubledLetter:
      departure == .missing
        ? "A letter is doubled that you wrote once" : "A letter stands alone that you doubled"
    case .ieEi: "Two vowels are the wrong way round"
    case .silentLetter: silentClause
    case .unstressedVowel:
      departure == .missing
        ? "A vowel without stress is missing"
        : departure == .extra
          ? "A vowel without stress has fewer letters"
          : "A vowel without stress has another letter"
    case .vowelTeam: teamClause
    case .softC, .hardC, .softG, .phF, .yI, .sZ, .rVowel, .sameSound:
      Self.soundClause
    case .tionSion, .ableIble, .anceEnce, .antEnt, .cedeCeed, .erOrAr, .aryEryOry, .leElAl, .iseIze,
      .ous, .ture, .ing:
      "The ending sounds like yours, but is spelled otherwise"
    case .ly: "Look again at how the ending is joined to the word"
    case .finalE: finalEClause
    case .plural: "The ending of the plural or of the verb is not right"
    case .past: "The ending of the past is not right"
    case .prefix: "Look again at the beginning: it is a prefix"
    case .nearVowel: "Listen to the vowel again"
    case .voicing, .nearConsonant, .nasal, .lR, .th, .mirrored: "Listen to the consonant again"
    case .cluster:
      departure == .extra
        ? "Where consonants stand together, one is too many"
        : "Where consonants stand together, one is missing"
    case .lastSound: "The end of the word is missing"
    case .vowelLeftOut: "A syllable has no vowel"
    case .vowelAdded: "A vowel makes one syllable too many"
    case .neighbourVowels: "Two vowels stand side by side, and one is missing"
    case .partLeftOut: "A part of the word is missing"
    case .partAdded: "A part of it is too many"
    case .swapped: "Two letters are in each other's place"
    case .echoedLetter:
      departure == .extra
        ? "A letter from nearby is written once too often"
        : "A letter from nearby stands in place of another"
    case .keyboardSlip:
      departure == .extra ? "A finger touched a key too many" : "A finger may have slipped"
    case .hyphenApostrophe:
      departure == .missing
        ? "A hyphen or an apostrophe is missing"
        : departure == .extra
          ? "A hyphen or an apostrophe is too many"
          : "A hyphen or an apostrophe is not right"
    case .space: departure == .missing ? "A space is missing" : "A space is too many"
    case .accent: "An accent is not right"
    case .soundsRight: "It sounds right, but is spelled otherwise"
    case .letterMissing: "A letter is missing"
    case .letterExtra: "There is a letter too many"
    case .letterWrong: "A letter is wrong"
    case .differentWord: "Several letters are not right"
    }
  }

  private var silentClause: String {
    switch departure {
    case .missing: "A letter that is not heard is missing"
    case .extra: "A letter that is not heard is too many"
    case .wrong: "Some letters here are not heard"
    }
  }

  private var teamClause: String {
    if letters.count > typed.count || departure == .missing {
      "A vowel is spelled with more letters"
    } else if letters.count < typed.count || departure == .extra {
      "A vowel is spelled with fewer letters"
    } else {
      "A vowel is spelled with other letters"
    }
  }

  private var finalEClause: String {
    departure == .missing
      ? "A silent letter is missing at the end or before the ending"
      : "A silent letter is too many at the end or before the ending"
  }
}
