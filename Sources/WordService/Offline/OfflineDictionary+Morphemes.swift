internal import Vocabulary

/// The parts of words that explain their letters.
extension OfflineDictionary {
  /// Returns the parts of a word: a prefix and a stem, a stem and an ending, two words, or three
  /// such parts.
  ///
  /// A stem may lose or change letters where it is joined: `die` and `ing` give `dying`.
  ///
  /// - Returns: an empty list for a word without such parts.
  public func morphemes(of text: String) -> [String] {
    let text = spelling(of: text)
    guard knowsFormation, text.utf8.allSatisfy(\.isSmallLetter) else { return [] }
    let parts = index.parts(of: text)
    return parts.isEmpty ? inflectedParts(of: text) : divided(parts)
  }

  /// Returns the parts of a word with the prefix, the stem and the ending apart, where one of two
  /// parts has both: `dis`, `agree` and `ment`. A word without parts has itself as its only part.
  private func divided(_ parts: [String]) -> [String] {
    guard parts.count == 2 else { return parts.count > 2 ? parts : [] }
    if Prefix.isPrefix(parts[0]) {
      let stem = index.parts(of: parts[1])
      return stem.count == 2 && Ending.isEnding(stem[1]) ? [parts[0]] + stem : parts
    }
    let stem = index.parts(of: parts[0])
    return stem.count > 1 && Prefix.isPrefix(stem[0]) ? stem + [parts[1]] : parts
  }

  /// Returns the lemma and the ending of a regular form; an empty list for any other word.
  private func inflectedParts(of text: String) -> [String] {
    // `flatter` is a verb, and hardly ever what is more flat. A noun in `ing` is what one does.
    let usual = index.find(text).map(index.entry)?.definitions.first?.partOfSpeech
    let isForm = usual == nil || usual == .adjective || usual == .adverb
    guard isForm || usual == .noun && text.hasSuffix("ing") else { return [] }
    let found = forms(of: text).filter { form in
      // `better` is a form of `good`, but not `good` and `er`.
      RegularForms.spellings(of: form.lemma, as: form.name).contains(text)
        && level(of: form.lemma) != nil
    }
    guard let form = found.first, !found.contains(where: { $0.lemma != form.lemma }) else {
      return []
    }
    if let ending = Self.inflections.first(where: text.hasSuffix) {
      return divided([form.lemma, ending])
    }
    guard text == form.lemma + "s" else { return [] }
    let parts = divided(index.parts(of: form.lemma))
    return parts.isEmpty ? [] : parts + ["s"]
  }

  private static let inflections = ["ing", "est", "ed", "er"]
}
