internal import Vocabulary

/// Questions about families of words.
extension QuestionMaker {
  /// The fewest letters that the words of a question have in common.
  private static let fewestShared = 3
  /// The most letters that a wrong answer may have in common with the word. Words that have more in
  /// common are likely relatives.
  private static let mostShared = 4

  func familyQuestion(
    _ entry: LexiconEntry, using generator: inout some RandomNumberGenerator
  ) -> Question? {
    // Only linguists know the families of rare words.
    guard entry.text.count > Self.fewestShared, entry.level ?? .bee <= .advanced else { return nil }
    let levels = Self.levels(around: entry.level)
    let rights = lexicon.derivations(of: entry.text).compactMap { word -> LexiconEntry? in
      guard Self.isPlain(word), word != entry.text, entry.relatives.contains(word),
        let right = lexicon.entry(of: word), !right.isRegional,
        let level = right.level, level <= .broad,
        (Self.fewestShared...Self.mostShared + 1).contains(
          ContentWords.sharedBeginning(word, entry.text)),
        // A word that is a part of the other one gives itself away.
        !word.hasPrefix(entry.text), !entry.text.hasPrefix(word), !word.hasSuffix("ing"),
        gloss(of: right) != nil
      else { return nil }
      return right
    }
    guard let right = rights.randomElement(using: &generator), let gloss = gloss(of: right) else {
      return nil
    }
    let shared = ContentWords.sharedBeginning(right.text, entry.text)
    var nearness = Nearness(entry, in: lexicon)
    nearness.add(right)
    let contents = [entry, right].flatMap { $0.meanings.filter { !$0.isRare } }
      .map { ContentWords($0.definition.text) }
    let near = lexicon.words(beginningLike: entry.text).filter { other in
      let count = ContentWords.sharedBeginning(other.word, entry.text)
      return Self.isPlain(other.word) && levels.contains(other.level)
        && count >= max(Self.fewestShared, shared - 1)
        && Self.areNear(other.word.count, to: right.text.count)
        && !Unsuitable.words.contains(other.word)
        // A word that looks so similar is likely a relative, even if no dictionary says so.
        && ![entry.text, right.text].contains {
          let count = ContentWords.sharedBeginning(other.word, $0)
          return count > Self.mostShared
            || 3 * count >= 2 * min(other.word.utf8.count, $0.utf8.count)
        }
    }
    var wrong: [String] = []
    for other in near.shuffled(using: &generator) {
      guard let found = lexicon.entry(of: other.word), !found.isRegional,
        nearness.isFar(found, .strangers), !wrong.contains(where: found.relatives.contains),
        !found.meanings.prefix(while: { !$0.isRare }).contains(where: { meaning in
          let content = ContentWords(meaning.definition.text)
          return contents.contains { $0.shares(with: content) }
        })
      else { continue }
      wrong.append(other.word)
      if wrong.count == Self.wrongCount { break }
    }
    return question(
      .family, about: entry, text: "Which word is of the same family as “\(entry.text)”?",
      right: right.text, wrong: wrong,
      explanation:
        """
        \(right.text.capitalisedFirst): \(gloss.text); it is of the same family as \
        “\(entry.text)”.
        """,
      using: &generator)
  }
}
