internal import Vocabulary

/// The reader of the entries that the index has of words: it decides which definitions a word gets, in which
/// order, and whether it is drawn.
///
/// Several readers work at once, each on some of the words. It is a class, because closures would copy a
/// structure of so many parts for each word.
final class EntryReader {
  /// The facts about a word that go into the index.
  struct Entry {
    let word: String
    var level: Level?
    var regions: Set<Region> = []
    var isUnfit = false
    var isDrawn = false
    /// The entry of our own, and its definitions.
    var own: (entry: Int, definitions: [Definition])?
    /// The other definitions with their synsets, in the order of WordNet.
    var senses: [(synset: Int, definition: Definition)] = []
    /// All definitions, in the order in which they are shown.
    var meanings: [Meaning] = []
    /// The words in the definitions that give the word away, and its derivational family.
    var hidden: [String] = []
    /// The words that may be other spellings of it.
    var spellings: [String] = []
    /// The ``SpellingKey`` of a word of small letters.
    var spellingKey: String?
  }

  /// A definition: one of our own, by its place among them, or that of a synset.
  enum Meaning: Hashable {
    case own(Int)
    case synset(Int)
  }

  let wordNet: WordNet
  let scowl: Scowl
  private let own = OwnWords.embedded
  private let levels = WordLevels.embedded
  private let unfitWords = UnfitWords.embedded
  private let morphology: Morphology
  private var reader: GlossReader
  /// The members of each derivational family with more than one, in lower case.
  private let members: [Int: [String]]
  /// The readings of synsets so far.
  private var readings: [GlossReader.Reading?]

  /// - Parameter members: what ``members(of:)`` returns.
  init(_ wordNet: WordNet, _ scowl: Scowl, members: [Int: [String]]) {
    self.members = members
    self.wordNet = wordNet
    self.scowl = scowl
    morphology = Morphology(wordNet) { [entries = scowl.entries] in entries[$0]?.level }
    reader = GlossReader(wordNet, morphology)
    readings = Array(repeating: nil, count: wordNet.synsets.count)
  }

  /// Returns the members of each derivational family with more than one, in lower case.
  static func members(of wordNet: WordNet) -> [Int: [String]] {
    var wordNet = wordNet
    let names = wordNet.names
    return wordNet.allFamilies().mapValues { $0.map { names[$0].lowercased() } }
  }

  /// A definition of a word, with the facts that decide its place among the others.
  private struct Candidate {
    let meaning: Meaning
    /// The place of its part of speech among those of the word by use; that of our own comes first.
    let partRank: Int
    /// The place of the sense among those of its part of speech by use, where that is known.
    let rank: Int?
    /// Whether the definition doesn't give the word away.
    let isClean: Bool

    /// First by the use of the part of speech, then by the use of the sense. Where the use is not known,
    /// definitions that don't give the word away come first, in the order of WordNet.
    func isBefore(_ other: Candidate) -> Bool {
      if partRank != other.partRank { return partRank < other.partRank }
      if rank != other.rank { return rank ?? .max < other.rank ?? .max }
      return isClean && !other.isClean
    }
  }

  /// Reads the entry of a word.
  func entry(of word: String) -> Entry {
    let listed = scowl.entries[word]
    let standards = standards(of: word)
    var entry = Entry(word: word, level: listed?.level, regions: listed?.regions ?? [])
    entry.spellings = standards
    if word.utf8.count > 1, word.utf8.allSatisfy(\.isSmallLetter) {
      entry.spellingKey = SpellingKey.of(word)
    }
    let ownEntry = own.numbers[word]
    let lemma = word.isAccented && wordNet.numbers[word] == nil ? word.withoutAccents : word
    if lemma != word { entry.spellings.append(lemma) }
    let number = wordNet.numbers[lemma]
    entry.isUnfit = unfitWords.contains(word)
    guard number != nil || ownEntry != nil else { return entry }
    entry.level = entry.level ?? levels.levels[word]

    let target = reader.target(word)
    var revealing: Set<Int> = []
    var candidates: [Candidate] = []
    if let ownEntry {
      let readings = own.entries[ownEntry].map { reader.read($0) }
      entry.own = (ownEntry, readings.map(\.definition))
      for (place, reading) in readings.enumerated() {
        for tokens in [reading.tokens] + reading.examples {
          revealing.formUnion(reader.tokens(givingAway: target, among: tokens))
        }
        candidates.append(Candidate(meaning: .own(place), partRank: -1, rank: nil, isClean: true))
      }
    }
    if let number {
      let ranks = ranks(of: lemma, number)
      for sense in wordNet.senses[number] {
        guard !isMarked(number, in: sense.synset) else {
          entry.isUnfit = true
          continue
        }
        let reading = reading(of: sense.synset)
        guard !reading.isUnfit else { continue }
        let found = reader.tokens(givingAway: target, among: reading.tokens)
        revealing.formUnion(found)
        for example in reading.examples {
          revealing.formUnion(reader.tokens(givingAway: target, among: example))
        }
        entry.senses.append((sense.synset, reading.definition))
        candidates.append(
          Candidate(
            meaning: .synset(sense.synset),
            partRank: ranks[wordNet.synsets[sense.synset].part] ?? 0, rank: sense.rank,
            isClean: found.isEmpty))
      }
    }
    entry.meanings = candidates.sorted { $0.isBefore($1) }.map(\.meaning)
    // The whole family is for texts from elsewhere.
    var hidden = Set(revealing.map { reader.text($0) })
    hidden.formUnion(target.families.flatMap { members[$0] ?? [] })
    entry.hidden = hidden.sorted()
    entry.isDrawn =
      !entry.isUnfit && standards.isEmpty && isOfAllRegions(ownEntry)
      && (entry.own?.definitions.isEmpty == false || isWorthDrawing(word, entry.level))
    return entry
  }

  /// Returns whether a word may be drawn in every region. Without SCOWL, which knows the regions, it must be
  /// the only spelling of its entry.
  private func isOfAllRegions(_ ownEntry: Int?) -> Bool {
    !scowl.entries.isEmpty || ownEntry.map { own.spellings[$0].count == 1 } ?? true
  }

  /// Returns whether a word that our own dictionary doesn't have may be asked where nobody named it. Names
  /// and words with signs may not, and neither may common forms of other words, such as `painted`.
  private func isWorthDrawing(_ word: String, _ level: Level?) -> Bool {
    guard !levels.undrawn.contains(word),
      word.utf8.allSatisfy({ $0.isSmallLetter || $0 >= 0x80 }), !word.isCapitalised
    else { return false }
    guard level ?? .bee <= .broad, !morphology.analyses(of: word).isEmpty else { return true }
    // A form that texts use in a meaning of its own, such as `lodging`.
    let senses = wordNet.numbers[word].map { wordNet.senses[$0] } ?? []
    return level == .broad && senses.contains { $0.rank != nil }
  }

  /// Returns the order of a word's parts of speech by use.
  private func ranks(of word: String, _ number: Int) -> [WordNet.Part: Int] {
    guard wordNet.senses[number].count > 1 else { return [:] }
    let uses = WordNet.Part.allCases.map {
      (part: $0, count: wordNet.uses[WordNet.Lemma(text: word, part: $0), default: 0])
    }
    let order = uses.sorted { $0.count > $1.count }.map(\.part)
    return Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
  }

  /// Returns whether WordNet marks a word in a synset as obscene, disparaging or a slur.
  private func isMarked(_ word: Int, in synset: Int) -> Bool {
    guard !wordNet.marks.contains(WordNet.Mark(synset: synset, word: 0)) else { return true }
    return wordNet.synsets[synset].words.indices.contains { index in
      wordNet.synsets[synset].words[index] == word
        && wordNet.marks.contains(WordNet.Mark(synset: synset, word: index + 1))
    }
  }

  private func reading(of synset: Int) -> GlossReader.Reading {
    if let reading = readings[synset] { return reading }
    let part = wordNet.synsets[synset].part
    let (text, examples) = Gloss.parts(of: wordNet.synsets[synset].gloss, isVerb: part == .verb)
    let reading = reader.read(
      Definition(partOfSpeech: part.partOfSpeech, text: text, examples: examples))
    readings[synset] = reading
    return reading
  }
}
