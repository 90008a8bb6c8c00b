internal import Vocabulary

/// The writer of entries and of the relations between words into the index.
struct EntryWriter {
  private let wordNet: WordNet
  private let own: OwnWords
  private let glosses: Glosses
  private let words: [Headword]
  private var writer = IndexWriter()
  private var thesaurus = IndexTables()
  /// The offsets in the index of the glosses of synsets.
  private var offsets: [Int?]
  /// The offsets in the index of the definitions of our own entries, by entry.
  private var ownOffsets: [Int: [Int]] = [:]
  /// The words with the same ``SpellingKey``.
  private var groups: [String: [String]] = [:]
  /// The words that may be other spellings of each word: those with the same ``SpellingKey``, and
  /// those of which it is a rare variant.
  private var spellings: [String: Set<String>] = [:]
  /// The parts of words that our own lists have.
  private let listedParts = Compounds.embedded.parts.merging(ListedParts.embedded.parts) { $1 }

  init(_ sources: WordSources, _ glosses: Glosses) {
    (wordNet, own) = (sources.wordNet, sources.own)
    self.glosses = glosses
    words = sources.words
    offsets = Array(repeating: nil, count: wordNet.synsets.count)
  }

  /// Writes the entry of a word. Words must come in the order of their bytes.
  mutating func add(_ entry: EntryReader.Entry) {
    thesaurus.add(entry, parts: commonParts(of: entry))
    if let key = entry.spellingKey { groups[key, default: []].append(entry.word) }
    for other in entry.spellings { join(entry.word, other) }
    // All spellings of an entry of our own share its definitions, and all words of a synset its
    // gloss.
    let own = entry.own.map { addOwn($0) } ?? []
    for synset in entry.synsets where offsets[synset] == nil {
      let (share, reading) = glosses.synset(synset)
      offsets[synset] = writer.addGloss(share.text(of: reading))
    }
    let meanings = entry.meanings.compactMap { meaning in
      switch meaning {
      case .own(let number): own[number]
      case .synset(let synset): offsets[synset]
      }
    }
    if !entry.parts.isEmpty, listedParts[entry.word] == nil {
      writer.addRelation(entry.word, WordIndex.parts, entry.parts)
    }
    writer.addWord(
      entry.word, level: entry.level, regions: entry.regions, isUnfit: entry.isUnfit,
      ownCount: own.count, rareCount: entry.rareCount, isDrawn: entry.isDrawn, glosses: meanings,
      hidden: entry.hidden)
  }

  /// Returns the parts of speech of the meanings that are not rare.
  private func commonParts(of entry: EntryReader.Entry) -> Set<PartOfSpeech> {
    // Only drawn words are candidates, so only they need their parts of speech.
    guard entry.isDrawn else { return [] }
    return Set(
      entry.meanings.dropLast(entry.rareCount).compactMap { meaning in
        switch meaning {
        case .own(let number): entry.own.map { own.entries[$0][number].partOfSpeech }
        case .synset(let synset): wordNet.synsets[synset].part.partOfSpeech
        }
      })
  }

  /// Returns the offsets of the definitions of an entry of our own. It writes them first if they
  /// are missing.
  private mutating func addOwn(_ number: Int) -> [Int] {
    if let offsets = ownOffsets[number] { return offsets }
    let (share, readings) = glosses.own(number)
    let offsets = readings.map { writer.addGloss(share.text(of: $0)) }
    ownOffsets[number] = offsets
    return offsets
  }

  /// Writes the relations between words, and returns the bytes of the index.
  mutating func finish(fingerprint: UInt64) -> [UInt8] {
    join(own.spellings)
    join(groups.values)
    addRelations()
    writer.lists = thesaurus.finish(wordNet, words)
    return writer.finish(fingerprint: fingerprint)
  }

  /// Joins the words of each group as spellings of one another.
  private mutating func join(_ groups: some Sequence<[String]>) {
    for group in groups {
      for (index, word) in group.enumerated() {
        for other in group[(index + 1)...] { join(word, other) }
      }
    }
  }

  private mutating func join(_ one: String, _ other: String) {
    spellings[one, default: []].insert(other)
    spellings[other, default: []].insert(one)
  }

  private mutating func addRelations() {
    for part in WordNet.Part.allCases {
      for (form, lemmas) in wordNet.exceptions[part] ?? [:] {
        writer.addRelation(form, WordIndex.lemmas(of: part), lemmas)
      }
      for (lemma, forms) in wordNet.irregularForms[part] ?? [:] {
        writer.addRelation(lemma, WordIndex.forms(of: part), forms)
      }
    }
    for (word, others) in spellings {
      writer.addRelation(word, WordIndex.spellings, others.sorted())
    }
    for (word, parts) in listedParts { writer.addRelation(word, WordIndex.parts, parts) }
  }
}
