internal import Vocabulary

/// Questions about definitions: what a word means, and which word has a meaning.
extension QuestionMaker {
  /// A definition that a question shows.
  struct Gloss {
    let text: String
    let part: PartOfSpeech
    let isOwn: Bool
    let content: ContentWords
    /// Whether it defines a person.
    let isOfPerson: Bool
    /// Whether it defines an adjective that says what a thing has to do with, as *lunar* does.
    /// Beside adjectives that describe, it would stand out.
    let isRelational: Bool
  }

  /// A wrong answer to a question about a definition.
  private struct WrongGloss {
    let entry: LexiconEntry
    let gloss: Gloss
    let nearness: Nearness
  }

  /// Words that begin the definition of a person, after an article.
  private static let persons: Set<String> = [
    "anyone", "boy", "child", "girl", "man", "one", "person", "somebody", "someone", "woman",
  ]

  /// WordNet's field of relational adjectives (lexnames(5WN)).
  private static let relationalAdjectives = 1

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
          && (isOwn == nil || $0.isOwn == isOwn)
      }), case let part = meaning.definition.partOfSpeech
    else { return nil }
    let text = meaning.definition.text
    if let length, !Self.areNear(text.utf8.count, to: length) { return nil }
    let content = ContentWords(text)
    guard GlossRules.allow(text, content, as: part, isOwn: meaning.isOwn),
      !lexicon.isUnfit(text: text)
    else { return nil }
    return Gloss(
      text: text, part: part, isOwn: meaning.isOwn, content: content,
      isOfPerson: content.tokens.prefix(4).contains(where: Self.persons.contains),
      isRelational: part == .adjective
        && (meaning.synset.map(lexicon.field(of:)) == Self.relationalAdjectives
          || GlossRules.isRelational(content))
    )
  }

  /// Returns the dictionary's meaning that a definition in plain English most likely gives: the one
  /// whose own definition has the most words in common, or the first one.
  ///
  /// - Returns: the synset, and whether it is surely that meaning, or likely. It is likely if the
  ///   dictionary has no other one, or if it has a word in common with the definition. It is sure
  ///   if that word tells more than a topic: *small* makes no person of the shrimp in the sea.
  ///   `nil` for a word that the dictionary lacks.
  func synset(
    of content: ContentWords, _ entry: LexiconEntry, as part: PartOfSpeech
  ) -> (number: Int, isSure: Bool, isLikely: Bool)? {
    var best: (number: Int, weight: Int, isTelling: Bool)?
    for meaning in entry.meanings where meaning.definition.partOfSpeech == part {
      guard let synset = meaning.synset else { continue }
      let shared = ContentWords(meaning.definition.text).stems.intersection(content.stems)
      let telling = shared.count { !ContentWords.isTopic($0) }
      // A word that tells more counts for two topics.
      let weight = shared.count + telling
      if weight > best?.weight ?? -1 { best = (synset, weight, telling > 0) }
    }
    guard let best else { return nil }
    let isOnly = entry.senseCount(as: part) == 1
    return (best.number, best.isTelling || isOnly, best.weight > 0 || isOnly)
  }

  /// Returns the definition that a question asks about; `nil` where it would give the word away, or
  /// where none of several is surely the common one.
  private func askedGloss(of entry: LexiconEntry) -> Gloss? {
    guard let gloss = gloss(of: entry), !isPlural(entry),
      !gloss.content.tells(entry.text, relatives: entry.relatives),
      gloss.isOwn || entry.hasOneCommonMeaning
    else { return nil }
    return gloss
  }

  func meaningQuestion(
    _ entry: LexiconEntry, _ standard: QuestionStandard,
    using generator: inout some RandomNumberGenerator
  ) -> Question? {
    guard let gloss = askedGloss(of: entry) else { return nil }
    let (wrong, told) = wrongAnswers(
      than: gloss, of: entry, standard, length: gloss.text.utf8.count, using: &generator
    ) { _ in
      true
    } isFitting: {
      !$1.content.tells(entry.text, relatives: entry.relatives)
    }
    var question = question(
      .meaning, about: entry, text: "What does “\(entry.text)” mean?",
      right: told?.texts[0] ?? gloss.text,
      wrong: told.map { Array($0.texts.dropFirst()) } ?? wrong.map(\.gloss.text),
      explanation: explanation(of: entry, gloss.text, told), using: &generator)
    question?.meanings = told?.language
    return question
  }

  func wordQuestion(
    _ entry: LexiconEntry, _ standard: QuestionStandard,
    using generator: inout some RandomNumberGenerator
  ) -> Question? {
    guard let gloss = askedGloss(of: entry) else { return nil }
    let (wrong, told) = wrongAnswers(
      than: gloss, of: entry, standard, length: nil, using: &generator
    ) {
      Self.areNear($0.count, to: entry.text.count)
    } isFitting: { other, _ in
      !gloss.content.tells(other.text, relatives: other.relatives)
    }
    var question = question(
      .word, about: entry, text: "Which word means “\(told?.texts[0] ?? gloss.text)”?",
      right: entry.text, wrong: wrong.map(\.entry.text),
      explanation: explanation(of: entry, gloss.text, told), using: &generator)
    question?.meanings = told?.language
    return question
  }

  /// Draws wrong answers, if possible words that have a meaning in the learner's own language, too.
  ///
  /// - Parameter length: the length that English definitions must be near to; `nil` for any.
  /// - Returns: the wrong answers, and the meanings of all words in the learner's own language.
  private func wrongAnswers(
    than gloss: Gloss, of entry: LexiconEntry, _ standard: QuestionStandard, length: Int?,
    using generator: inout some RandomNumberGenerator,
    isPossible: (String) -> Bool, isFitting: (LexiconEntry, Gloss) -> Bool
  ) -> ([WrongGloss], told: Told?) {
    if told([entry], as: gloss.part) != nil {
      let wrong = wrongGlosses(
        than: gloss, of: entry, standard, using: &generator, isPossible: isPossible
      ) { other, wrong in
        isFitting(other, wrong) && told([entry, other], as: gloss.part) != nil
      }
      if wrong.count >= Self.leastWrongCount,
        let told = told([entry] + wrong.map(\.entry), as: gloss.part)
      {
        return (wrong, told)
      }
    }
    return (
      wrongGlosses(
        than: gloss, of: entry, standard, length: length, using: &generator,
        isPossible: isPossible, isFitting: isFitting),
      nil
    )
  }

  /// Draws words whose definitions are wrong for a word. If another word can take its place, its
  /// meaning must be sure.
  private func wrongGlosses(
    than gloss: Gloss, of entry: LexiconEntry, _ standard: QuestionStandard, length: Int? = nil,
    using generator: inout some RandomNumberGenerator,
    isPossible: (String) -> Bool, isFitting: (LexiconEntry, Gloss) -> Bool
  ) -> [WrongGloss] {
    guard let (synset, isSure, _) = synset(of: gloss.content, entry, as: gloss.part),
      isSure || standard == .given
    else { return [] }
    let nearness = Nearness(entry, in: lexicon)
    // People tell things of one kind apart at a glance, but not actions and qualities.
    let bound: Nearness.Bound = gloss.part == .noun ? .cousins : .strangers
    // Opposites are near, but never right.
    let opposites = lexicon.opposites(of: entry.text).map(\.word)
    return wrongAnswers(
      near: synset, of: entry, as: gloss.part, or: opposites, standard, using: &generator,
      isPossible: isPossible
    ) { (other: LexiconEntry, chosen: [WrongGloss]) -> WrongGloss? in
      guard
        let wrong = self.gloss(of: other, as: gloss.part, isOwn: gloss.isOwn, length: length),
        // Two nouns of one class are both persons, or neither is.
        standard.needsOneClass(of: gloss.part) || wrong.isOfPerson == gloss.isOfPerson,
        wrong.isRelational == gloss.isRelational,
        isNear(wrong.content, of: other, to: synset, as: gloss.part, standard),
        isFitting(other, wrong), !wrong.content.saysTheSame(as: gloss.content),
        // Two wrong answers with one meaning would tell each other away.
        !chosen.contains(where: {
          $0.gloss.content.says(wrong.content.stems)
            || $0.gloss.content.saysTheSame(as: wrong.content) || $0.entry.text == other.text
            || !$0.nearness.isFar(other, .cousins)
        }),
        opposites.contains(other.text)
          || !nearness.shares(wrong.content) && nearness.isFar(other, bound)
            && !(bound == .strangers && wrong.content.echoes(gloss.content))
      else { return nil }
      return WrongGloss(entry: other, gloss: wrong, nearness: Nearness(other, in: lexicon))
    }
  }

  /// Returns the sentence that teaches a word: its definition, after what the question told.
  func explanation(of entry: LexiconEntry, _ gloss: String, _ told: Told? = nil) -> String {
    let own = told.map { "\($0.texts[0]); " } ?? ""
    return "\(entry.text.capitalisedFirst): \(own)\(gloss)."
  }
}
