internal import Vocabulary

/// The reader of the words' entries in the index. It decides which definitions a word gets, in
/// which order, and whether the word is drawn.
///
/// It is a class, because closures would copy a structure of so many parts for each word.
final class EntryReader: Sendable {
  /// The facts about a word that go into the index.
  struct Entry: Sendable {
    let word: String
    var level: Level?
    var regions: Set<Region> = []
    var isUnfit = false
    var isDrawn = false
    /// The number of our own entry.
    var own: Int?
    /// The synsets of its other definitions, in the order of WordNet.
    var synsets: [Int] = []
    /// All definitions, in the order in which they are shown.
    var meanings: [Meaning] = []
    /// The number of rare definitions, which come last.
    var rareCount = 0
    /// The words in the definitions that give the word away, and its derivational family.
    var hidden: [String] = []
    /// The words that may be other spellings of it.
    var spellings: [String] = []
    /// The ``SpellingKey`` of a word of small letters.
    var spellingKey: String?
    /// The two parts of the word that explain its letters; none for a word without parts.
    var parts: [String] = []
  }

  /// A definition: one of our own, by its index among them, or the gloss of a synset.
  enum Meaning: Hashable {
    case own(Int)
    case synset(Int)
  }

  let wordNet: WordNet
  let scowl: Scowl
  private let own: OwnWords
  private let levels = WordLevels.embedded
  private let unfitWords = UnfitWords.embedded
  private let morphology: Morphology
  private let families: FamilyFinder
  private let glosses: Glosses
  private let parts: WordParts

  init(
    _ sources: WordSources, _ morphology: Morphology, _ families: FamilyFinder, _ glosses: Glosses
  ) {
    (wordNet, scowl, own) = (sources.wordNet, sources.scowl, sources.own)
    (self.morphology, self.families, self.glosses) = (morphology, families, glosses)
    parts = WordParts(sources)
  }

  /// A definition of a word, with the facts that decide its rank among the others.
  private struct Candidate {
    let meaning: Meaning
    /// The rank of its part of speech among those of the word by use. The rank of our own
    /// definitions comes first.
    let partRank: Int
    /// The rank of the sense among those of its part of speech by use; `nil` if the use is unknown.
    let rank: Int?
    /// Whether the definition doesn't give the word away.
    let isClean: Bool
    /// Whether people rarely mean this.
    var isRare = false

    /// Returns whether the definition comes before another one. Common ones come first, then the
    /// order follows the use of the part of speech, then the use of the sense. Where the use is not
    /// known, definitions that don't give the word away come first, in the order of WordNet.
    func isBefore(_ other: Candidate) -> Bool {
      if isRare != other.isRare { return other.isRare }
      if partRank != other.partRank { return partRank < other.partRank }
      if rank != other.rank { return rank ?? .max < other.rank ?? .max }
      return isClean && !other.isClean
    }
  }

  /// Reads the entry of a word.
  func entry(of headword: Headword) -> Entry {
    let word = headword.text
    let listed = scowl.entries[word]
    var entry = Entry(word: word, level: listed?.level, regions: listed?.regions ?? [])
    if word.utf8.count > 1, word.utf8.allSatisfy(\.isSmallLetter) {
      entry.spellingKey = SpellingKey.of(word)
    }
    // The lemma of an accented word may be without accents.
    let ownLemma = headword.lemma.flatMap { wordNet.names[$0] == word ? $0 : nil }
    var standards: [String] = []
    if let key = entry.spellingKey, let ownLemma, let listed {
      standards = self.standards(of: word, key: key, ownLemma, listed)
    }
    entry.spellings = standards
    if word.isAccented, ownLemma == nil { entry.spellings.append(word.withoutAccents) }
    entry.isUnfit = unfitWords.contains(word) {
      morphology.analyses(of: $0).map(\.lemma)
    }
    entry.own = own.numbers[word]
    guard headword.lemma != nil || entry.own != nil else { return entry }
    entry.level = entry.level ?? levels.levels[word]

    let families = families.families(of: word.lowercased())
    // Texts from elsewhere need the whole family.
    entry.hidden = self.families.members(of: families)
    addMeanings(ReadGlosses.Target(word, families), headword.lemma, to: &entry)
    entry.hidden = entry.hidden.sorted().withoutRepetitions
    if entry.spellingKey != nil {
      entry.parts = parts.parts(of: word, lemma: headword.lemma, own: entry.own)
    }
    entry.isDrawn =
      !entry.isUnfit && standards.isEmpty && isOfAllRegions(entry.own)
      && (entry.own.map { !own.entries[$0].isEmpty } ?? false
        || isWorthDrawing(word, ownLemma, entry.level))
    return entry
  }

  /// Adds the definitions of a word, and the words in them that give it away.
  private func addMeanings(
    _ target: ReadGlosses.Target, _ lemma: Int?, to entry: inout Entry
  ) {
    var candidates: [Candidate] = []
    if let number = entry.own {
      let (share, readings) = glosses.own(number)
      for (index, reading) in readings.enumerated() {
        _ = share.addTokens(of: reading, givingAway: target, to: &entry.hidden)
        candidates.append(Candidate(meaning: .own(index), partRank: -1, rank: nil, isClean: true))
      }
    }
    if let lemma {
      let order = partsByUse(of: lemma)
      for sense in wordNet.senses[lemma] {
        guard !isMarked(lemma, in: sense.synset) else {
          // Of a word that we define ourselves, such as `queen`, only the sense is unfit.
          if entry.own == nil { entry.isUnfit = true }
          continue
        }
        let (share, reading) = glosses.synset(sense.synset)
        guard !reading.isUnfit else { continue }
        let isRevealing = share.addTokens(
          of: reading, givingAway: target, to: &entry.hidden)
        entry.synsets.append(sense.synset)
        candidates.append(
          Candidate(
            meaning: .synset(sense.synset),
            partRank: order.firstIndex(of: wordNet.synsets[sense.synset].part) ?? 0,
            rank: sense.rank, isClean: !isRevealing))
      }
    }
    markRare(in: &candidates, ofOwn: entry.own)
    if candidates.count > 1 { candidates.sort { $0.isBefore($1) } }
    entry.meanings = candidates.map(\.meaning)
    entry.rareCount = candidates.count(where: \.isRare)
  }

  /// Marks the rare meanings, unless all are rare. The first meaning that WordNet has of `shrimp`
  /// is a word for small people.
  ///
  /// A part of speech that our own dictionary defines needs no other meanings. Other meanings are
  /// common if they came in the texts in which WordNet counts the senses.
  private func markRare(in candidates: inout [Candidate], ofOwn number: Int?) {
    let parts = Set(number.map { own.entries[$0].map(\.partOfSpeech) } ?? [])
    let isRare = candidates.map { candidate in
      guard case .synset(let synset) = candidate.meaning else { return false }
      return candidate.rank == nil || parts.contains(wordNet.synsets[synset].part.partOfSpeech)
    }
    guard isRare.contains(false) else { return }
    for index in candidates.indices { candidates[index].isRare = isRare[index] }
  }

  /// Returns whether a word may be drawn in every region. Without SCOWL, which knows the regions,
  /// it must be the only spelling of its entry.
  private func isOfAllRegions(_ ownEntry: Int?) -> Bool {
    !scowl.entries.isEmpty || ownEntry.map { own.spellings[$0].count == 1 } ?? true
  }

  /// Returns whether a word that our own dictionary lacks may be drawn. Names and words with signs
  /// may not, and neither may common forms of other words, such as `painted`. A word that is rarer
  /// than `broad` is drawn if it is hard to spell from its sound.
  ///
  /// - Parameter lemma: the word's number among the lemmas of WordNet, if it is one.
  private func isWorthDrawing(_ word: String, _ lemma: Int?, _ level: Level?) -> Bool {
    guard word.utf8.allSatisfy({ $0.isSmallLetter || $0 >= 0x80 }),
      !levels.undrawn.contains(word), !(word.isAccented && word.isCapitalised)
    else { return false }
    guard level ?? .bee <= .broad else { return levels.hard.contains(word) }
    guard !morphology.analyses(of: word).isEmpty else { return true }
    // Texts use some forms in a meaning of their own, such as `lodging`.
    let senses = lemma.map { wordNet.senses[$0] } ?? []
    return level == .broad && senses.contains { $0.rank != nil }
  }

  /// Returns a lemma's parts of speech by use; an empty list if it has only one.
  private func partsByUse(of lemma: Int) -> [WordNet.Part] {
    let senses = wordNet.senses[lemma]
    guard let first = senses.first,
      senses.contains(where: {
        wordNet.synsets[$0.synset].part != wordNet.synsets[first.synset].part
      })
    else { return [] }
    let text = wordNet.names[lemma]
    let uses = WordNet.Part.allCases.map {
      (part: $0, count: wordNet.uses[WordNet.Lemma(text: text, part: $0), default: 0])
    }
    return uses.sorted { $0.count > $1.count }.map(\.part)
  }

  /// Returns whether WordNet marks a word in a synset as obscene, disparaging or a slur.
  private func isMarked(_ word: Int, in synset: Int) -> Bool {
    guard !wordNet.marks.contains(WordNet.Mark(synset: synset, word: 0)) else { return true }
    return wordNet.synsets[synset].words.indices.contains { index in
      wordNet.synsets[synset].words[index] == word
        && wordNet.marks.contains(WordNet.Mark(synset: synset, word: index + 1))
    }
  }
}

extension [String] {
  /// The texts of a sorted list, each once.
  fileprivate var withoutRepetitions: [String] {
    var kept: [String] = []
    kept.reserveCapacity(count)
    for text in self where text != kept.last { kept.append(text) }
    return kept
  }
}
