internal import Vocabulary

/// Questions about synonyms and opposites.
extension QuestionMaker {
  func synonymQuestion(
    _ entry: LexiconEntry, using generator: inout some RandomNumberGenerator
  ) -> Question? {
    guard let part = entry.mainPart, let synset = entry.firstSynset(as: part) else { return nil }
    let rights = lexicon.words(of: synset).compactMap { word -> LexiconEntry? in
      guard let right = answer(word, to: entry), right.mainPart == part,
        right.firstSynset(as: part) == synset
      else { return nil }
      return right
    }
    guard let right = rights.randomElement(using: &generator) else { return nil }
    let wrong = wrongWords(than: right, to: entry, in: synset, using: &generator)
    let gloss = entry.meanings[0].definition.text
    return question(
      .synonym, about: entry, text: "Which word means nearly the same as “\(entry.text)”?",
      right: right.text, wrong: wrong,
      explanation: "“\(entry.text.capitalisedFirst)” and “\(right.text)” mean nearly the same: \(gloss).",
      using: &generator)
  }

  func oppositeQuestion(
    _ entry: LexiconEntry, using generator: inout some RandomNumberGenerator
  ) -> Question? {
    guard let part = entry.mainPart, let synset = entry.firstSynset(as: part) else { return nil }
    let rights = lexicon.opposites(of: entry.text).compactMap { opposite -> LexiconEntry? in
      guard opposite.synset == synset, let right = answer(opposite.word, to: entry),
        right.mainPart == part, right.firstSynset(as: part) == opposite.otherSynset
      else { return nil }
      return right
    }
    guard let right = rights.randomElement(using: &generator),
      let rightSynset = right.firstSynset(as: part)
    else { return nil }
    let wrong = wrongWords(than: right, to: entry, in: rightSynset, using: &generator)
    let gloss = entry.meanings[0].definition.text
    return question(
      .opposite, about: entry, text: "Which word means the opposite of “\(entry.text)”?",
      right: right.text, wrong: wrong,
      explanation: "\(entry.text.capitalisedFirst): \(gloss); the opposite is “\(right.text)”.",
      using: &generator)
  }

  /// Returns the entry of a word that can be the right answer to a question about another word.
  private func answer(_ word: String, to entry: LexiconEntry) -> LexiconEntry? {
    guard Self.isPlain(word), word != entry.text, let right = lexicon.entry(of: word),
      !right.isRegional, let level = right.level,
      Self.levels(around: entry.level).contains(level) || level <= entry.level ?? .bee,
      !entry.relatives.contains(word), !right.relatives.contains(entry.text),
      // Letters that both share would give it away.
      !ContentWords(word).tells(entry.text, relatives: entry.relatives),
      word.suffix(5) != entry.text.suffix(5)
    else { return nil }
    return right
  }

  /// Draws words that are neither near to a word nor to the right answer.
  private func wrongWords(
    than right: LexiconEntry, to entry: LexiconEntry, in synset: Int,
    using generator: inout some RandomNumberGenerator
  ) -> [String] {
    var nearness = Nearness(entry, in: lexicon)
    nearness.add(right)
    let part = Self.part(of: right)
    return wrongAnswers(from: [lexicon.field(of: synset)], levelOf: right, using: &generator) {
      other, chosen in
      guard other.text != entry.text, !chosen.contains(other.text), other.mainPart == part,
        Self.areNear(other.text.count, to: right.text.count), nearness.isFar(other, .strangers)
      else { return nil }
      return other.text
    }
  }

  private static func part(of entry: LexiconEntry) -> PartOfSpeech? { entry.mainPart }
}

extension String {
  /// The text with a capital at its beginning.
  var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }
}
