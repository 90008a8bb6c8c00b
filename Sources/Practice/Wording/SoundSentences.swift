/// The sentences about the letters that spell one sound.
extension MistakeExplanation {
  /// A sentence without a rule.
  var soundSentence: String {
    if let vowelBeforeR { return vowelBeforeR }
    // The e of *promise* has no sound of its own.
    let isBeforeE =
      rest.isEmpty && spelled.count == 2 && spelled.hasSuffix("e")
      && Letter.isConsonant(word.letters[letters.lowerBound])
    let isOne =
      isBeforeE
      || grapheme.map { $0.sounds.first?.parts == nil || $0.isVowel }
        ?? (mistake.letters.count < 2 || isVowelWithRe)
    return "\(isOne ? "This sound is" : "These sounds are") spelled \(spelled): \(shown)."
  }

  /// A sentence about a vowel before an r that begins the next syllable, where the r is right:
  /// `coragous` for *courageous*.
  private var vowelBeforeR: String? {
    guard [.rVowel, .sameSound].contains(mistake.kind), spelled.count > 2, spelled.hasSuffix("r"),
      tried.hasSuffix("r"), let next = word.letters.dropFirst(letters.upperBound).first,
      Letter.isVowel(next)
    else { return nil }
    let vowel = letters.dropLast()
    return "This vowel is spelled \(text(vowel)): \(shown(vowel))."
  }

  /// Whether the letters are a vowel and the -re at the end: the `ere` of *atmosphere*.
  private var isVowelWithRe: Bool {
    rest.isEmpty && spelled.count == 3 && spelled.hasSuffix("re")
      && letters.first.map { Letter.isVowel(word.letters[$0]) } == true
  }

  /// A sentence with the rule or the pattern of a consonant; `nil` if it has none.
  var soundRule: String? {
    guard let grapheme, !grapheme.isVowel, !grapheme.isSilent else { return nil }
    let (sounds, spelled) = (grapheme.sounds, text(grapheme.letters))
    let shown = whole(grapheme)
    if sounds.overlaps(Sounds(.ʃ)), ["ti", "ci", "si", "ssi", "sci"].contains(spelled) {
      return "The sound sh is spelled \(spelled): \(shown)."
    }
    if sounds.overlaps(Sounds(.tʃ)), spelled == "ti" {
      return "The sound ch is spelled ti: \(shown)."
    }
    switch spelled {
    case "w" where tried == "gu" || tried == "hu":
      return "The sound w is spelled w, not \(tried): \(shown)."
    case "sch" where sounds.overlaps(Sounds(.ʃ)):
      // The soup is named in Yiddish.
      return word.spelling.description.hasPrefix("borscht")
        ? "The sound sh is spelled sch here: \(shown)."
        : "In words from German, the sound sh is spelled sch: \(shown)."
    case "tsch": return "In words from German, the sound ch is spelled tsch: \(shown)."
    case "chs": return "In words from German, the sound ks is spelled chs: \(shown)."
    case "gh" where sounds.overlaps(Sounds(.f)): return "The sound f is spelled gh: \(shown)."
    case "ch": return greekCh ?? frenchCh
    case "wh" where sounds == Sounds(.w): return "The sound w is spelled wh: \(shown)."
    case "gu"
    where sounds == Sounds(.ɡ) && word.letters[grapheme.letters.upperBound...].spells("e"):
      let all = grapheme.letters.lowerBound..<word.letters.count
      return "At the end, the sound g can be spelled gue: \(self.shown(all))."
    case "gu" where sounds == Sounds(.ɡ): return "The sound g is spelled gu: \(shown)."
    case "sh": return "The sound sh is spelled sh: \(shown)."
    case "tch" where isAfterShortVowel:
      return "After a short vowel, the sound ch is often spelled tch: \(shown)."
    case "ck" where isAddedK(grapheme):
      return "Before \(rest.prefix(1)), a c alone would sound like s, so a k follows it: \(shown)."
    case "ck" where isAfterShortVowel:
      return "After a short vowel, the sound k is spelled ck: \(shown)."
    case "dg" where isAfterShortVowel && hasE(after: grapheme):
      let whole = grapheme.letters.lowerBound..<grapheme.letters.upperBound + 1
      return "After a short vowel, the sound j is spelled dge: \(self.shown(whole))."
    case "qu" where sounds.overlaps(Sounds(.kw)):
      return "The sound kw is spelled qu: \(shown)."
    case "x" where tried.contains(where: { "aeiou".contains($0) }):
      return "The x spells both sounds, with no vowel between them: \(shown)."
    case "x" where tried.hasPrefix("x"): return "The x alone spells both sounds: \(shown)."
    case "x" where sounds.overlaps(Sounds(.ks)): return "The sound ks is spelled x: \(shown)."
    case "n" where tried == "ng":
      return "Before \(rest.prefix(1)), n alone sounds like ng: \(shown)."
    case "sc" where sounds == Sounds(.s): return "The sound s is spelled sc: \(shown)."
    case "u" where sounds == Sounds(.w): return "The sound w is spelled u here: \(shown)."
    default: return nil
    }
  }

  /// Whether the k of a ck stands before an ending, after a word in c: *picnicking*.
  private func isAddedK(_ ck: Grapheme) -> Bool {
    let stem = word.morphemes.dropLast().joined()
    return stem.hasSuffix("c") && stem == text(0..<ck.letters.upperBound - 1)
  }

  /// A sentence about the first letters of *schedule*, if the learner wrote `sh` as in British
  /// speech.
  var britishSch: String? {
    guard let start = word.startOfSchedule, tried == "sh", letters == start..<start + 3 else {
      return nil
    }
    return "In British speech, this is the sound sh, and it is spelled sch: \(shown)."
  }

  /// A sentence about letters that the learner added to those of a sound: the d of `djungle`, the c
  /// of `fresch`; `nil` for any other letters.
  var soundWithout: String? {
    guard let grapheme, grapheme.letters == letters,
      let sound = ["sh": "sh", "ch": "ch", "j": "j", "g": "j"][spelled],
      spelled != "g" || grapheme.sounds == Sounds(.dʒ),
      spelled != "ch" || grapheme.sounds == Sounds(.tʃ)
    else { return nil }
    var added = Array(tried)
    for letter in spelled {
      guard let index = added.firstIndex(of: letter) else { return nil }
      added.remove(at: index)
    }
    // No t stands within a word before the ch of *which*.
    guard !added.isEmpty, Set(added).isSubset(of: "cdst"),
      spelled != "ch" || letters.lowerBound == 0 || added.count > 1
    else { return nil }
    let names = added.map { "\($0 == "s" ? "an" : "a") \($0)" }.joined(separator: " and ")
    return "The sound \(sound) is spelled \(spelled), without \(names): \(shown)."
  }

  /// A sentence with the rule for `k`, `c` and `ck`; `nil` if none tells which of them to write.
  var kRule: String? {
    guard mistake.kind == .hardC, word.isSaid, let grapheme else { return nil }
    let next = (rest + " ").first
    switch (text(grapheme.letters), tried) {
    case ("k", "ck") where isAfterOtherThanShortVowel(grapheme):
      return "ck comes only after a short vowel with one letter, so write k: \(shown)."
    case ("k", "c") where next.map("eiy".contains) == true:
      return "Before e, i and y, c would sound like s, so write k: \(shown)."
    case ("c", "k"), ("c", "ck"), ("c", "sch"), ("c", "que"), ("c", "q"):
      let isIc = rest.isEmpty && before == "i" && word.graphemes.count(where: \.isVowel) > 1
      return isIc
        ? "The ending is -ic: \(shown(letters.lowerBound - 1..<letters.upperBound))." : nil
    default: return nil
    }
  }

  private func isAfterOtherThanShortVowel(_ consonant: Grapheme) -> Bool {
    guard consonant.letters.lowerBound > 0,
      let before = word.grapheme(at: consonant.letters.lowerBound - 1)
    else { return false }
    return !before.isVowel || before.letters.count > 1 || before.isLong(in: word)
  }

  /// A sentence about all letters of a sound, although only some of them are wrong; `nil` for a
  /// sound with one letter.
  var wholeSound: String? {
    guard word.isSaid, let grapheme, grapheme.letters.count > 1, !grapheme.isSilent else {
      return nil
    }
    let (all, shown) = (text(grapheme.letters), whole(grapheme))
    // One letter of such a sound may be heard alone: the `f` of *often*.
    if let silent = word.silentLetters(of: grapheme), mistake.letters != grapheme.letters {
      return silentLetter ?? (text(mistake.letters).allSatisfy(silent.contains) ? silentWhole : nil)
    }
    if word.isDouble(grapheme) { return "The \(all.prefix(1)) is double: \(shown)." }
    if let syllabicL { return syllabicL }
    // The r of *fire* is heard, or at least written, as in other words.
    if mistake.letters != grapheme.letters, text(mistake.letters) == "r" { return nil }
    if grapheme.isVowel { return vowelsApart ?? "This vowel is spelled \(all): \(shown)." }
    let sound = grapheme.sounds.first?.parts == nil ? "This sound is" : "These sounds are"
    return soundRule ?? "\(sound) spelled \(all): \(shown)."
  }

  /// Whether the letters begin an ending such as -tion or -cious; those of *rationally* don't.
  var isTionEnding: Bool {
    if text(letters).hasPrefix("sci") { return false }
    let rest = word.letters[min(letters.lowerBound, word.letters.count)...]
    return (1...3).contains { length in
      MistakeNamer.afterTi.contains { rest.dropFirst(length).elementsEqual($0) }
    }
  }

  /// A sentence about a `ch` that sounds like k.
  var greekCh: String? {
    guard let grapheme, word.isSaid, grapheme.sounds == Sounds(.k),
      text(grapheme.letters) == "ch"
    else { return nil }
    // Not all such words are Greek: `ache` is English, and `scherzo` Italian.
    let isGreek = !Self.notGreek.contains { word.spelling.description.contains($0) }
    return isGreek
      ? "In words from Greek, the sound k is spelled ch: \(whole(grapheme))."
      : "The sound k is spelled ch: \(whole(grapheme))."
  }

  private static let notGreek = [
    "ache", "aching", "achy", "loch", "ucch", "nocch", "scher", "brusch", "marasch", "chiant",
    "chiaro", "machiav", "masoch", "michael", "munich", "zurich", "czech", "mocha", "rachel",
    "dachs", "sepulch", "pulchr", "lachrym", "schooner", "cinchon",
  ]

  private var frenchCh: String? {
    guard let grapheme, word.isSaid, grapheme.sounds == Sounds(.ʃ) else { return nil }
    // The plant is named for a German, Leonhart Fuchs.
    return word.spelling.description.hasPrefix("fuchsia")
      ? "The sound sh is spelled ch here: \(whole(grapheme))."
      : "In words from French, the sound sh is spelled ch: \(whole(grapheme))."
  }

  /// Returns the word with a grapheme set apart, also where the mistake is in one of its letters.
  func whole(_ grapheme: Grapheme) -> String {
    mistake.letters == grapheme.letters ? shown : shown(grapheme.letters)
  }

  private func hasE(after grapheme: Grapheme) -> Bool {
    word.letters.dropFirst(grapheme.letters.upperBound).first == UInt8(ascii: "e")
  }

  private var isAfterShortVowel: Bool {
    guard let grapheme, grapheme.letters.lowerBound > 0,
      let before = word.grapheme(at: grapheme.letters.lowerBound - 1)
    else { return false }
    let short = Sounds(.æ, .ɛ, .ɪ, .ɒ, .ʌ, .ʊ)
    return before.isVowel && before.letters.count == 1 && before.sounds.overlaps(short)
  }

  /// A sentence about an `h` at the beginning, which speakers of many languages don't hear.
  var leftOutH: String? {
    guard word.isSaid, mistake.departure == .missing, spelled == "h", letters.lowerBound == 0
    else { return nil }
    return "The word begins with h, which you hear as a breath: \(shown)."
  }

  /// A sentence about a vowel letter that also spells the w before the vowel: the `o` of *once* and
  /// the `oi` of *reservoir*.
  var wVowel: String? {
    guard word.isSaid, let grapheme,
      grapheme.sounds == Sounds(.wʌ) || grapheme.sounds == Sounds(.wɑː)
    else { return nil }
    let letters = text(grapheme.letters)
    let vowel = grapheme.sounds == Sounds(.wʌ) ? "u" : "ah"
    return "The \(letters) spells two sounds, w and \(vowel): \(whole(grapheme))."
  }

  /// A sentence about a `u` that sounds like w, as in `language`.
  var wLetter: String? {
    guard let grapheme, grapheme.sounds == Sounds(.w), text(grapheme.letters) == "u" else {
      return nil
    }
    return "The u sounds like w here: \(shown)."
  }
}
