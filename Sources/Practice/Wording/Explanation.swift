internal import Vocabulary

extension Mistake {
  /// Returns the explanation that a learner reads when the round is over: the mistake's rule or its
  /// pattern.
  func explanation(of word: WrittenWord, typed: Spelling) -> String {
    Explanation(mistake: self, word: word, typed: typed).text
  }
}

/// The full explanation of one mistake. It shows the word, but never the whole misspelling: of the
/// typed letters it names only the extra ones.
private struct Explanation {
  let mistake: Mistake
  let word: WrittenWord
  let typed: Spelling

  private var letters: Range<Int> { mistake.letters }
  private var departure: Mistake.Departure { mistake.departure }

  private func text(_ range: Range<Int>) -> String {
    String(word.spelling.letters[range.clamped(to: 0..<word.spelling.letters.count)])
  }

  /// Returns the word with some letters set apart: `sep-A-rate`.
  private func shown(_ range: Range<Int>) -> String {
    let count = word.spelling.letters.count
    let written = Array(word.spelling.written)
    let first = range.lowerBound > 0 && written.count == count ? written[0..<1] : []
    return [
      String(first) + text(first.count..<range.lowerBound), text(range).uppercased(),
      text(range.upperBound..<max(range.upperBound, count)),
    ].filter { !$0.isEmpty }.joined(separator: "-")
  }

  private var shown: String { shown(letters) }
  private var spelled: String { text(letters) }
  private var end: Range<Int> { letters.lowerBound..<word.spelling.letters.count }
  private var rest: String { text(letters.upperBound..<word.spelling.letters.count) }
  private var before: Character? {
    letters.lowerBound > 0 ? word.spelling.letters[letters.lowerBound - 1] : nil
  }

  private var extraLetters: String {
    let extra = String(typed.letters[mistake.typed.clamped(to: 0..<typed.letters.count)])
    let place = before.map { "after the \($0)" } ?? "at the beginning"
    return "Leave out the \(extra) \(place): \(word.spelling.written)."
  }

  var text: String {
    switch mistake.kind {
    case .doubledLetter: doubledLetter
    case .ieEi: "The order of the vowels is \(spelled): \(shown).\(ieRule)"
    case .silentLetter:
      switch departure {
      case .missing: "The \(spelled) is silent: \(shown)."
      case .extra: "The word has no silent letter here: \(word.spelling.written)."
      case .wrong: "You can't hear every letter of \(spelled) here: \(shown)."
      }
    case .unstressedVowel:
      departure == .extra
        ? "This unstressed vowel is spelled \(spelled): \(shown)."
        : "The vowel \(spelled) is unstressed, so you can't hear which letter it is: \(shown)."
    case .vowelTeam:
      departure == .extra && letters.isEmpty
        ? extraLetters : silentLetter ?? "This vowel is spelled \(spelled): \(shown)."
    case .softC: "This sound is spelled \(spelled): \(shown).\(softRule("c", "s"))"
    case .softG: "This sound is spelled \(spelled): \(shown).\(softRule("g", "j"))"
    case .phF:
      spelled == "ph"
        ? "In words from Greek, the sound f is spelled ph: \(shown)."
        : "The sound f is spelled \(spelled): \(shown)."
    case .yI: yi
    case .hardC, .sZ, .rVowel, .sameSound:
      silentLetter ?? "This sound is spelled \(spelled): \(shown)."
    case .tionSion, .ableIble, .anceEnce, .antEnt, .cedeCeed, .erOrAr, .aryEryOry, .leElAl, .iseIze,
      .ous, .ture, .ly:
      "The ending is -\(text(end)): \(shown(end))."
    case .ing:
      "The ending is -ing: \(shown(word.spelling.letters.count - 3..<word.spelling.letters.count))."
    case .finalE: finalE
    case .plural: plural
    case .past: past
    case .prefix: prefix
    case .consonantLeftOut: "A consonant is missing: \(shown)."
    case .consonantAdded: extraLetters
    case .otherConsonant: "This consonant is \(spelled): \(shown)."
    case .otherVowel: "This vowel is \(spelled): \(shown)."
    case .nearVowel, .voicing, .nearConsonant, .nasal, .lR, .th, .mirrored, .letterWrong:
      "Write \(spelled) here: \(shown)."
    case .cluster, .keyboardSlip, .echoedLetter, .letterExtra, .letterMissing, .vowelAdded,
      .partAdded, .neighbourVowels, .lastSound, .partLeftOut:
      departure == .extra
        ? extraLetters : leftOutR ?? silentLetter ?? "Write \(spelled) here: \(shown)."
    case .vowelLeftOut: "Every syllable has a vowel. Write \(spelled) here: \(shown)."
    case .swapped: "The order of the letters is \(spelled): \(shown)."
    case .hyphenApostrophe, .space: "The word is written \(word.spelling.written)."
    case .capital: "The word is written \(word.spelling.written)."
    case .accent: "The word is written with \(spelled): \(word.spelling.written)."
    case .soundsRight: "It sounds right, but it is spelled \(word.spelling.written)."
    case .differentWord: "The word is \(word.spelling.written)."
    }
  }

  /// A sentence that shows a prefix and its stem apart, if one of the two letters between them is
  /// missing: `mis + spell`.
  private var prefix: String {
    guard departure == .missing, letters.count > 2 else {
      return "The word begins with \(spelled): \(shown)."
    }
    let joint = letters.upperBound - 1
    return "\(text(0..<joint)) + \(text(joint..<word.spelling.letters.count)): keep both, so write "
      + "\(word.spelling.written)."
  }

  /// A sentence that names the silent one of several letters that spell one sound, such as the `b`
  /// of `bt`; `nil` without a silent letter, or if the learner wrote it.
  private var silentLetter: String? {
    guard let silent = Self.silentLetters[spelled],
      let index = letters.first(where: { word.spelling.letters[$0] == silent }),
      !typed.letters[mistake.typed.clamped(to: 0..<typed.letters.count)].contains(silent)
    else { return nil }
    return "The \(silent) is silent: \(shown(index..<index + 1))."
  }

  /// Letters that spell one sound, and the silent one among them.
  private static let silentLetters: [String: Character] = [
    "al": "l", "bt": "b", "ft": "t", "gh": "g", "gn": "g", "kn": "k", "lf": "l", "lk": "l",
    "lm": "l",
    "mb": "b", "mn": "n", "oul": "l", "pn": "p", "ps": "p", "pt": "p", "rh": "h", "sc": "c",
    "st": "t", "sw": "w", "wh": "w", "wr": "w",
  ]

  /// A sentence about an `r` that many speakers leave out because the word has another one:
  /// `February`, `library`.
  private var leftOutR: String? {
    guard spelled == "r", departure == .missing,
      word.spelling.letters.filter({ $0 == "r" }).count > 1
    else { return nil }
    return "Many people don't say this r, but it is written: \(shown)."
  }

  private var doubledLetter: String {
    guard let letter = spelled.first else { return extraLetters }
    return departure == .missing
      ? "The \(letter) is double: \(shown)." : "The \(letter) is single: \(shown)."
  }

  private var ieRule: String {
    switch spelled {
    case "ei" where before == "c": " After c, write e before i."
    case "ie" where isLongE: " The sound ee is spelled ie, except after c."
    default: ""
    }
  }

  private var isLongE: Bool {
    guard before != "c", word.pronunciation != nil else { return false }
    return word.grapheme(at: letters.lowerBound)?.sounds.overlaps(Sounds(.iː)) ?? false
  }

  private func softRule(_ letter: String, _ sound: String) -> String {
    guard spelled == letter, let next = rest.first, "eiy".contains(next) else { return "" }
    return " Before e, i and y, \(letter) can sound like \(sound)."
  }

  private var yi: String {
    let endings = ["ed", "er", "est", "es", "ness", "ful", "less", "ly", "ment", "fully"]
    return spelled == "i" && endings.contains(rest) && before.map { !"aeiou".contains($0) } == true
      ? "After a consonant, y becomes i before an ending: \(shown)."
      : "This sound is spelled \(spelled): \(shown)."
  }

  private var finalE: String {
    switch (departure, rest.isEmpty) {
    case (.missing, true): "The word ends in a silent e: \(shown)."
    case (.missing, false): "Keep the silent e before -\(rest): \(shown)."
    case (_, true): "The word has no e at the end: \(word.spelling.written)."
    case (_, false): "Write no e before -\(rest): \(word.spelling.written)."
    }
  }

  private var plural: String {
    switch spelled {
    case _ where departure == .extra:
      "The word does not have this ending: \(word.spelling.written)."
    case "ies": "After a consonant, y becomes ie before -s: \(shown)."
    case "ves": "The f becomes v before -es: \(shown)."
    default: "The word ends in \(text(end)): \(shown(end))."
    }
  }

  private var past: String {
    spelled.hasSuffix("ed")
      ? "The past tense ends in -ed, whatever it sounds like: \(shown)."
      : "The past tense is irregular: \(word.spelling.written)."
  }
}
