/// The clue to a mistake while tries remain: the kind of thing to look for and its place, but no
/// letter of the word.
extension Mistake {
  /// The place in the try, counted from 1; for a gap, the place of the letter before it. It is
  /// `nil` if the place and the clause together would tell a letter, or if the clause itself names
  /// the place.
  public var place: Int? {
    guard !revealsLetter, !Self.placeless.contains(kind) else { return nil }
    return departure == .missing ? max(start, 1) : start + 1
  }

  /// The kinds whose clause names the place.
  private static let placeless: Set<Kind> = [
    .ableIble, .anceEnce, .antEnt, .cedeCeed, .erOrAr, .aryEryOry, .leElAl, .iseIze, .ous, .ture,
    .ly, .ing, .finalE, .plural, .past, .prefix, .lastSound, .soundsRight, .differentWord,
  ]

  /// The clause of the kinds that keep the sound.
  static let soundClause = "A sound is spelled with other letters"

  /// The clause of a wrong letter, which says nothing but the place.
  static let wrongLetterClause = "A letter is wrong"

  /// The clause of endings that sound alike.
  static let endingClause = "The ending sounds like yours, but it is spelled differently"

  /// The clause of an -s that is no ending of the word.
  static let noSClause = "No s here, at the end"

  /// A sentence about the mistake, without its place and without a full stop.
  var clause: String {
    if let choiceClause { return choiceClause }
    if endsOtherwise, kind.isEnding {
      return endsLonger ? "Check the ending: you added a vowel" : "Check the ending"
    }
    return switch kind {
    case .doubledLetter:
      departure == .missing || letters.count > 1
        ? "One of the letters is double in the word"
        : "You doubled a letter that is single"
    case .ieEi: "Two vowels are in the wrong order"
    case .silentLetter:
      switch departure {
      case .missing: "A silent letter is missing"
      case .extra: "You added a silent letter"
      case .wrong: "Some of the letters are silent"
      }
    case .unstressedVowel:
      switch departure {
      case .missing: "A weak vowel is missing"
      case .extra: "A weak vowel needs fewer letters"
      case .wrong: "A weak vowel needs another letter"
      }
    case .vowelTeam: vowelTeamClause
    case .softC, .hardC, .softG, .phF, .yI, .sZ, .rVowel, .sameSound:
      Self.soundClause
    case .tionSion, .ableIble, .anceEnce, .antEnt, .cedeCeed, .erOrAr, .aryEryOry, .leElAl, .iseIze,
      .ous, .ture, .ing:
      Self.endingClause
    case .ly: "Check how the ending is joined to the word"
    case .finalE:
      departure == .extra
        ? "You added a silent letter at the end or before the ending"
        : "A silent letter is missing at the end or before the ending"
    case .plural where isIrregular: "This plural is irregular and has no -s"
    case .past where isIrregular: "This form of the past is irregular and has no -ed"
    case .plural:
      switch departure {
      case .missing: "A plural ending or a verb ending is missing"
      case .extra: Self.noSClause
      case .wrong where changesStem: "A letter changes before the ending"
      case .wrong: "The ending s or es is spelled in another way"
      }
    case .past: "The ending for the past is wrong"
    case .prefix:
      // The en of *enough* and the des of *desperate* only look like one.
      departure == .missing
        ? "Check the beginning of the word: it is a part of its own"
        : "Check the beginning of the word"
    case .nearVowel: "Listen to the vowel again"
    case .consonantLeftOut: "A consonant is missing"
    case .consonantAdded: "You added a consonant"
    case .mirrored: "Check which way a letter faces"
    case .voicing, .nearConsonant, .nasal, .lR, .th:
      "Listen to the consonant again"
    case .cluster:
      departure == .extra
        ? "You added a consonant beside another consonant"
        : "A consonant is missing beside another consonant"
    case .lastSound: "The last sound is missing"
    case .vowelLeftOut: "One syllable has no vowel"
    case .vowelAdded:
      isOnlyHeard
        ? "You wrote a vowel that is heard but not written"
        : "An extra vowel makes an extra syllable"
    case .neighbourVowels: "A vowel is missing beside another vowel"
    case .partLeftOut: "A part of the word is missing"
    case .partAdded: "You added a part to the word"
    case .swapped:
      letters.count > 2 ? "Letters are in the wrong order" : "Two letters are in the wrong order"
    case .echoedLetter:
      departure == .extra
        ? "You wrote a nearby letter again"
        : "You wrote a nearby letter again instead of the right one"
    case .keyboardSlip:
      departure == .extra
        ? "Your finger may have touched an extra key" : "Your finger may have slipped"
    case .hyphenApostrophe: signClause("hyphen or an apostrophe")
    case .space: signClause("space")
    case .accent: "An accent is wrong"
    case .capital: "The letters are right, but not the capitals"
    case .soundsRight: "It sounds right, but it is spelled differently"
    case .letterMissing: "A letter is missing"
    case .letterExtra: steps.count > 1 ? "You added letters" : "You added a letter"
    case .letterWrong, .otherConsonant, .otherVowel: Self.wrongLetterClause
    case .differentWord: "Many letters are wrong"
    }
  }

  private func signClause(_ sign: String) -> String {
    switch departure {
    case .missing: "A \(sign) is missing"
    case .extra: "You added a \(sign)"
    case .wrong: "A \(sign) is wrong"
    }
  }

  private var vowelTeamClause: String {
    if letters.count > typed.count || departure == .missing {
      "A vowel needs more letters"
    } else if letters.count < typed.count || departure == .extra {
      "A vowel needs fewer letters"
    } else {
      "A vowel needs other letters"
    }
  }
}
