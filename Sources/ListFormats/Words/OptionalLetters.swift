// This whole file by scalar: its texts are arrays of scalars.

/// The words of a text that has a part of a word in brackets: `accident(ally)`, `(un)happy`,
/// `equip (–ped, –ment)`. Lists of schools have them.
struct OptionalLetters {
  /// The words, each of them once.
  private(set) var words: [String]
  /// Another spelling of the single word, which is left out: `color` for `colo(u)r`.
  private(set) var otherSpelling: String?

  /// The most scalars of such a text.
  private static let longest = 60

  /// Reads a text; `nil` for one that has no such brackets, or whose words are not certain.
  init?(_ text: Scalars) {
    guard text.count <= Self.longest,
      let open = text.firstIndex(where: { $0 == "(" || $0 == "（" }),
      let group = Bracketed(text[open...]), group.isRound
    else { return nil }
    let (before, after) = (text[..<open], text[group.end...])
    let parts = group.content.split { $0.isSpace || ",;/".unicodeScalars.contains($0) }
      .map(Self.letters)
    guard !parts.isEmpty, parts.allSatisfy({ Self.areLatin($0.letters) }),
      Self.isPhrase(before.trimmed) || before.isEmpty, Self.areLatin(after) || after.isEmpty
    else { return nil }
    if after.isEmpty {
      let isApart = before.last?.isSpace ?? true
      // Behind a space, brackets have a remark, unless each part begins as an ending does.
      guard !isApart || parts.allSatisfy(\.hasDash) else { return nil }
      let endings = parts.compactMap { Self.word(before.trimmed, endingWith: $0.letters) }
      guard endings.count == parts.count else { return nil }
      words = [before.trimmed.text] + endings
    } else {
      let letters = parts[0].letters
      // Letters before a word are a prefix, and those inside it are a few.
      let isCertain =
        before.isEmpty
        ? Boundary.prefixes.contains(letters.text.lowercased()) : letters.count < 3
      guard parts.count == 1, !parts[0].hasDash, isCertain else { return nil }
      words = [(before + after).text, (before + letters + after).text]
    }
    if words.count == 2, RegionalSpelling.arePair(words[0], words[1]) {
      otherSpelling = words.removeFirst()
    }
  }

  /// Returns an ending without the dash before it.
  private static func letters(_ part: Scalars) -> (letters: Scalars, hasDash: Bool) {
    guard let first = part.first, "-–—‐‑".unicodeScalars.contains(first) else {
      return (part, false)
    }
    return (part.dropFirst(), true)
  }

  private static func areLatin(_ text: Scalars) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isOtherScript == false }
  }

  /// Returns whether a text is a word in Latin letters, or several: `ice cream`.
  private static func isPhrase(_ text: Scalars) -> Bool {
    guard text.last?.isOtherScript == false else { return false }
    return text.allSatisfy {
      $0.isOtherScript == false || $0.isSpace || "-'’".unicodeScalars.contains($0)
    }
  }

  // MARK: Endings

  /// Returns a word with an ending; `nil` where it is not certain how the word is spelled then.
  private static func word(_ stem: Scalars, endingWith ending: Scalars) -> String? {
    guard stem.count > 1, let last = stem.last else { return nil }
    let small = ending.text.lowercased()
    let word = stem.text + ending.text
    switch small {
    // `niño(a)` is `niño` and `niña`.
    case "a":
      if last == "o" || last == "e" { return stem.dropLast().text + small }
      return last == "r" ? word : nil
    case "as":
      let vowel = stem.dropLast().last
      guard last == "s", vowel == "o" || vowel == "e" else { return nil }
      return stem.dropLast(2).text + small
    case "d", "r", "rs", "st": return last == "e" ? word : nil
    case "l": return last == "l" ? word : nil
    case "s": return "sxz".unicodeScalars.contains(last) || changes(stem, small) ? nil : word
    default: break
    }
    let isDoubled = ending.first == last && doubling.contains(ending.dropFirst().text.lowercased())
    return (isDoubled || endings.contains(small)) && !changes(stem, small) ? word : nil
  }

  /// Returns whether a word changes before an ending, as in `making`, `happiness` and `active`.
  private static func changes(_ stem: Scalars, _ ending: String) -> Bool {
    let before = stem.dropLast().last
    return switch stem.last {
    case "e":
      ["ing", "er", "est", "ed", "en", "able", "y"].contains(ending)
        && !(before.map { "eoy".unicodeScalars.contains($0) } ?? false)
    case "y":
      ending != "ing" && !(before.map { "aeou".unicodeScalars.contains($0) } ?? false)
    case "f": ending == "ive"
    default: false
    }
  }

  /// The endings behind a doubled letter: `equip(ped)`, `net(te)`.
  private static let doubling: Set<String> = [
    "ed", "ing", "er", "ers", "est", "en", "ery", "y", "e", "es", "al", "ance", "ence",
  ]
  /// The endings with which a word is certain, in the languages of most schools.
  private static let endings: Set<String> = [
    "es", "ed", "er", "ers", "or", "ors", "est", "en", "ing", "ings", "y", "ly", "ally", "al",
    "ial", "ic", "ical", "ically", "ful", "fully", "less", "ness", "ment", "ments", "ion", "ions",
    "ation", "ations", "ism", "ist", "ists", "ian", "ians", "ician", "able", "ably", "ible", "ibly",
    "ance", "ence", "ancy", "ency", "ant", "ent", "ive", "ively", "ous", "ously", "ity", "ty", "th",
    "ship", "hood", "dom", "ward", "wards", "wise", "ish", "ise", "ize", "ised", "ized", "ising",
    "izing", "ee", "ess", "age", "ary", "ery", "ory", "like", "some", "teen", "ren", "e", "in",
    "innen",
  ]
}
