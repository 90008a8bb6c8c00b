/// The sentences about the letters that spell one sound.
extension MistakeExplanation {
  /// A sentence without a rule.
  var soundSentence: String {
    let isOne = grapheme != nil || mistake.letters.count < 2
    return "\(isOne ? "This sound is" : "These sounds are") spelled \(spelled): \(shown)."
  }

  /// A sentence with the rule or the pattern of a consonant; `nil` if it has none.
  var soundRule: String? {
    guard let grapheme, !grapheme.isVowel, !grapheme.isSilent else { return nil }
    let (sounds, spelled) = (grapheme.sounds, text(grapheme.letters))
    let shown = whole(grapheme)
    switch spelled {
    case "gh" where sounds.overlaps(Sounds(.f)): return "The sound f is spelled gh: \(shown)."
    case "ch": return greekCh ?? frenchCh
    case "sh": return "The sound sh is spelled sh: \(shown)."
    case "tch" where isAfterShortVowel:
      return "After a short vowel, the sound ch is often spelled tch: \(shown)."
    case "ck" where isAfterShortVowel:
      return "After a short vowel, the sound k is spelled ck: \(shown)."
    case "dg" where isAfterShortVowel && hasE(after: grapheme):
      let whole = grapheme.letters.lowerBound..<grapheme.letters.upperBound + 1
      return "After a short vowel, the sound j is spelled dge: \(self.shown(whole))."
    case "qu" where sounds.overlaps(Sounds(.kw)):
      return "The sound kw is spelled qu: \(shown)."
    case "x" where sounds.overlaps(Sounds(.ks)): return "The sound ks is spelled x: \(shown)."
    case "sc" where sounds == Sounds(.s): return "The sound s is spelled sc: \(shown)."
    case "u" where sounds == Sounds(.w): return "The sound w is spelled u here: \(shown)."
    default: return nil
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
  ]

  private var frenchCh: String? {
    guard let grapheme, word.isSaid, grapheme.sounds == Sounds(.ʃ) else { return nil }
    return "In words from French, the sound sh is spelled ch: \(whole(grapheme))."
  }

  /// Returns the word with a grapheme set apart, also where the mistake is in one of its letters.
  private func whole(_ grapheme: Grapheme) -> String {
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

  /// A sentence about an `r` that the learner wrote because it makes a vowel long where no `r` is
  /// said: `barth` for `bath`, `worter` for `water`.
  var unwrittenR: String? {
    guard let grapheme, grapheme.isVowel, tried.contains("r"), tried.count > 1,
      !text(grapheme.letters).contains("r")
    else { return nil }
    if grapheme.isReduced { return "No r is written here: \(shown)." }
    return spelled == "a" && tried.first == "a"
      ? "The a may be long here, but no r is written: \(shown)."
      : "This vowel is spelled \(spelled), without an r: \(shown)."
  }

  /// A sentence that names the silent one of several letters that spell one sound, such as the `b`
  /// of `bt`; `nil` without a silent letter, or if the learner wrote it.
  var silentLetter: String? {
    let spelled = grapheme.map { text($0.letters) } ?? spelled
    if spelled.count == 1, grapheme?.isSilent == true {
      return "The \(spelled) is silent: \(shown)."
    }
    guard grapheme?.isHeardWhole != true,
      let silent = WrittenWord.silentLetters[spelled]?.first, spelled != "cht",
      let index = letters.first(where: { word.spelling.letters[$0] == silent }),
      !tried.contains(silent)
    else { return nil }
    return "The \(silent) is silent: \(shown(index..<index + 1))."
  }

  /// Returns the letters of a grapheme without a silent one.
  func heard(_ grapheme: Grapheme) -> String {
    let letters = text(grapheme.letters)
    guard let silent = WrittenWord.silentLetters[letters] else { return letters }
    return letters.filter { !silent.contains($0) }
  }

  /// A sentence about silent letters in place of which the learner wrote others; `nil` if they are
  /// heard.
  var mutedLetters: String? {
    guard let grapheme, let last = grapheme.letters.last else { return nil }
    if text(grapheme.letters) == "cht" {
      return "The ch is silent: \(shown(grapheme.letters.lowerBound..<last))."
    }
    return letters.allSatisfy(word.isMute) ? "The \(spelled) is silent: \(shown)." : nil
  }

  /// A sentence about both letters of a consonant, one of which is silent and right: the `ps` of
  /// *psychology*.
  var silentBeside: String? {
    guard let grapheme, letters.count == 1, grapheme.letters.count == 2, !grapheme.isVowel,
      WrittenWord.silentLetters[text(grapheme.letters)] != nil
    else { return nil }
    return "This sound is spelled \(text(grapheme.letters)): \(shown(grapheme.letters))."
  }

  /// A sentence about a vowel that is spelled with a letter before a consonant and with the silent
  /// `e` after it; `nil` for any other.
  var vowelAroundConsonant: String? {
    guard letters.count == 3, mistake.letters.count == 1, let grapheme else { return nil }
    let e = letters.upperBound - 1..<letters.upperBound
    return text(letters).hasSuffix("re") || !grapheme.isLong(in: word)
      ? "This sound is spelled \(spelled): \(shown)."
      : "The silent e makes the \(text(mistake.letters)) long: \(shown([mistake.letters, e]))."
  }

  /// A sentence about two vowels side by side that are each heard: the `ia` of *brilliant*.
  var vowelsApart: String? {
    guard let grapheme, grapheme.letters == letters, grapheme.isVowelPair(in: word) else {
      return nil
    }
    return mistake.kind == .neighbourVowels
      ? "Both vowels are heard: \(shown)." : "These vowels are spelled \(spelled): \(shown)."
  }

  /// A sentence about two letters that spell a vowel, only one of which was left out: the `au` of
  /// *restaurant*.
  var vowelPair: String? {
    guard letters.count == 1, let index = letters.first, index + 1 < word.letters.count else {
      return nil
    }
    let pair = text(index..<index + 2)
    guard ["ai", "au", "ou"].contains(pair) else { return nil }
    return "This vowel is spelled \(pair): \(shown(index..<index + 2))."
  }

  /// A sentence about a silent letter that the learner put before the letters of a sound: `witch`
  /// for `which`.
  var addedLetter: String? {
    guard letters.lowerBound > 0, !letters.isEmpty, tried.count == letters.count + 1,
      tried.hasSuffix(spelled), let first = tried.first
    else { return nil }
    return "No \(first) stands before the \(spelled): \(word.spelling.written)."
  }

  /// A sentence about a silent `gh`, only one letter of which was left out: `althoug`.
  var silentGh: String? {
    guard letters.count == 1, let index = letters.first,
      let start = [index - 1, index].first(where: { text($0..<$0 + 2) == "gh" }),
      // The g of *ghost* is heard.
      let grapheme = word.grapheme(at: start), grapheme.isVowel || grapheme.isSilent
    else { return nil }
    return "The gh is silent: \(shown(start..<start + 2))."
  }

  /// A sentence about an `h` at the beginning, which speakers of many languages don't hear.
  var leftOutH: String? {
    guard word.isSaid, mistake.departure == .missing, spelled == "h", letters.lowerBound == 0
    else { return nil }
    return "The word begins with h, which you hear as a breath: \(shown)."
  }

  /// A sentence about a `u` that sounds like w, as in `language`.
  var wLetter: String? {
    guard let grapheme, grapheme.sounds == Sounds(.w), text(grapheme.letters) == "u" else {
      return nil
    }
    return "The u sounds like w here: \(shown)."
  }
}
