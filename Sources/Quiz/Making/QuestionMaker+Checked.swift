internal import Vocabulary

/// Answers that people chose.
extension QuestionMaker {
  /// Returns the entry of a word that people chose as the right answer to a question about another
  /// one; `nil` for a word that the lexicon lacks, and for one that would explain a common word by
  /// a rarer one.
  func checkedAnswer(_ word: String, to entry: LexiconEntry) -> LexiconEntry? {
    guard word != entry.text, let right = lexicon.entry(of: word), !right.isRegional,
      right.rank <= max(entry.rank, .everyday)
    else { return nil }
    return right
  }

  /// Draws wrong answers among words that people chose.
  ///
  /// - Parameter level: the level of the rarest words. A wrong answer that is rarer than the right
  ///   one would stand out.
  func checkedAnswers(
    among words: [String], upTo level: Level, using generator: inout some RandomNumberGenerator
  ) -> [String] {
    var chosen: [String] = []
    for word in words.shuffled(using: &generator) {
      guard let other = lexicon.entry(of: word), !other.isRegional, other.rank <= level else {
        continue
      }
      chosen.append(word)
      if chosen.count == Self.wrongCount { break }
    }
    return chosen
  }
}

extension LexiconEntry {
  /// How common the word is. A word without a level counts as rare.
  var rank: Level { level ?? .bee }
}
