internal import Vocabulary

/// Questions about synonyms and opposites.
extension QuestionMaker {
  func synonymQuestion(
    _ entry: LexiconEntry, using generator: inout some RandomNumberGenerator
  ) -> Question? {
    guard let part = entry.mainPart, let synset = entry.firstSynset(as: part),
      !Unsuitable.words.contains(entry.text), entry.level ?? .bee <= .expert
    else { return nil }
    let words = lexicon.words(of: synset)
    // The more words share a meaning, the less it is the main meaning of each.
    guard words.count <= Self.mostSynonyms, !isParticiple(entry.text, part) else { return nil }
    let rights = words.compactMap { word -> LexiconEntry? in
      guard !PoorSynonyms.contain(word, entry.text),
        let right = answer(word, to: entry, as: part), right.firstSynset(as: part) == synset,
        haveOneMeaning(entry, right, as: part), !isParticiple(word, part)
      else { return nil }
      return right
    }
    guard let right = rights.randomElement(using: &generator) else { return nil }
    let wrong = wrongWords(than: right, to: entry, as: part, in: synset, using: &generator)
    let gloss = sharedDefinition(of: entry, and: right, as: part)
    return question(
      .synonym, about: entry, text: "Which word means nearly the same as “\(entry.text)”?",
      right: right.text, wrong: wrong,
      explanation:
        "“\(entry.text.capitalisedFirst)” and “\(right.text)” mean nearly the same: \(gloss).",
      using: &generator)
  }

  /// The most words of a synset that makes a good question.
  private static let mostSynonyms = 4

  /// Returns whether a word looks like a form of a verb. The meaning of such a word depends on its
  /// noun.
  private func isParticiple(_ word: String, _ part: PartOfSpeech) -> Bool {
    switch part {
    case .noun: word.hasSuffix("ing")
    case .adjective: word.hasSuffix("ing") || word.hasSuffix("ed")
    default: false
    }
  }

  func oppositeQuestion(
    _ entry: LexiconEntry, using generator: inout some RandomNumberGenerator
  ) -> Question? {
    guard let part = entry.mainPart, let synset = entry.firstSynset(as: part),
      !Self.withoutOpposites.contains(entry.text), !Unsuitable.words.contains(entry.text),
      entry.level ?? .bee <= .expert, isFirst(synset, of: entry, as: part)
    else { return nil }
    let rights = lexicon.opposites(of: entry.text).compactMap { opposite -> LexiconEntry? in
      guard opposite.synset == synset, !Self.withoutOpposites.contains(opposite.word),
        let right = answer(opposite.word, to: entry, as: part),
        right.firstSynset(as: part) == opposite.otherSynset
      else { return nil }
      return right
    }
    guard let right = rights.randomElement(using: &generator),
      let rightSynset = right.firstSynset(as: part)
    else { return nil }
    let wrong = wrongWords(than: right, to: entry, as: part, in: rightSynset, using: &generator)
    let gloss = entry.meanings[0].definition.text
    return question(
      .opposite, about: entry, text: "Which word means the opposite of “\(entry.text)”?",
      right: right.text, wrong: wrong,
      explanation: "\(entry.text.capitalisedFirst): \(gloss); the opposite is “\(right.text)”.",
      using: &generator)
  }

  /// The most meanings of a word whose first one is surely the common one.
  private static let fewMeanings = 8

  /// Returns the definition of a word that fits another word best.
  private func sharedDefinition(
    of entry: LexiconEntry, and right: LexiconEntry, as part: PartOfSpeech
  ) -> String {
    let other =
      right.meanings.first { $0.definition.partOfSpeech == part }
      .map { ContentWords($0.definition.text).stems.union([ContentWords.stem(right.text)]) } ?? []
    let definitions = entry.meanings.prefix { !$0.isRare }.map(\.definition.text)
    let shared = definitions.map { ContentWords($0).stems.intersection(other).count }
    return zip(definitions, shared).first { $0.1 == shared.max() }?.0
      ?? entry.meanings[0].definition.text
  }

  /// Returns whether the meaning of a synset is the first one that people think of.
  private func isFirst(_ synset: Int, of entry: LexiconEntry, as part: PartOfSpeech) -> Bool {
    guard let first = entry.meanings.first, first.synset == nil else { return true }
    guard entry.senseCount(as: part) > Self.fewMeanings,
      let meaning = entry.meanings.first(where: { $0.synset == synset })
    else { return true }
    return ContentWords(first.definition.text).shares(with: ContentWords(meaning.definition.text))
  }

  /// Words whose opposites stand in dictionaries, but no teacher would ask for them: persons of a
  /// family, and opposites in one field or in a meaning that few people know.
  private static let withoutOpposites: Set<String> = [
    "adulterating", "align", "amphoteric", "annual", "aunt", "basic", "beseeching", "boy",
    "brother",
    "cerebral", "child", "compact", "consumptive", "cubic", "daughter", "depressing", "father",
    "fauna", "filial", "flora", "formalism", "fractional", "gentleman", "girl", "husband",
    "imitation", "incidental", "individual", "induced", "infamy", "intensifying", "king", "lady",
    "man", "moderating",
    "mother", "mushroom", "nascent", "nephew", "niece", "parent", "perennial", "planar", "porosity",
    "prince", "princess", "publicized", "queen", "sister", "skew", "solidity", "son", "spontaneous",
    "straightness", "subsurface", "suppressed", "toadstool", "uncle", "wife", "woman",
  ]

  /// Returns the entry of a word that can be the right answer to a question about another word.
  private func answer(
    _ word: String, to entry: LexiconEntry, as part: PartOfSpeech
  ) -> LexiconEntry? {
    guard Self.isPlain(word), word != entry.text, !Unsuitable.words.contains(word),
      // Letters in common would give the answer away.
      !ContentWords.areAlike(word, entry.text),
      ContentWords.sharedBeginning(word, entry.text) < 3,
      !Self.haveOneEnding(word, entry.text), !entry.relatives.contains(word),
      let right = lexicon.entry(of: word), !right.isRegional, right.mainPart == part,
      !right.relatives.contains(entry.text), !isPlural(right),
      // A common word is not explained by a rare one.
      let level = right.level, level <= .broad
    else { return nil }
    return right
  }

  /// Returns whether two words have a last part in common that is more than a suffix, as `inward`
  /// and `outward` do.
  private static func haveOneEnding(_ one: String, _ other: String) -> Bool {
    let shared = zip(one.utf8.reversed(), other.utf8.reversed()).prefix { $0 == $1 }.count
    guard shared >= 4 else { return shared == min(one.utf8.count, other.utf8.count) }
    return !suffixes.contains(String(one.suffix(shared)))
  }

  private static let suffixes: Set<String> = [
    "able", "ally", "ance", "ation", "ction", "ence", "ible", "ical", "ically", "icity", "iness",
    "less", "lity", "ment", "ness", "tion", "tive", "ition", "sion",
  ]

  /// Returns whether people likely give two words of a synset one meaning. Dictionaries also list
  /// meanings that are rare in use.
  private func haveOneMeaning(
    _ entry: LexiconEntry, _ right: LexiconEntry, as part: PartOfSpeech
  ) -> Bool {
    let definitions = [entry, right].map { entry in
      entry.meanings.first { $0.definition.partOfSpeech == part && !$0.isRare }
        .map { ContentWords($0.definition.text) }
    }
    guard let own = definitions[0], let other = definitions[1] else { return false }
    let counts = [entry, right].map { $0.senseCount(as: part) }
    // A definition in plain English may be of another meaning than the dictionary's first one.
    if entry.meanings[0].synset == nil || right.meanings[0].synset == nil {
      if own.stems.contains(ContentWords.stem(right.text))
        || other.stems.contains(ContentWords.stem(entry.text))
      {
        return true
      }
      return own.shares(with: other) && counts[0] == 1 && counts[1] <= 2
    }
    // Neither word has another meaning.
    return counts == [1, 1] && entry.hasOneCommonMeaning && right.hasOneCommonMeaning
  }

  /// Draws words that are near neither to a word nor to the right answer.
  private func wrongWords(
    than right: LexiconEntry, to entry: LexiconEntry, as part: PartOfSpeech, in synset: Int,
    using generator: inout some RandomNumberGenerator
  ) -> [String] {
    var nearness = Nearness(entry, in: lexicon)
    nearness.add(right)
    return wrongAnswers(
      from: [lexicon.field(of: synset)], levelOf: right, as: part, using: &generator
    ) {
      $0 != entry.text && Self.areNear($0.count, to: right.text.count)
    } answer: { other, chosen in
      guard !chosen.contains(other.text),
        !other.meanings.prefix(while: { !$0.isRare }).contains(where: {
          nearness.shares(ContentWords($0.definition.text))
        }), nearness.isFar(other, .strangers)
      else { return nil }
      return other.text
    }
  }
}

extension String {
  /// The text with a capital at its beginning.
  var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }
}
