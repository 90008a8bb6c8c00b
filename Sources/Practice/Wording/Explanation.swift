internal import Vocabulary

extension Mistake {
  /// Returns the explanation that a learner reads when the round is over: the mistake's rule or its
  /// pattern.
  ///
  /// - Parameters:
  ///   - more: the letters that belong to it besides its own, such as the silent e after a `c`.
  ///   - others: other mistakes that are told with it.
  ///   - knowsLiquids: whether an earlier explanation tells how l and r differ.
  func explanation(
    of word: WrittenWord, typed: Spelling, more: Range<Int>? = nil, others: [Mistake] = [],
    knowsLiquids: Bool = false
  ) -> String {
    MistakeExplanation(
      mistake: self, others: others, word: word, typed: typed,
      letters: letters.lowerBound..<(more ?? letters).upperBound, knowsLiquids: knowsLiquids
    ).text
  }
}

/// The full explanation of one mistake. It shows the word, but never the whole misspelling: of the
/// typed letters it names only the extra ones, and those whose sound is confused.
struct MistakeExplanation {
  let mistake: Mistake
  /// Other mistakes of the same kind, which are told with it.
  let others: [Mistake]
  let word: WrittenWord
  let typed: Spelling
  /// The letters that it is about.
  let letters: Range<Int>
  /// Whether the learner has just read how l and r differ.
  var knowsLiquids = false

  var departure: Mistake.Departure { mistake.departure }

  func text(_ range: Range<Int>) -> String {
    String(word.spelling.letters[range.clamped(to: 0..<word.spelling.letters.count)])
  }

  /// Returns the word with some letters set apart: `sep-A-rate`.
  func shown(_ range: Range<Int>) -> String { shown([range]) }

  /// Returns the word with several groups of letters set apart: `P-eo-P-le`.
  func shown(_ ranges: [Range<Int>]) -> String {
    let count = word.spelling.letters.count
    let written = Array(word.spelling.written)
    var parts: [String] = []
    var place = 0
    for range in ranges where range.lowerBound >= place {
      let isFirst = place == 0 && range.lowerBound > 0 && written.count == count
      let start = isFirst ? String(written[0]) : text(place..<min(place + 1, range.lowerBound))
      let second = min(place + 1, range.lowerBound)
      parts += [start + text(second..<range.lowerBound), String(text(range).flatMap(\.capital))]
      place = range.upperBound
    }
    parts.append(text(place..<max(place, count)))
    return parts.filter { !$0.isEmpty }.joined(separator: "-")
  }

  var shown: String {
    shown([letters] + others.map(\.letters).filter { $0.lowerBound >= letters.upperBound })
  }
  var spelled: String { text(letters) }
  /// The letters that were typed in place of the right ones.
  var tried: String {
    String(typed.letters[mistake.typed.clamped(to: 0..<typed.letters.count)])
  }
  /// The ending -ise, -ize or -yse, or a form of it.
  private var ise: Range<Int> { max(0, letters.lowerBound - 1)..<word.spelling.letters.count }
  var end: Range<Int> { letters.lowerBound..<word.spelling.letters.count }
  var rest: String { text(letters.upperBound..<word.spelling.letters.count) }
  var before: Character? {
    letters.lowerBound > 0 ? word.spelling.letters[letters.lowerBound - 1] : nil
  }
  /// The grapheme that has all the mistake's letters; `nil` if they belong to several.
  var grapheme: Grapheme? {
    guard let first = mistake.letters.first, let grapheme = word.grapheme(at: first),
      mistake.letters.upperBound <= grapheme.letters.upperBound
    else { return nil }
    return grapheme
  }

  var extraLetters: String {
    let isAtEnd = letters.isEmpty && letters.lowerBound == word.spelling.letters.count
    if isAtEnd, mistake.kind == .partAdded {
      return "Leave out the ending -\(tried): \(word.spelling.written)."
    }
    let place =
      isAtEnd ? "at the end" : between ?? before.map { "after the \($0)" } ?? "at the beginning"
    return "Leave out the \(tried) \(place): \(word.spelling.written)."
  }

  /// Where letters too many stand, if the letter before them is in the word twice.
  private var between: String? {
    guard letters.isEmpty, let before, word.spelling.letters.count(where: { $0 == before }) > 1,
      let after = rest.first
    else { return nil }
    return "between the \(before) and the \(after)"
  }

  var text: String { choiceRule ?? relativesVowel ?? teamForE ?? sentence }

  private var sentence: String {
    switch mistake.kind {
    case .doubledLetter: doubledLetter
    case .ieEi: "The order of the vowels is \(spelled): \(shown).\(ieRule)"
    case .silentLetter:
      switch departure {
      case .missing:
        uAfterQ ?? unsaidLetter ?? innerE ?? soundRule ?? vowelPair ?? silentGh
          ?? "The \(spelled) is silent: \(shown)."
      case .extra: soundWithout ?? addedLetter ?? addedAfter ?? extraLetters
      case .wrong:
        mutedLetters ?? soundRule ?? "You can't hear every letter of \(spelled) here: \(shown)."
      }
    case .unstressedVowel: unwrittenR ?? innerE ?? unsaidLetter ?? silentVowel ?? unstressedVowel
    case .vowelTeam:
      departure == .extra && letters.isEmpty
        ? extraLetters
        : silentPair ?? unwrittenR ?? silentLetter ?? vowelAroundConsonant ?? vowelsApart
          ?? vowelAfterW ?? syllabicL ?? vowelWithR ?? ieBeforeIng ?? keptY ?? cupVowel
          ?? "This vowel is spelled \(spelled)\(withSilentGh): \(shown)."
    case .softC: "\(soundSentence)\(softRule("c", "s"))"
    case .softG: soundRule ?? "\(soundSentence)\(softRule("g", "j"))"
    case .phF:
      spelled == "ph"
        ? "In words from Greek, the sound f is spelled ph: \(shown)."
        : "The sound f is spelled \(spelled): \(shown)."
    case .yI: yi
    case .hardC, .sZ, .rVowel, .sameSound:
      britishSch ?? soundWithout ?? wVowel ?? kRule ?? vowelAfterW ?? vowelAroundConsonant
        ?? shortVowel ?? unwrittenR ?? cupVowel
        ?? silentLetter
        ?? soundRule ?? vowelWithR ?? vowelWithRe ?? partOfTeam ?? soundSentence
    case .iseIze:
      // The mistake is about the s or the z alone.
      "The ending is -\(text(ise))\(tried == "c" ? ", with an s that sounds like z" : ""): "
        + "\(shown(ise))."
    case .tionSion where text(end) == "scious" && letters.count > 3:
      "The ending is -scious: \(shown(end))."
    case .tionSion where !isTionEnding: soundRule ?? soundSentence
    case .leElAl: liquidEnding
    case .ture where text(end).hasPrefix("cture"): ctureEnding
    case .ous where text(end) == "eous" && !tried.hasPrefix("e") && !tried.hasPrefix("i"):
      softE ?? "The ending is -eous: \(shown(end))."
    case .tionSion, .ableIble, .anceEnce, .antEnt, .cedeCeed, .erOrAr, .aryEryOry, .ous, .ture,
      .ly:
      "The ending is -\(text(end)): \(shown(end))."
    case .ing:
      "The ending is -ing: \(shown(word.spelling.letters.count - 3..<word.spelling.letters.count))."
    case .finalE: finalE
    case .plural: plural
    case .past: past
    case .prefix: prefix
    case .consonantLeftOut:
      twoSounds ?? leftOutH ?? unsaidLetter ?? wholeSound ?? "Write \(spelled) here: \(shown)."
    case .consonantAdded: extraLetters
    case .otherConsonant:
      silentBeside ?? softC ?? soundRule ?? wholeSound
        ?? "This consonant is \(spelled): \(shown)."
    case .otherVowel:
      vowelAroundConsonant ?? vowelWithRe ?? vowelAfterW ?? cupVowel ?? wholeSound ?? shortVowel
        ?? vowelWithR
        ?? "This vowel is \(spelled): \(shown)."
    case .voicing, .nearConsonant, .nasal, .lR, .th:
      nearConsonant ?? wholeSound ?? "Write \(spelled) here: \(shown)."
    case .nearVowel:
      vowelAroundConsonant ?? vowelWithRe ?? nearVowel ?? vowelAfterW ?? cupVowel ?? wholeSound
        ?? shortVowel ?? vowelWithR
        ?? "This vowel is spelled \(spelled): \(shown)."
    case .mirrored: "Write \(spelled) here: \(shown)."
    case .letterWrong: wholeSound ?? "Write \(spelled) here: \(shown)."
    case .vowelAdded: addedVowel ?? extraLetters
    case .neighbourVowels:
      unsaidLetter ?? keptY ?? vowelsApart ?? "Write \(spelled) here: \(shown)."
    case .cluster, .keyboardSlip, .echoedLetter, .letterExtra, .letterMissing, .partAdded,
      .lastSound, .partLeftOut:
      departure == .extra
        ? extraLetters
        : unsaidLetter ?? unsaidT ?? lastConsonant ?? silentLetter ?? wLetter ?? wholeSound
          ?? "Write \(spelled) here: \(shown)."
    case .vowelLeftOut:
      unsaidLetter ?? "Every syllable has a vowel. Write \(spelled) here: \(shown)."
    case .swapped: exchangedVowels ?? movedE ?? "The order of the letters is \(spelled): \(shown)."
    case .hyphenApostrophe: contraction ?? writtenWord
    case .space, .capital: writtenWord
    case .accent:
      spelled.allSatisfy(\.isASCII)
        ? "The \(spelled) has no accent: \(word.spelling.written)."
        : "The word is written with \(spelled): \(word.spelling.written)."
    case .soundsRight: "It sounds right, but it is spelled \(word.spelling.written)."
    case .differentWord: "The word is \(word.spelling.written)."
    }
  }

  /// A sentence about the u after a q: `qeue` for *queue*.
  private var uAfterQ: String? {
    spelled == "u" && before == "q" ? "After q, write u: \(shown)." : nil
  }

  /// A sentence about two equal letters with two sounds: the `cc` of *accident*.
  private var twoSounds: String? {
    spelled == "cc" ? "The cc spells two sounds, k and s: \(shown)." : nil
  }

  private var writtenWord: String { "The word is written \(word.spelling.written)." }

  /// A sentence about two vowels on both sides of a consonant that changed places: `sacreligious`.
  private var exchangedVowels: String? {
    guard letters.count == 3, tried.count == 3, spelled.first == tried.last,
      spelled.last == tried.first, let first = letters.first, let last = letters.last,
      Letter.isVowel(word.letters[first]), Letter.isVowel(word.letters[last]),
      Letter.isConsonant(word.letters[first + 1])
    else { return nil }
    return "Two vowels have changed places: "
      + "\(shown([first..<first + 1, last..<last + 1]))."
  }

  /// A sentence about the ending -ture after a c, which the learner may have left out or spelled in
  /// another way.
  private var ctureEnding: String {
    let ture = end.lowerBound + 1..<end.upperBound
    return tried.hasPrefix("c") && !tried.hasPrefix("ch")
      ? "The ending is -\(text(ture)): \(shown(ture))."
      : "The ending is -\(text(ture)), after a c that sounds like k: \(shown(end))."
  }

  /// A sentence that shows a prefix and its stem apart, if one of the two letters between them is
  /// missing: `mis + spell`.
  private var prefix: String {
    if let assimilated { return assimilated }
    guard departure == .missing, letters.count > 2 else {
      return "The word begins with \(spelled): \(shown)."
    }
    let joint = letters.upperBound - 1
    // `dissident` only looks like a prefix and its stem.
    guard word.morphemes.first == text(0..<joint) else {
      return "The \(text(joint..<joint + 1)) is double: \(shown(joint - 1..<joint + 1))."
    }
    return "\(text(0..<joint)) + \(text(joint..<word.spelling.letters.count)): keep both, so write "
      + "\(word.spelling.written)."
  }

  /// A sentence about the prefix in-, which takes the first letter of its stem: `inmigrant` for
  /// *immigrant*; `nil` for any other beginning.
  private var assimilated: String? {
    guard tried == "in", letters == 0..<2 else { return nil }
    switch spelled {
    case "im": return "Before b, m and p, in- becomes im-: \(shown)."
    case "il": return "Before l, in- becomes il-: \(shown)."
    case "ir": return "Before r, in- becomes ir-: \(shown)."
    default: return nil
    }
  }

  var unstressedVowel: String {
    if departure == .extra, !spelled.contains(where: { "aeiouy".contains($0) }) {
      return addedLetter ?? addedAfter ?? extraLetters
    }
    if departure == .extra { return "This weak vowel is spelled \(spelled): \(shown)." }
    if spelled.contains("l") || !spelled.contains(where: { "aeiouy".contains($0) }) {
      return (spelled == "l" ? syllabicL : nil) ?? "Write \(spelled) here: \(shown)."
    }
    if rest.isEmpty, spelled.count > 1, spelled.contains("r") {
      return "The ending is -\(spelled): \(shown)."
    }
    return spelled.count > 1
      ? "This vowel is weak, so you can't hear its letters: \(shown)."
      : "The vowel \(spelled) is weak, so you can't hear which letter it is: \(shown)."
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

  /// A sentence about a c that sounds like s, for which another sound was written: `kinema`.
  private var softC: String? {
    guard spelled == "c", grapheme?.sounds == Sounds(.s) else { return nil }
    let rule = softRule("c", "s")
    return rule.isEmpty ? nil : "This consonant is c: \(shown).\(rule)"
  }

  private func softRule(_ letter: String, _ sound: String) -> String {
    guard spelled.first == letter.first, let next = (spelled.dropFirst() + rest).first,
      "eiy".contains(next)
    else { return "" }
    return " Before e, i and y, \(letter) can sound like \(sound)."
  }
}
