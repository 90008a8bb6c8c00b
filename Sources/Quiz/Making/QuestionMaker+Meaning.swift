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
    /// Whether it defines a person.
    let isOfPerson: Bool
  }

  /// Words that begin the definition of a person, after an article.
  private static let persons: Set<String> = [
    "anyone", "boy", "child", "girl", "man", "one", "person", "somebody", "someone", "woman",
  ]

  /// Returns the first definition of a word that a question can show.
  ///
  /// - Parameters:
  ///   - part: the part of speech; `nil` for any.
  ///   - isOwn: whether the definition is one of ours in plain English; `nil` for either.
  ///   - length: the length that the definition must be near to; `nil` for any.
  func gloss(
    of entry: LexiconEntry, as part: PartOfSpeech? = nil, isOwn: Bool? = nil, length: Int? = nil
  ) -> Gloss? {
    guard
      let meaning = entry.meanings.first(where: {
        !$0.isRare && (part == nil || $0.definition.partOfSpeech == part)
          && (isOwn == nil || ($0.synset == nil) == isOwn)
      }), case let part = meaning.definition.partOfSpeech,
      let synset = meaning.synset ?? entry.firstSynset(as: part)
    else { return nil }
    let text = meaning.definition.text
    if let length, !Self.areNear(text.utf8.count, to: length) { return nil }
    let content = ContentWords(text)
    guard GlossRules.allow(text, content, as: part, isOwn: meaning.synset == nil) else {
      return nil
    }
    return Gloss(
      text: text, part: part, isOwn: meaning.synset == nil, field: lexicon.field(of: synset),
      content: content,
      isOfPerson: content.tokens.prefix(4).contains(where: Self.persons.contains))
  }

  /// Returns the field of the dictionary's meaning that a definition in plain English most likely
  /// gives.
  private func field(of gloss: Gloss, _ entry: LexiconEntry) -> Int {
    guard gloss.isOwn else { return gloss.field }
    let best = entry.meanings.lazy.filter {
      $0.synset != nil && $0.definition.partOfSpeech == gloss.part
    }.map { meaning in
      (
        synset: meaning.synset,
        shared: ContentWords(meaning.definition.text).stems.intersection(gloss.content.stems).count
      )
    }.reduce(nil as (synset: Int?, shared: Int)?) { best, next in
      (best?.shared ?? 0) < next.shared ? next : best
    }
    return best?.synset.map(lexicon.field(of:)) ?? gloss.field
  }

  /// Returns the definition that a question asks about; `nil` where it would give the word away, or
  /// where none of several is surely the common one.
  private func askedGloss(of entry: LexiconEntry) -> Gloss? {
    guard !Unsuitable.words.contains(entry.text), let gloss = gloss(of: entry), !isPlural(entry),
      !gloss.content.tells(entry.text, relatives: entry.relatives),
      gloss.isOwn || entry.hasOneCommonMeaning
    else { return nil }
    return gloss
  }

  func meaningQuestion(
    _ entry: LexiconEntry, using generator: inout some RandomNumberGenerator
  ) -> Question? {
    guard let gloss = askedGloss(of: entry) else { return nil }
    let wrong = wrongGlosses(
      than: gloss, of: entry, length: gloss.text.utf8.count, using: &generator
    ) { _ in
      true
    } isFitting: {
      !$1.content.tells(entry.text, relatives: entry.relatives)
    }
    return question(
      .meaning, about: entry, text: "What does “\(entry.text)” mean?", right: gloss.text,
      wrong: wrong.map(\.gloss.text), explanation: explanation(of: entry, gloss.text),
      using: &generator)
  }

  func wordQuestion(
    _ entry: LexiconEntry, using generator: inout some RandomNumberGenerator
  ) -> Question? {
    guard let gloss = askedGloss(of: entry) else { return nil }
    let wrong = wrongGlosses(than: gloss, of: entry, using: &generator) {
      Self.areNear($0.count, to: entry.text.count)
    } isFitting: { other, _ in
      !gloss.content.tells(other.text, relatives: other.relatives)
    }
    return question(
      .word, about: entry, text: "Which word means “\(gloss.text)”?", right: entry.text,
      wrong: wrong.map(\.entry.text), explanation: explanation(of: entry, gloss.text),
      using: &generator)
  }

  /// Draws words whose definitions are wrong for a word.
  private func wrongGlosses(
    than gloss: Gloss, of entry: LexiconEntry, length: Int? = nil,
    using generator: inout some RandomNumberGenerator,
    isPossible: (String) -> Bool, isFitting: (LexiconEntry, Gloss) -> Bool
  ) -> [(entry: LexiconEntry, gloss: Gloss)] {
    let nearness = Nearness(entry, in: lexicon)
    // People tell things of one kind apart at a glance, but not actions and qualities.
    let bound: Nearness.Bound = gloss.part == .noun ? .cousins : .strangers
    return wrongAnswers(
      from: [field(of: gloss, entry)], levelOf: entry, as: gloss.part,
      using: &generator, isPossible: isPossible
    ) { other, chosen in
      guard
        let wrong = self.gloss(of: other, as: gloss.part, isOwn: gloss.isOwn, length: length),
        wrong.isOfPerson == gloss.isOfPerson, isFitting(other, wrong),
        !nearness.shares(wrong.content),
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
