internal import Vocabulary

/// The spelling of regular inflected forms (Quirk, Greenbaum, Leech and Svartvik, "A Comprehensive
/// Grammar of the English Language", 1985, chapters 3, 5 and 7).
///
/// Some lemmas have more than one spelling: `focused` and `focussed`, `shyer` and `shier`. Not all
/// of them are words.
enum RegularForms {
  /// The regular forms that a part of speech has.
  static func names(of part: WordNet.Part) -> [WordForm.Name] {
    switch part {
    case .noun: [.plural]
    case .verb: [.thirdPerson, .past, .presentParticiple]
    case .adj: [.comparative, .superlative]
    case .adv: []
    }
  }

  /// Returns the spellings of a regular form.
  static func spellings(of lemma: String, as name: WordForm.Name) -> [String] {
    switch name {
    case .plural:
      lemma.hasSuffix("man") ? [lemma.dropLast(2) + "en", lemma + "s"] : withS(lemma)
    case .thirdPerson: withS(lemma)
    case .past, .pastTense, .pastParticiple: withE(lemma, "ed")
    case .comparative: withE(lemma, "er")
    case .superlative: withE(lemma, "est")
    case .presentParticiple: withIng(lemma)
    case .present: []
    }
  }

  /// Returns whether a word may be a regular form, as far as its last letter tells.
  static func mayInclude(_ word: String) -> Bool {
    // The endings are those of `dogs`, `boxes`, `asked`, `asking`, `longer`, `longest` and
    // `firemen`.
    word.utf8.last.map("sdgrtn".utf8.contains) ?? false
  }

  /// Returns texts that may be the lemmas of a regular form. Many of them are not lemmas.
  static func possibleLemmas(of form: String, as name: WordForm.Name) -> Set<String> {
    var found: Set<String> = []
    for ending in endings(name) where form.hasSuffix(ending) {
      let stem = String(form.dropLast(ending.count))
      found.formUnion([stem, stem + "e"])
      if stem.hasSuffix("i") { found.insert(stem.dropLast() + "y") }
      if stem.hasSuffix("y") { found.insert(stem.dropLast() + "ie") }
      if stem.last == stem.dropLast().last || stem.hasSuffix("ck") {
        found.insert(String(stem.dropLast()))
      }
    }
    if name == .plural, form.hasSuffix("men") { found.insert(form.dropLast(2) + "an") }
    return found
  }

  private static func endings(_ name: WordForm.Name) -> [String] {
    switch name {
    case .plural, .thirdPerson: ["s", "es"]
    case .past, .pastTense, .pastParticiple: ["ed"]
    case .presentParticiple: ["ing"]
    case .comparative: ["er"]
    case .superlative: ["est"]
    case .present: []
    }
  }

  /// Returns the spellings of the plural, or of the third person.
  private static func withS(_ lemma: String) -> [String] {
    let end = Ending(lemma)
    if lemma.hasSuffix("ch") { return [lemma + "es", lemma + "s"] }
    if ["s", "x", "z", "sh"].contains(where: lemma.hasSuffix) {
      return end.doubling == .never
        ? [lemma + "es"] : [lemma + "es", lemma + lemma.suffix(1) + "es"]
    }
    if end.isConsonantAndY { return [lemma.dropLast() + "ies"] }
    if lemma.hasSuffix("o") { return [lemma + "s", lemma + "es"] }
    return [lemma + "s"]
  }

  /// Returns the spellings with an ending that begins with `e`.
  private static func withE(_ lemma: String, _ ending: String) -> [String] {
    let end = Ending(lemma)
    if lemma.hasSuffix("e") { return [lemma.dropLast() + ending] }
    if end.isConsonantAndY {
      let changed = lemma.dropLast() + "i" + ending
      return end.isOneSyllable && ending != "ed" ? [changed, lemma + ending] : [changed]
    }
    return doubled(lemma, end).map { $0 + ending }
  }

  /// Returns the spellings with `ing`.
  private static func withIng(_ lemma: String) -> [String] {
    if lemma.hasSuffix("ie") { return [lemma.dropLast(2) + "ying"] }
    if lemma.hasSuffix("e") {
      let kept = lemma + "ing"
      let isDropped =
        !["ee", "oe", "ye"].contains(where: lemma.hasSuffix)
        && lemma.dropLast().contains(where: "aeiouy".contains)
      return isDropped ? [lemma.dropLast() + "ing", kept] : [kept]
    }
    return doubled(lemma, Ending(lemma)).map { $0 + "ing" }
  }

  /// Returns the spellings of a lemma before an ending that begins with a vowel.
  private static func doubled(_ lemma: String, _ end: Ending) -> [String] {
    if lemma.hasSuffix("c") { return [lemma + "k", lemma] }
    guard let last = lemma.last else { return [] }
    return switch end.doubling {
    case .never: [lemma]
    case .sometimes: [lemma, lemma + String(last)]
    case .always: [lemma + String(last)]
    }
  }

  /// Whether the last consonant is doubled before a vowel.
  private enum Doubling { case never, sometimes, always }

  /// The end of a lemma, which decides how a form is spelled.
  private struct Ending {
    /// Whether a consonant comes before a `y` at the end.
    let isConsonantAndY: Bool
    let doubling: Doubling
    /// Whether the lemma has one syllable, or is spelled as if it had.
    let isOneSyllable: Bool

    init(_ lemma: String) {
      let vowels = VowelLetters(lemma)
      isOneSyllable = vowels.areTogether
      let isVowel = vowels.isVowel
      let before = isVowel.dropLast()
      isConsonantAndY = lemma.hasSuffix("y") && before.last == false
      let last = lemma.utf8.last ?? 0
      if isVowel.last != false || "hwxy".utf8.contains(last) || before.last != true {
        doubling = .never
      } else if before.dropLast().last != true {
        // In a longer word, the stress decides; `bus` and `gas` have both spellings.
        doubling = isOneSyllable && last != UInt8(ascii: "s") ? .always : .sometimes
      } else {
        // After two vowels, as in `fuel` and `bias`.
        doubling = "ls".utf8.contains(last) ? .sometimes : .never
      }
    }
  }
}
