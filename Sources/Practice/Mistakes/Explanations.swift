extension Mistake {
  /// What is told of it when the round is over, by rule or pattern.
  func explanation(of word: WrittenWord, typed: Spelling) -> String {
    Explanation(mistake: self, word: word, typed: typed).text
  }
}

/// A mistake said in full. It shows the word and names letters; of what was typed it names no more
/// than single letters.
private struct Explanation {
  let mistake: Mistake
  let word: WrittenWord
  let typed: Spelling

  private var letters: Range<Int> { mistake.letters }
  private var departure: Mistake.Departure { mistake.departure }

  // MARK: Showing letters

  private func text(_ range: Range<Int>) -> String {
    String(word.spelling.letters[range.clamped(to: 0..<word.spelling.letters.count)])
  }

  /// The word with some letters set apart: `sep-A-rate`.
  private func shown(_ range: Range<Int>) -> String {
    let count = word.spelling.letters.count
    return [
      text(0..<range.lowerBound), text(range).uppercased(),
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
  /// The letters that were typed there.
  private var written: String {
    String(typed.letters[mistake.typed.clamped(to: 0..<typed.letters.count)])
  }
  private var tooMany: String {
    let place = before.map { "after the \($0)" } ?? "at the beginning"
    return "The \(written) \(place) is too many: \(word.spelling)."
  }

  // MARK: By kind

  var text: String {
    switch mistake.kind {
    case .doubledLetter: doubled
    case .ieEi: "It is \(spelled): \(shown).\(ieRule)"
    case .silentLetter where departure == .missing: "The \(spelled) is not heard: \(shown)."
    case .silentLetter:
      departure == .extra
        ? "No silent letter stands here: \(word.spelling)."
        : "Not all is heard of \(spelled) here: \(shown)."
    case .unstressedVowel:
      departure == .extra
        ? "The vowel has no stress and is \(spelled): \(shown)."
        : "\(shown): the vowel \(spelled) has no stress here, so its letter can't be heard."
    case .vowelTeam:
      departure == .extra && letters.isEmpty
        ? tooMany : "This vowel is spelled \(spelled): \(shown)."
    case .softC: "This sound is spelled \(spelled): \(shown).\(softRule("c", "s"))"
    case .softG: "This sound is spelled \(spelled): \(shown).\(softRule("g", "j"))"
    case .phF:
      spelled == "ph"
        ? "In words from Greek the sound f is spelled ph: \(shown)."
        : "The sound f is spelled \(spelled): \(shown)."
    case .yI: yi
    case .hardC, .sZ, .rVowel, .sameSound: "This sound is spelled \(spelled): \(shown)."
    case .tionSion: "The ending is -\(text(end)): \(shown(end))."
    case .ableIble, .anceEnce, .antEnt, .cedeCeed, .erOrAr, .aryEryOry, .leElAl, .iseIze, .ous,
      .ture, .ly:
      "The ending is -\(text(end)): \(shown(end))."
    case .ing:
      "The ending is -ing: \(shown(word.spelling.letters.count - 3..<word.spelling.letters.count))."
    case .finalE: finalE
    case .plural: plural
    case .past: past
    case .prefix: "The prefix and what follows it are both written whole: \(shown)."
    case .nearVowel, .voicing, .nearConsonant, .nasal, .lR, .th, .mirrored, .letterWrong:
      "It is \(spelled) here: \(shown)."
    case .cluster, .keyboardSlip, .echoedLetter, .letterExtra, .letterMissing, .vowelAdded,
      .partAdded, .neighbourVowels, .lastSound, .partLeftOut:
      departure == .extra ? tooMany : "It has \(spelled) here: \(shown)."
    case .vowelLeftOut: "Every syllable has a vowel, here \(spelled): \(shown)."
    case .swapped: "The order of the letters is \(spelled): \(shown)."
    case .hyphenApostrophe, .space: "It is written \(word.spelling)."
    case .accent: "It is written with \(spelled): \(word.spelling)."
    case .soundsRight: "It sounds right, but is spelled \(word.spelling)."
    case .differentWord: "The word is \(word.spelling)."
    }
  }

  private var doubled: String {
    guard let letter = spelled.first else { return tooMany }
    return departure == .missing
      ? "The \(letter) is doubled: \(shown)." : "There is one \(letter): \(shown)."
  }

  private var ieRule: String {
    switch spelled {
    case "ei" where before == "c": " After c it is ei."
    case "ie" where isLongE: " The sound ee is spelled ie, but for after c."
    default: ""
    }
  }

  private var isLongE: Bool {
    guard before != "c", word.pronunciation != nil, !word.graphemes.isEmpty else { return false }
    return word.graphemes[word.graphemeOfLetter[letters.lowerBound]].sounds.overlaps(Sounds(.iː))
  }

  private func softRule(_ letter: String, _ sound: String) -> String {
    guard spelled == letter, let next = rest.first, "eiy".contains(next) else { return "" }
    return " Before e, i and y, \(letter) can say \(sound)."
  }

  private var yi: String {
    let endings = ["ed", "er", "est", "es", "ness", "ful", "less", "ly", "ment", "fully"]
    return spelled == "i" && endings.contains(rest) && before.map { !"aeiou".contains($0) } == true
      ? "After a consonant y becomes i before an ending: \(shown)."
      : "This sound is spelled \(spelled): \(shown)."
  }

  private var finalE: String {
    switch (departure, rest.isEmpty) {
    case (.missing, true): "It ends in a silent e: \(shown)."
    case (.missing, false): "The silent e is kept before -\(rest): \(shown)."
    case (_, true): "It has no e at the end: \(word.spelling)."
    case (_, false): "No e stands before -\(rest): \(word.spelling)."
    }
  }

  private var plural: String {
    guard departure != .extra else { return "It has no such ending: \(word.spelling)." }
    return if spelled == "ies" {
      "After a consonant y becomes ie before -s: \(shown)."
    } else if spelled == "ves" {
      "Here f becomes v before -es: \(shown)."
    } else {
      "The ending is \(text(end)): \(shown(end))."
    }
  }

  private var past: String {
    spelled.hasSuffix("ed")
      ? "The ending of the past is -ed, however it sounds: \(shown)."
      : "The form is irregular: \(word.spelling)."
  }
}
