internal import Dispatch
internal import FoundationEssentials
internal import Threads
internal import Vocabulary

/// The builder of the offline dictionary's index, from WordNet, SCOWL and our own definitions.
struct IndexBuilder {
  private let wordNet: WordNet
  private let scowl: Scowl
  private let own = OwnWords.embedded
  private var writer = IndexWriter()
  /// The places in the index where the glosses of synsets are written.
  private var places: [Int?]
  /// The places in the index where the definitions of our own entries are written, by entry.
  private var ownPlaces: [Int: [Int]] = [:]
  /// The words that may be other spellings of each word: those with the same ``SpellingKey``, and those of
  /// which it is a rare variant.
  private var spellings: [String: Set<String>] = [:]

  /// The rarest level of words without a definition. A word with a definition can have any level.
  private static let rarestUndefined = Level.expert
  /// The most readers that work at once. Each keeps the glosses that it has read, so more take more memory.
  private static let mostReaders = 4
  /// The number of words that are read before they are written.
  private static let batch = 8192

  init(_ wordNet: WordNet, _ scowl: Scowl) {
    self.wordNet = wordNet
    self.scowl = scowl
    places = Array(repeating: nil, count: wordNet.synsets.count)
  }

  /// Returns the bytes of the index.
  ///
  /// - Parameter progress: gets the finished share of the work, from 0 to 1.
  mutating func build(fingerprint: UInt64, progress: (Double) -> Void) -> [UInt8] {
    let words = words
    let members = EntryReader.members(of: wordNet)
    let count = min(ProcessInfo.processInfo.activeProcessorCount, Self.mostReaders)
    let readers = (0..<max(1, count)).map { _ in Reader(wordNet, scowl, members: members) }
    var groups: [String: [String]] = [:]
    for start in stride(from: 0, to: words.count, by: Self.batch) {
      let some = words[start..<min(start + Self.batch, words.count)]
      for entry in entries(of: some, readers) {
        add(entry)
        if let key = entry.spellingKey { groups[key, default: []].append(entry.word) }
      }
      progress(Double(start) / Double(words.count))
    }
    join(own.spellings)
    join(groups.values)
    addRelations()
    return writer.finish(fingerprint: fingerprint)
  }

  /// The words of the index, in the order of their bytes.
  private var words: [String] {
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
    return words
  }

  /// Reads the entries of words with all readers at once. Words with the same first synset go to the same
  /// reader, so that few glosses are read twice.
  private func entries(of words: ArraySlice<String>, _ readers: [Reader]) -> [EntryReader.Entry] {
    let numbers = words.enumerated().map { place, word in
      let synset = wordNet.numbers[word].flatMap { wordNet.senses[$0].first?.synset }
      return (synset ?? place) % readers.count
    }
    var parts = [[String]](repeating: [], count: readers.count)
    for (word, number) in zip(words, numbers) { parts[number].append(word) }
    DispatchQueue.concurrentPerform(iterations: readers.count) { [parts] number in
      readers[number].read(parts[number])
    }
    var read = readers.map { $0.takeEntries()[...] }
    return numbers.compactMap { read[$0].popFirst() }
  }

  /// A reader that works on a thread of its own.
  private final class Reader: Sendable {
    private let wordNet: WordNet
    private let scowl: Scowl
    private let members: [Int: [String]]
    /// `nil` before the first word.
    private let reader = Guarded<EntryReader?>(nil)
    private let entries = Guarded<[EntryReader.Entry]>([])

    init(_ wordNet: WordNet, _ scowl: Scowl, members: [Int: [String]]) {
      (self.wordNet, self.scowl, self.members) = (wordNet, scowl, members)
    }

    func read(_ words: [String]) {
      reader.withLock { reader in
        let known = reader ?? EntryReader(wordNet, scowl, members: members)
        reader = known
        let read = words.map(known.entry)
        entries.withLock { $0 = read }
      }
    }

    /// Returns the entries of the words that were read last.
    func takeEntries() -> [EntryReader.Entry] {
      entries.withLock { entries in
        defer { entries = [] }
        return entries
      }
    }
  }

  /// Writes the entry of a word.
  private mutating func add(_ entry: EntryReader.Entry) {
    for other in entry.spellings { join(entry.word, other) }
    // All spellings of an entry of our own share its definitions, and all words of a synset its gloss.
    let own = entry.own.map { own in
      ownPlaces[own.entry] ?? own.definitions.map { writer.addGloss($0) }
    }
    if let number = entry.own?.entry { ownPlaces[number] = own }
    for (synset, definition) in entry.senses where places[synset] == nil {
      places[synset] = writer.addGloss(definition)
    }
    let glosses = entry.meanings.compactMap { meaning in
      switch meaning {
      case .own(let number): own?[number]
      case .synset(let synset): places[synset]
      }
    }
    writer.addWord(
      entry.word, level: entry.level, regions: entry.regions, isUnfit: entry.isUnfit,
      ownCount: own?.count ?? 0, isDrawn: entry.isDrawn, glosses: glosses, hidden: entry.hidden)
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
    for (compound, parts) in Compounds.embedded.parts {
      writer.addRelation(compound, WordIndex.parts, parts)
    }
  }
}
