internal import Vocabulary

/// Questions about definitions: what a word means, and which word has a meaning.
extension QuestionMaker {
  /// A definition that a question shows.
  struct Gloss {
    let text: String
    let part: PartOfSpeech
    let isOwn: Bool
    /// The field of the meaning.
    let field: Int
    let content: ContentWords
  }

  /// The most characters of a definition that is read at a glance.
  private static let longestGloss = 90
  /// The fewest characters of one that says enough.
  private static let shortestGloss = 12

  /// Returns the first definition of a word that a question can show.
  ///
  /// - Parameters:
  ///   - part: the part of speech; `nil` for any.
  ///   - isOwn: whether the definition is one in plain English; `nil` for the first one.
  func gloss(of entry: LexiconEntry, as part: PartOfSpeech? = nil, isOwn: Bool? = nil) -> Gloss? {
    guard
      let meaning = entry.meanings.first(where: {
        !$0.isRare && (part == nil || $0.definition.partOfSpeech == part)
          && (isOwn == nil || ($0.synset == nil) == isOwn)
      }), case let part = meaning.definition.partOfSpeech,
      let synset = meaning.synset ?? entry.firstSynset(as: part)
    else { return nil }
    let text = meaning.definition.text
    guard (Self.shortestGloss...Self.longestGloss).contains(text.count) else { return nil }
    return Gloss(
      text: text, part: part, isOwn: meaning.synset == nil, field: lexicon.field(of: synset),
      content: ContentWords(text))
  }

  func meaningQuestion(
    _ entry: LexiconEntry, using generator: inout some RandomNumberGenerator
  ) -> Question? {
    guard let gloss = gloss(of: entry), !gloss.content.tells(entry.text, relatives: entry.relatives)
    else { return nil }
    let wrong = wrongGlosses(than: gloss, of: entry, using: &generator) { _, other in
      Self.areNear(other.text.count, to: gloss.text.count)
    }
    return question(
      .meaning, about: entry, text: "What does “\(entry.text)” mean?", right: gloss.text,
      wrong: wrong.map(\.gloss.text), explanation: explanation(of: entry, gloss.text),
      using: &generator)
  }

  func wordQuestion(
    _ entry: LexiconEntry, using generator: inout some RandomNumberGenerator
  ) -> Question? {
    guard let gloss = gloss(of: entry), !gloss.content.tells(entry.text, relatives: entry.relatives)
    else { return nil }
    let wrong = wrongGlosses(than: gloss, of: entry, using: &generator) { other, _ in
      Self.areNear(other.text.count, to: entry.text.count)
        && !gloss.content.tells(other.text, relatives: other.relatives)
    }
    return question(
      .word, about: entry, text: "Which word means “\(gloss.text)”?", right: entry.text,
      wrong: wrong.map(\.entry.text), explanation: explanation(of: entry, gloss.text),
      using: &generator)
  }

  /// Draws words whose definitions are wrong for a word.
  private func wrongGlosses(
    than gloss: Gloss, of entry: LexiconEntry, using generator: inout some RandomNumberGenerator,
    _ isFitting: (LexiconEntry, Gloss) -> Bool
  ) -> [(entry: LexiconEntry, gloss: Gloss)] {
    let nearness = Nearness(entry, in: lexicon)
    // Things below one more general thing are told apart at a glance, actions and qualities are not.
    let bound: Nearness.Bound = gloss.part == .noun ? .cousins : .strangers
    return wrongAnswers(from: [gloss.field], levelOf: entry, using: &generator) { other, chosen in
      guard let wrong = self.gloss(of: other, as: gloss.part, isOwn: gloss.isOwn),
        isFitting(other, wrong), !wrong.content.shares(with: gloss.content),
        !wrong.content.tells(entry.text, relatives: entry.relatives),
        !wrong.content.tells(other.text, relatives: other.relatives),
        !chosen.contains(where: {
          $0.gloss.content.shares(with: wrong.content) || $0.entry.text == other.text
        }),
        nearness.isFar(other, bound)
      else { return nil }
      return (other, wrong)
    }
  }

  /// Returns the sentence that teaches a word.
  func explanation(of entry: LexiconEntry, _ gloss: String) -> String {
    "\(entry.text.prefix(1).uppercased())\(entry.text.dropFirst()): \(gloss)."
  }
}
