/// The sentences about silent letters, and about letters that only look like silent ones.
extension MistakeExplanation {
  /// A sentence about the letters of a sound one of which is silent.
  var silentWhole: String? {
    guard let grapheme else { return nil }
    return "This sound is spelled \(text(grapheme.letters)): \(whole(grapheme))."
  }

  /// A sentence that names the silent one of several letters that spell one sound, such as the `b`
  /// of `bt`; `nil` without a silent letter, or if the learner wrote it.
  var silentLetter: String? {
    let spelled = grapheme.map { text($0.letters) } ?? spelled
    if spelled.count == 1, grapheme?.isSilent == true {
      if rest.isEmpty, letters == mistake.letters, let neededE { return neededE }
      return "The \(spelled) is silent: \(shown)."
    }
    // Of the al of *walk*, only the l is missing in `wak`, but both letters are wrong in `wok`.
    let isAl = ["al", "ol"].contains(spelled) && letters == mistake.letters && letters.count == 2
    guard let grapheme, let silent = word.silentLetters(of: grapheme)?.first, spelled != "cht",
      !isAl, let index = letters.first(where: { word.spelling.letters[$0] == silent }),
      !tried.contains(silent)
    else { return nil }
    return "The \(silent) is silent: \(shown(index..<index + 1))."
  }

  /// Returns the letters of a grapheme without a silent one.
  func heard(_ grapheme: Grapheme) -> String {
    let letters = text(grapheme.letters)
    guard let silent = word.silentLetters(of: grapheme) else { return letters }
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
    guard let grapheme, grapheme.letters.count == 2, !grapheme.isVowel,
      let silent = word.silentLetters(of: grapheme)
    else { return nil }
    if rest.isEmpty, tried == heard(grapheme) + "e", let first = text(grapheme.letters).first,
      String(first) == silent
    {
      let letter = grapheme.letters.lowerBound..<grapheme.letters.lowerBound + 1
      return "The \(silent) is silent, and no e stands at the end: \(shown(letter))."
    }
    guard letters.count == 1 else { return nil }
    return "This sound is spelled \(text(grapheme.letters)): \(shown(grapheme.letters))."
  }

  /// A sentence about a silent letter that the learner put before the letters of a sound: `witch`
  /// for `which`.
  var addedLetter: String? {
    guard letters.lowerBound > 0, !letters.isEmpty, tried.count == letters.count + 1,
      tried.hasSuffix(spelled), let first = tried.first
    else { return nil }
    return "No \(first) stands before the \(spelled): \(word.spelling.written)."
  }

  /// A sentence about letters that the learner put after those of a sound: `whould` for `would`.
  var addedAfter: String? {
    guard !letters.isEmpty else { return nil }
    guard tried.hasPrefix(spelled), let last = spelled.last else {
      return "The word has no silent letter here: \(word.spelling.written)."
    }
    let added = tried.dropFirst(spelled.count)
    return "Leave out the \(added) after the \(last): \(word.spelling.written)."
  }

  /// A remark on the gh in the letters of a vowel: *eigh*.
  var withSilentGh: String {
    spelled.count > 2 && spelled.hasSuffix("gh") ? ", with a silent gh" : ""
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
}
