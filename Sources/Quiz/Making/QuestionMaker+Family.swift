internal import Vocabulary

/// Questions about families of words.
extension QuestionMaker {
  /// The fewest letters that the words of a question share.
  private static let fewestShared = 3

  func familyQuestion(
    _ entry: LexiconEntry, using generator: inout some RandomNumberGenerator
  ) -> Question? {
    guard entry.text.count > Self.fewestShared else { return nil }
    let levels = Self.levels(around: entry.level)
    let rights = lexicon.derivations(of: entry.text).compactMap { word -> LexiconEntry? in
      guard Self.isPlain(word), word != entry.text, entry.relatives.contains(word),
        let right = lexicon.entry(of: word), !right.isRegional,
        let level = right.level, levels.contains(level) || level < entry.level ?? .bee,
        Self.sharedCount(word, entry.text) >= Self.fewestShared, !word.hasSuffix("ing"),
        gloss(of: right) != nil
      else { return nil }
      return right
    }
    guard let right = rights.randomElement(using: &generator) else { return nil }
    let shared = Self.sharedCount(right.text, entry.text)
    var nearness = Nearness(entry, in: lexicon)
    nearness.add(right)
    let stems = [entry.text, right.text].map { $0.dropLast("aeiouy".contains($0.last ?? "x") ? 1 : 0) }
    let near = lexicon.words(beginningLike: entry.text).filter { other in
      let count = Self.sharedCount(other.word, entry.text)
      return Self.isPlain(other.word) && levels.contains(other.level)
        && count >= max(Self.fewestShared, shared - 2)
        && Self.areNear(other.word.count, to: right.text.count)
        // A word that begins with the whole other one is likely of its family.
        && !stems.contains { other.word.hasPrefix($0) }
    }
    var wrong: [String] = []
    for other in near.shuffled(using: &generator) {
      guard let found = lexicon.entry(of: other.word), !found.isRegional,
        nearness.isFar(found, .strangers), !wrong.contains(where: found.relatives.contains)
      else { continue }
      wrong.append(other.word)
      if wrong.count == Self.wrongCount { break }
    }
    guard let gloss = gloss(of: right) else { return nil }
    return question(
      .family, about: entry, text: "Which word is of the same family as “\(entry.text)”?",
      right: right.text, wrong: wrong,
      explanation:
        "\(right.text.capitalisedFirst): \(gloss.text); it is of the same family as “\(entry.text)”.",
      using: &generator)
  }

  /// Returns the number of letters with which both words begin.
  static func sharedCount(_ one: String, _ other: String) -> Int {
    zip(one.utf8, other.utf8).prefix { $0 == $1 }.count
  }
}
