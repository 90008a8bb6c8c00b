internal import Vocabulary

/// The finder of a word's parts: a stem and an ending, or a prefix and a stem.
///
/// A part is named only where more than the letters tells it: WordNet's derivations or opposites,
/// the meanings, or the parts of speech. `butter` is not made of `butt`, nor `wilderness` of
/// `wilder`.
struct WordParts: Sendable {
  /// A word whose parts are wanted.
  struct Word {
    let text: String
    /// The number of its lemma in WordNet, if there is one.
    let number: Int?
    /// The definitions that our own dictionary has of it.
    let definitions: [Definition]
    /// The part of speech that it usually is.
    let part: WordNet.Part
  }

  let wordNet: WordNet
  private let scowl: Scowl
  private let own: OwnWords
  private let levels = WordLevels.embedded
  /// For each lemma, the indices of its derivations.
  private let derivations: NumberLists
  /// For each lemma, the indices of its opposites.
  private let antonyms: NumberLists

  init(_ sources: WordSources) {
    (wordNet, scowl, own) = (sources.wordNet, sources.scowl, sources.own)
    let relations = wordNet.relations
    derivations = NumberLists(
      count: wordNet.names.count,
      relations.derivations.enumerated().flatMap { number, link in
        [(list: link.from, number: number), (list: link.to, number: number)]
      })
    antonyms = NumberLists(
      count: wordNet.names.count,
      relations.antonyms.enumerated().map { (list: $1.word, number: $0) })
  }

  /// Returns the two parts of a word of small letters; an empty list for a word without parts.
  ///
  /// - Parameters:
  ///   - number: the number of its lemma in WordNet, if there is one.
  ///   - entry: the number of our own entry, if there is one.
  func parts(of text: String, lemma number: Int?, own entry: Int?) -> [String] {
    let letters = Array(text.utf8)
    guard letters.count > 3 else { return [] }
    let (endings, prefixes) = (Ending.endings(of: letters), Prefix.prefixes(of: letters))
    let definitions = entry.map { own.entries[$0] } ?? []
    guard !(endings.isEmpty && prefixes.isEmpty),
      let part = usualPart(of: text, number, definitions)
    else { return [] }
    let word = Word(text: text, number: number, definitions: definitions, part: part)
    for ending in endings where ending.words.contains(part) {
      if let stem = derivedStem(of: word, before: ending)
        ?? plainStem(of: word, before: ending, by: .definition)
      {
        return [stem, ending.text]
      }
    }
    for prefix in prefixes {
      if let stem = stem(of: word, behind: prefix) { return [prefix.text, stem] }
    }
    // The opposite of `curable` is not `incur` and `able`, so this comes last.
    for ending in endings where ending.words.contains(part) {
      if let stem = plainStem(of: word, before: ending, by: .partsOfSpeech) {
        return [stem, ending.text]
      }
    }
    return []
  }

  /// Returns the part of speech that a word usually is: that of its first definition of our own, or
  /// else the one that texts use most.
  private func usualPart(
    of text: String, _ number: Int?, _ definitions: [Definition]
  ) -> WordNet.Part? {
    if let first = definitions.first {
      return WordNet.Part.allCases.first { $0.partOfSpeech == first.partOfSpeech }
    }
    let senses = number.map { wordNet.senses[$0] } ?? []
    guard let first = senses.first.map(part),
      senses.contains(where: { part(of: $0) != first })
    else { return senses.first.map(part) }
    let used = senses.filter { $0.rank != nil }
    let uses = { [wordNet] part in wordNet.uses[WordNet.Lemma(text: text, part: part), default: 0] }
    return (used.isEmpty ? senses : used).map(part).max { uses($0) < uses($1) }
  }

  func part(of sense: WordNet.Sense) -> WordNet.Part { wordNet.synsets[sense.synset].part }

  // MARK: Endings

  /// Returns the stem before an ending that a derivation tells.
  private func derivedStem(of word: Word, before ending: Ending) -> String? {
    guard let number = word.number else { return nil }
    var best: (rank: Int, stem: String)?
    for index in derivations[number] {
      let link = wordNet.relations.derivations[index]
      let (synset, other, otherSynset) =
        link.from == number
        ? (link.fromSynset, link.to, link.toSynset) : (link.toSynset, link.from, link.fromSynset)
      guard wordNet.synsets[synset].part == word.part,
        ending.stems.contains(wordNet.synsets[otherSynset].part)
      else { continue }
      let stem = wordNet.names[other]
      guard let rank = rank(stem, with: ending, in: word.text), rank < best?.rank ?? .max,
        isCommon(stem, for: word), isProved(synset, stem, before: ending, of: word)
      else { continue }
      best = (rank, stem)
    }
    return best?.stem
  }

  private func isProved(
    _ synset: Int, _ stem: String, before ending: Ending, of word: Word
  ) -> Bool {
    ending.proof == .derivation || synsets(of: word, areCommon: true).contains(synset)
      || hasDefinition(
        of: word, with: stem, as: ending.stems, isCommon: ending.proof == .commonMeaning)
  }

  /// Returns the stem before an ending that is told without a derivation.
  private func plainStem(
    of word: Word, before ending: Ending, by evidence: Ending.Evidence
  ) -> String? {
    let isTold = ending.evidence == .partsOfSpeech || ending.evidence == evidence
    guard isTold else { return nil }
    return Joining.possibleStems(of: word.text, before: ending).first { stem in
      stem != word.text && ending.stems.contains { isWord(stem, as: $0) }
        && rank(stem, with: ending, in: word.text) != nil && isCommon(stem, for: word)
        && (evidence == .partsOfSpeech || hasDefinition(of: word, with: stem, as: ending.stems))
    }
  }

  /// Returns the rank of a word among the spellings of a stem with an ending; `nil` if it is none
  /// of them.
  private func rank(_ stem: String, with ending: Ending, in word: String) -> Int? {
    // A stem differs from the letters before the ending by two letters at most.
    let difference = stem.utf8.count + ending.letters.count - word.utf8.count
    guard (-1...2).contains(difference), stem.utf8.first == word.utf8.first,
      let rank = Joining.spellings(of: stem, with: ending).firstIndex(of: word)
    else { return nil }
    // `canvasser` is made of `canvass`, not of `canvas`.
    let doubled = stem + stem.suffix(1)
    if difference == -1, word == doubled + ending.text, wordNet.numbers[doubled] != nil {
      return nil
    }
    // `smelly` is `smell` and `y`: only adverbs lose letters.
    let isWhole = word == stem + "ly" || word == stem.dropLast() + "ily"
    return ending.text != "ly" || ending.words == [.adv] || isWhole ? rank : nil
  }

  // MARK: Prefixes

  private func stem(of word: Word, behind prefix: Prefix) -> String? {
    let stem = String(word.text.dropFirst(prefix.text.count))
    guard prefix.fits(stem), isWord(stem, as: word.part), isCommon(stem, for: word) else {
      return nil
    }
    let isTold =
      isOpposite(stem, of: word)
      || hasDefinition(of: word, with: stem, as: [word.part], cues: prefix.cues)
    return isTold ? stem : nil
  }

  private func isOpposite(_ stem: String, of word: Word) -> Bool {
    guard let number = word.number, let other = wordNet.numbers[stem] else { return false }
    return antonyms[number].contains { index in
      let antonym = wordNet.relations.antonyms[index]
      return antonym.other == other && wordNet.synsets[antonym.synset].part == word.part
    }
  }

  // MARK: Stems

  func isWord(_ text: String, as part: WordNet.Part) -> Bool {
    wordNet.numbers[text].map { wordNet.senses[$0].contains { self.part(of: $0) == part } } ?? false
      || own.definitions(of: text).contains { $0.partOfSpeech == part.partOfSpeech }
  }

  /// Returns whether learners know a stem: it is not rarer than the word, or not very rare.
  private func isCommon(_ stem: String, for word: Word) -> Bool {
    level(of: stem).map { $0 <= max(level(of: word.text) ?? .starter, .advanced) } ?? false
  }

  private func level(of word: String) -> Level? {
    scowl.entries[word]?.level ?? levels.levels[word]
  }
}
