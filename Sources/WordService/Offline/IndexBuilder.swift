internal import Vocabulary

/// The builder of the offline dictionary's index, from WordNet, SCOWL and our own definitions.
struct IndexBuilder {
  let wordNet: WordNet
  let scowl: Scowl
  private let own = OwnWords.embedded
  private let levels = WordLevels.embedded
  private let morphology: Morphology
  private var reader: GlossReader
  private var writer = IndexWriter()
  /// The members of each derivational family with more than one, in lower case.
  private let members: [Int: [String]]
  /// The readings of synsets so far.
  private var readings: [GlossReader.Reading?]
  /// The places in the index where the glosses of synsets are written.
  private var places: [Int?]
  /// The places in the index where the definitions of our own entries are written, by entry.
  private var ownPlaces: [Int: [Int]] = [:]
  /// The words that may be other spellings of each word: those with the same ``SpellingKey``, and those of
  /// which it is a rare variant.
  private var spellings: [String: Set<String>] = [:]

  /// The rarest level of words without a definition. A word with a definition can have any level.
  private static let rarestUndefined = Level.expert

  init(_ wordNet: WordNet, _ scowl: Scowl) {
    var wordNet = wordNet
    let names = wordNet.names
    members = wordNet.allFamilies().mapValues { $0.map { names[$0].lowercased() } }
    self.wordNet = wordNet
    self.scowl = scowl
    morphology = Morphology(wordNet) { [entries = scowl.entries] in entries[$0]?.level }
    reader = GlossReader(wordNet, morphology)
    readings = Array(repeating: nil, count: wordNet.synsets.count)
    places = Array(repeating: nil, count: wordNet.synsets.count)
  }

  /// Returns the bytes of the index.
  ///
  /// - Parameter progress: gets the finished share of the work, from 0 to 1.
  mutating func build(fingerprint: UInt64, progress: (Double) -> Void) -> [UInt8] {
    let capitals = UInt8(ascii: "A")...UInt8(ascii: "Z")
    var words = wordNet.names.filter {
      !$0.utf8.contains(where: capitals.contains) || scowl.entries[$0] != nil
        || own.numbers[$0] != nil
    }
    words += own.numbers.keys.filter { wordNet.numbers[$0] == nil }
    for (word, entry) in scowl.entries where wordNet.numbers[word] == nil {
      guard own.numbers[word] == nil, entry.level ?? .starter <= Self.rarestUndefined,
        !word.isAccented || scowl.entries[word.withoutAccents] == nil
      else { continue }
      words.append(word)
    }
    words.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    for (count, word) in words.enumerated() {
      add(word)
      if count % 4096 == 0 { progress(Double(count) / Double(words.count)) }
    }
    for part in WordNet.Part.allCases {
      for (form, lemmas) in wordNet.exceptions[part] ?? [:] {
        writer.addRelation(form, WordIndex.lemmas(of: part), lemmas)
      }
      for (lemma, forms) in wordNet.irregularForms[part] ?? [:] {
        writer.addRelation(lemma, WordIndex.forms(of: part), forms)
      }
    }
    addSpellings(of: words)
    for (compound, parts) in Compounds.embedded.parts {
      writer.addRelation(compound, WordIndex.parts, parts)
    }
    return writer.finish(fingerprint: fingerprint)
  }

  /// Adds the words that may be other spellings of each word.
  private mutating func addSpellings(of words: [String]) {
    var groups: [String: [String]] = [:]
    for word in words where word.utf8.allSatisfy(\.isSmallLetter) && word.utf8.count > 1 {
      groups[SpellingKey.of(word), default: []].append(word)
    }
    for group in groups.values where group.count > 1 {
      for (index, word) in group.enumerated() {
        for other in group[(index + 1)...] { join(word, other) }
      }
    }
    for (word, others) in spellings {
      writer.addRelation(word, WordIndex.spellings, others.sorted())
    }
  }

  private mutating func join(_ one: String, _ other: String) {
    spellings[one, default: []].insert(other)
    spellings[other, default: []].insert(one)
  }

  /// A definition of a word, with the facts that decide its place among the others.
  private struct Candidate {
    /// The part of speech; `nil` for a definition of our own.
    let part: WordNet.Part?
    /// The place of the sense among those of its part of speech by use, where that is known.
    let rank: Int?
    /// Whether the definition doesn't give the word away.
    let isClean: Bool
    /// The place in the index where the definition is written.
    let place: Int
  }

  private mutating func add(_ word: String) {
    let entry = scowl.entries[word]
    let standards = standards(of: word)
    for standard in standards { join(word, standard) }
    let ownEntry = own.numbers[word]
    let lemma = word.isAccented && wordNet.numbers[word] == nil ? word.withoutAccents : word
    if lemma != word { join(word, lemma) }
    guard wordNet.numbers[lemma] != nil || ownEntry != nil else {
      writer.addWord(
        word, level: entry?.level, regions: entry?.regions ?? [],
        isUnfit: UnfitWords.embedded.contains(word), ownCount: 0, isDrawn: false, glosses: [],
        hidden: [])
      return
    }
    let families = reader.families(of: word)
    var definitions: [Candidate] = []
    // The whole family, for texts from elsewhere; the tokens of our definitions are added below.
    var hidden = Set(families.flatMap { members[$0] ?? [] })
    var isUnfit = UnfitWords.embedded.contains(word)
    for (reading, place) in ownEntry.map({ ownReadings(of: $0) }) ?? [] {
      hidden.formUnion(
        reader.tokens(givingAway: word, families: families, among: reading.allTokens))
      definitions.append(Candidate(part: nil, rank: nil, isClean: true, place: place))
    }
    let ownCount = definitions.count
    if let number = wordNet.numbers[lemma] {
      for sense in wordNet.senses[number] {
        guard !isMarked(number, in: sense.synset) else {
          isUnfit = true
          continue
        }
        let reading = reading(of: sense.synset)
        guard !reading.isUnfit else { continue }
        let revealing = reader.tokens(givingAway: word, families: families, among: reading.tokens)
        hidden.formUnion(revealing)
        hidden.formUnion(
          reader.tokens(givingAway: word, families: families, among: reading.examples.joined()))
        definitions.append(
          Candidate(
            part: wordNet.synsets[sense.synset].part, rank: sense.rank, isClean: revealing.isEmpty,
            place: place(of: sense.synset)))
      }
    }
    let ranks = definitions.count > 1 ? ranks(of: lemma) : [:]
    // First by the use of the part of speech, then by the use of the sense. Where the use is not
    // known, definitions that don't give the word away come first, in the order of WordNet.
    definitions.sort { one, other in
      let (first, second) = (ranks[one.part, default: 0], ranks[other.part, default: 0])
      if first != second { return first < second }
      if one.rank != other.rank { return one.rank ?? .max < other.rank ?? .max }
      return one.isClean && !other.isClean
    }
    let level = entry?.level ?? levels.levels[word]
    let isDrawn =
      !isUnfit && standards.isEmpty && isOfAllRegions(ownEntry)
      && (ownCount > 0 || isWorthDrawing(word, level))
    writer.addWord(
      word, level: level, regions: entry?.regions ?? [], isUnfit: isUnfit, ownCount: ownCount,
      isDrawn: isDrawn,
      glosses: definitions.map(\.place), hidden: hidden.sorted())
  }

  /// Returns whether a word may be drawn in every region. Without SCOWL, which knows the regions, it must be
  /// the only spelling of its entry.
  private func isOfAllRegions(_ ownEntry: Int?) -> Bool {
    !scowl.entries.isEmpty || ownEntry.map { own.spellings[$0].count == 1 } ?? true
  }

  /// Returns whether a word that our own dictionary doesn't have may be asked where nobody named it. Names
  /// and words with signs may not, and neither may common forms of other words, such as `painted`.
  private func isWorthDrawing(_ word: String, _ level: Level?) -> Bool {
    guard !levels.undrawn.contains(word), !word.isCapitalised,
      word.utf8.allSatisfy({ $0.isSmallLetter || $0 >= 0x80 })
    else { return false }
    guard level ?? .bee <= .broad, !morphology.analyses(of: word).isEmpty else { return true }
    // A form that texts use in a meaning of its own, such as `lodging`.
    let senses = wordNet.numbers[word].map { wordNet.senses[$0] } ?? []
    return level == .broad && senses.contains { $0.rank != nil }
  }

  /// Returns the definitions of an entry of our own, and the places in the index where they are written.
  /// All spellings of the entry share them.
  private mutating func ownReadings(of entry: Int) -> [(GlossReader.Reading, Int)] {
    let readings = own.entries[entry].map { reader.read($0) }
    let written = ownPlaces[entry] ?? readings.map { writer.addGloss($0.definition) }
    ownPlaces[entry] = written
    for (count, word) in own.spellings[entry].enumerated() {
      for other in own.spellings[entry][(count + 1)...] { join(word, other) }
    }
    return Array(zip(readings, written))
  }

  /// Returns the order of a word's parts of speech by use. Our own definitions, which have none
  /// here, come first.
  private func ranks(of word: String) -> [WordNet.Part?: Int] {
    let uses = { (part: WordNet.Part) in
      wordNet.uses[WordNet.Lemma(text: word, part: part), default: 0]
    }
    var ranks: [WordNet.Part?: Int] = [nil: -1]
    let order = WordNet.Part.allCases.sorted { uses($0) > uses($1) }
    for (rank, part) in order.enumerated() { ranks[part] = rank }
    return ranks
  }

  /// Returns whether WordNet marks a word in a synset as obscene, disparaging or a slur.
  private func isMarked(_ word: Int, in synset: Int) -> Bool {
    guard !wordNet.marks.contains(WordNet.Mark(synset: synset, word: 0)) else { return true }
    return wordNet.synsets[synset].words.indices.contains { index in
      wordNet.synsets[synset].words[index] == word
        && wordNet.marks.contains(WordNet.Mark(synset: synset, word: index + 1))
    }
  }

  private mutating func reading(of synset: Int) -> GlossReader.Reading {
    if let reading = readings[synset] { return reading }
    let part = wordNet.synsets[synset].part
    let (text, examples) = Gloss.parts(of: wordNet.synsets[synset].gloss, isVerb: part == .verb)
    let reading = reader.read(
      Definition(partOfSpeech: part.partOfSpeech, text: text, examples: examples))
    readings[synset] = reading
    return reading
  }

  private mutating func place(of synset: Int) -> Int {
    if let place = places[synset] { return place }
    let place = writer.addGloss(reading(of: synset).definition)
    places[synset] = place
    return place
  }
}
