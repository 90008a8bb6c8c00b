internal import Vocabulary

/// Questions about synonyms and opposites.
///
/// A dictionary for experts has more of them than a learner's: *salve* and *salvage*, *parallel*
/// and *oblique*. So the pairs are those of a list that people wrote, with the meaning in which the
/// two words are a pair.
extension QuestionMaker {
  func synonymQuestion(
    _ entry: LexiconEntry, using generator: inout some RandomNumberGenerator
  ) -> Question? {
    guard
      let (pair, right) = pair(among: lexicon.synonyms(of: entry.text), entry, using: &generator)
    else { return nil }
    return question(
      .synonym, about: entry, text: "Which word means nearly the same as “\(entry.text)”?",
      right: right.text,
      wrong: checkedAnswers(among: pair.wrong, upTo: right.rank, using: &generator),
      explanation:
        "“\(entry.text.capitalisedFirst)” and “\(right.text)” mean nearly the same: \(pair.gloss).",
      using: &generator)
  }

  func oppositeQuestion(
    _ entry: LexiconEntry, using generator: inout some RandomNumberGenerator
  ) -> Question? {
    guard
      let (pair, right) = pair(among: lexicon.opposites(of: entry.text), entry, using: &generator)
    else { return nil }
    return question(
      .opposite, about: entry, text: "Which word means the opposite of “\(entry.text)”?",
      right: right.text,
      wrong: checkedAnswers(among: pair.wrong, upTo: right.rank, using: &generator),
      explanation:
        "\(entry.text.capitalisedFirst): \(pair.gloss); the opposite is “\(right.text)”.",
      using: &generator)
  }

  /// Draws a pair whose other word can be the right answer.
  private func pair(
    among pairs: [CheckedPair], _ entry: LexiconEntry,
    using generator: inout some RandomNumberGenerator
  ) -> (CheckedPair, LexiconEntry)? {
    pairs.compactMap { pair in checkedAnswer(pair.word, to: entry).map { (pair, $0) } }
      .randomElement(using: &generator)
  }
}
