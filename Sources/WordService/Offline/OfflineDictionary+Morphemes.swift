internal import Vocabulary

/// The parts of words that explain their letters.
extension OfflineDictionary {
  /// Returns the parts of a word: a prefix and a stem, a stem and an ending, or two words.
  ///
  /// A stem may lose or change letters where it is joined: `die` and `ing` give `dying`.
  ///
  /// - Returns: an empty list for a word without such parts.
  public func morphemes(of text: String) -> [String] {
    let text = spelling(of: text)
    guard text.utf8.allSatisfy(\.isSmallLetter) else { return [] }
    let parts = index.parts(of: text)
    guard parts.isEmpty else { return parts }
    if let prefix = Self.prefixes.first(where: { isPrefix($0, of: text) }) {
      return [prefix, String(text.dropFirst(prefix.count))]
    }
    for form in forms(of: text) {
      if let ending = Self.inflections.first(where: text.hasSuffix) { return [form.lemma, ending] }
    }
    let relatives = word(text)?.relatives ?? []
    for ending in Self.endings where text.hasSuffix(ending) {
      let stem = String(text.dropLast(ending.count))
      guard stem.count > 2 else { continue }
      let stems = [stem, stem + "e"] + (stem.hasSuffix("i") ? [stem.dropLast() + "y"] : [])
      // Some endings occur in no other words, so the stem need not be a relative that WordNet
      // names.
      let isPlain = Self.plainEndings.contains(ending) && stem.count > 3
      if let known = stems.first(where: {
        isPlain && level(of: $0) ?? .bee <= .advanced
          || relatives.contains($0) && level(of: $0) != nil
      }) {
        return [known, ending]
      }
    }
    return []
  }

  /// Returns whether a word is a prefix and another word that begins with the prefix's last letter.
  /// Any other prefix explains nothing.
  private func isPrefix(_ prefix: String, of text: String) -> Bool {
    let stem = String(text.dropFirst(prefix.count))
    return text.hasPrefix(prefix) && stem.first == prefix.last && stem.count > 3
      && (recognises(stem) && level(of: stem) ?? .bee <= .advanced)
  }

  private static let prefixes = [
    "dis", "il", "im", "in", "inter", "ir", "mis", "over", "un", "under",
  ]
  private static let inflections = ["ing", "est", "ed", "er"]
  private static let plainEndings: Set = [
    "ally", "able", "ible", "ment", "ness", "less", "ship", "hood", "ful", "ish", "ly",
  ]
  private static let endings = [
    "ally", "able", "ible", "ment", "ness", "less", "ship", "hood", "ful", "ous", "ity", "ish",
    "ist",
    "al", "ly", "er", "or", "th", "y",
  ]
}
