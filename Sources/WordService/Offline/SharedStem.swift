/// The rule for words that share a stem: `farmhand` and `farm`, `unhardened` and `hardness`,
/// `policewoman` and `policeman`.
///
/// It is for an asked word and a word of a text about it. There, letters in common are hardly ever
/// chance, so it is enough that the letters around them look like parts of words. Among the 11,700
/// pairs that it finds in the definitions of all drawn words, hardly one is of unrelated words.
struct SharedStem {
  /// Returns whether a text is a word, or a form of one.
  let isWord: (String) -> Bool

  /// Words with a part that only looks like a stem.
  private static let unrelated = ["clothing": "thing", "history": "story"]

  /// Returns whether two words share a stem.
  ///
  /// - Parameters:
  ///   - word: the asked word, of small letters.
  ///   - other: the word of the text, or a lemma that it is a form of.
  ///   - isLemma: whether the other word is no inflected form.
  ///   - isName: whether the asked word is a name. The parts of names tell less.
  func links(_ word: String, and other: String, isLemma: Bool, isName: Bool) -> Bool {
    guard other.count > (isName ? 3 : 2), other != word, Self.unrelated[word] != other,
      !Affixes.general.contains(other)
    else { return false }
    if other.count == 3 { return isShortPart(other, of: word) }
    return isPart(other, of: word) || beginAlike(word, other)
      || isLemma && !isName && endAlike(word, other) || isInside(word, other)
  }

  /// Returns whether a word begins or ends with a stem of four letters or more. At the end, the
  /// fewer letters the stem has, the more must stand before it: `scroll` has nothing of `roll`.
  private func isPart(_ stem: String, of word: String) -> Bool {
    for written in Self.beforeEndings(stem) where written.count > 3 && word.hasPrefix(written) {
      let rest = String(word.dropFirst(written.count))
      if rest.count > 1 || Affixes.endings.contains(rest) { return true }
    }
    guard word.hasSuffix(stem) else { return false }
    let front = String(word.dropLast(stem.count))
    return Affixes.prefixes.contains(front)
      || front.count >= max(1, 7 - stem.count) && !Affixes.endingsThatAreWords.contains(stem)
  }

  /// Returns whether a word consists of a stem of three letters and an affix or another word.
  private func isShortPart(_ stem: String, of word: String) -> Bool {
    if word.hasPrefix(stem) {
      let rest = String(word.dropFirst(stem.count))
      if rest == "ly" || rest.count > 2 && isEnding(rest, after: stem) || isSecondWord(rest) {
        return true
      }
    }
    guard word.hasSuffix(stem) else { return false }
    let front = String(word.dropLast(stem.count))
    return Affixes.prefixes.contains(front) || front.count > 2 && isWord(front)
  }

  /// Returns whether two words begin with one stem, so that an ending or another word follows in
  /// each.
  private func beginAlike(_ word: String, _ other: String) -> Bool {
    let shared = zip(word, other).prefix { $0 == $1 }.count
    guard shared > 3 else { return false }
    return (4...shared).reversed().contains { count in
      let stem = String(word.prefix(count))
      guard !Self.isNoStem(stem), !Affixes.prefixes.contains(stem) else { return false }
      let rest = String(word.dropFirst(count))
      let otherRest = String(other.dropFirst(count))
      let hasEnding = rest.isEmpty || isEnding(rest, after: stem)
      let hasOtherEnding = otherRest.isEmpty || isEnding(otherRest, after: stem)
      if count > 4, hasOtherEnding, hasEnding || isSecondWord(rest) { return true }
      if count == 4, hasEnding, otherRest == "e" || otherRest == "y" { return true }
      return isWord(stem) && (hasEnding || isSecondWord(rest))
        && (hasOtherEnding || isSecondWord(otherRest))
    }
  }

  /// Returns whether two words are compounds with the same second word: `workhouse`, `poorhouse`.
  private func endAlike(_ word: String, _ other: String) -> Bool {
    let shared = zip(word.reversed(), other.reversed()).prefix { $0 == $1 }.count
    guard shared > 3 else { return false }
    return (4...shared).reversed().contains { count in
      let stem = String(word.suffix(count))
      guard !Self.isNoStem(stem), !Affixes.learnedEnds.contains(stem), isWord(stem) else {
        return false
      }
      return [word, other].allSatisfy { compound in
        let front = String(compound.dropLast(count))
        return front.count > 2 && isWord(front)
      }
    }
  }

  /// Returns whether a word has a stem behind a prefix or another word: `unhardened`, `bookbinder`.
  private func isInside(_ word: String, _ stem: String) -> Bool {
    var rest = word.dropFirst(2)
    while rest.count > 3 {
      if rest.hasPrefix(stem.prefix(3)), isFirstPart(String(word.dropLast(rest.count))),
        beginAlike(String(rest), stem)
      {
        return true
      }
      rest = rest.dropFirst()
    }
    return false
  }

  // MARK: Parts

  private static func isNoStem(_ text: String) -> Bool {
    Affixes.general.contains(text) || Affixes.endings.contains(text)
      || Affixes.endingsThatAreWords.contains(text)
  }

  /// Returns how a stem may be spelled before an ending: `late` and `lat` for `late`, `happy` and
  /// `happi` for `happy`.
  private static func beforeEndings(_ stem: String) -> [String] {
    switch stem.last {
    case "e": [stem, String(stem.dropLast())]
    case "y": [stem, stem.dropLast() + "i"]
    default: [stem]
    }
  }

  /// Returns whether a text is an ending, also one with a doubled letter before it: `begg-ar`.
  private func isEnding(_ text: String, after stem: String) -> Bool {
    if Affixes.endings.contains(text) { return true }
    guard let first = text.first, first == stem.last, !first.isVowel else { return false }
    let ending = String(text.dropFirst())
    return ending.count > 1 && ending.first?.isVowel == true && Affixes.endings.contains(ending)
  }

  /// Returns whether a text is a word that can stand behind a stem, also with a letter that joins
  /// them: `magnet-o-sphere`, `craft-s-man`.
  private func isSecondWord(_ text: String) -> Bool {
    guard text.count > 2 else { return false }
    return isWord(text)
      || text.count > 3 && text.first.map("ois".contains) == true
        && isWord(String(text.dropFirst()))
  }

  /// Returns whether a text is a prefix or a word that can stand before a stem, also with a letter
  /// that joins them.
  private func isFirstPart(_ text: String) -> Bool {
    if Affixes.prefixes.contains(text) { return true }
    guard text.count > 2 else { return false }
    if isWord(text) { return true }
    guard text.count > 3, text.last.map("ois".contains) == true else { return false }
    let word = String(text.dropLast())
    return isWord(word) || isWord(word + "y") || isWord(word + "e")
  }
}

extension Character {
  fileprivate var isVowel: Bool { "aeiouy".contains(self) }
}
