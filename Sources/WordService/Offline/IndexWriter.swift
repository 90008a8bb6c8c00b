internal import Vocabulary

/// The writer of an index in the form that ``WordIndex`` reads.
struct IndexWriter {
  private var bytes = [UInt8](repeating: 0, count: WordIndex.Header.size)
  private var words: [UInt8] = []
  private var count = 0
  /// The askable words, by level and length.
  private var buckets = [[UInt32]](repeating: [], count: WordIndex.bucketCount)
  private var relations: [(word: String, relation: String, others: [String])] = []
  /// The lists of the thesaurus, in the order of ``IndexTable``.
  var lists: [NumberLists] = []

  /// Adds a gloss.
  ///
  /// - Parameter gloss: the bytes that ``append(_:to:)`` appends for a definition.
  /// - Returns: the offset of the gloss.
  mutating func addGloss(_ gloss: ArraySlice<UInt8>) -> Int {
    let offset = bytes.count
    bytes += gloss
    return offset
  }

  /// Appends a definition in the form of the index.
  static func append(_ definition: Definition, to bytes: inout [UInt8]) {
    bytes.append(text: definition.partOfSpeech.rawValue)
    bytes.append(text: definition.text)
    bytes.append(UInt8(clamping: definition.examples.count))
    for example in definition.examples.prefix(Int(UInt8.max)) { bytes.append(text: example) }
  }

  /// Adds a word. Words must come in the order of their bytes.
  ///
  /// - Parameters:
  ///   - ownCount: the number of its definitions that are our own; they come first.
  ///   - rareCount: the number of its definitions that are rarely meant; they come last.
  ///   - isDrawn: whether it may be drawn.
  ///   - glosses: the offsets of its definitions.
  ///   - hidden: the words in its definitions and examples that give it away.
  mutating func addWord(
    _ word: String, level: Level?, regions: Set<Region>, isUnfit: Bool, ownCount: Int,
    rareCount: Int, isDrawn: Bool, glosses: [Int], hidden: [String]
  ) {
    let offset = bytes.count
    bytes.append(text: word)
    bytes.append(UInt8(clamping: glosses.count))
    for gloss in glosses.prefix(Int(UInt8.max)) { bytes.append(number: gloss) }
    bytes.append(UInt8(clamping: hidden.count))
    for token in hidden.prefix(Int(UInt8.max)) { bytes.append(text: token) }

    words.append(number: offset)
    let level = level.flatMap { Level.allCases.firstIndex(of: $0) }
    words.append(UInt8(clamping: level ?? WordIndex.noLevel))
    words.append(
      regions.reduce(0) { $0 | 1 << UInt8(clamping: Region.allCases.firstIndex(of: $1) ?? 0) })
    // The first bit says whether the word is unfit for a school.
    words.append(UInt8(min(rareCount, 127)) << 1 | (isUnfit ? 1 : 0))
    words.append(UInt8(clamping: ownCount))

    if let level, isDrawn, !glosses.isEmpty, case let length = word.lettersCount,
      WordLength.possible.contains(length)
    {
      buckets[WordIndex.bucket(level: level, length: length)].append(UInt32(clamping: count))
    }
    count += 1
  }

  /// Adds the words to which a word has a relation.
  ///
  /// - Parameter relation: ``WordIndex/lemmas(of:)``, ``WordIndex/forms(of:)`` or
  ///   ``WordIndex/spellings``.
  mutating func addRelation(_ word: String, _ relation: String, _ others: [String]) {
    relations.append((word, relation, others))
  }

  /// Returns the bytes of the index.
  mutating func finish(fingerprint: UInt64) -> [UInt8] {
    var header = WordIndex.Header(fingerprint: fingerprint)
    header.wordCount = count
    header.words = bytes.count
    bytes += words
    header.buckets = bytes.count
    var start = 0
    for bucket in buckets {
      bytes.append(number: start)
      start += bucket.count
    }
    bytes.append(number: start)
    header.askable = bytes.count
    for word in buckets.joined() { bytes.append(number: Int(word)) }

    relations.sort { $0.word.utf8.lexicographicallyPrecedes($1.word.utf8) }
    var offsets: [Int] = []
    for (word, relation, others) in relations {
      offsets.append(bytes.count)
      bytes.append(text: word)
      bytes.append(text: relation)
      bytes.append(UInt8(clamping: others.count))
      for other in others { bytes.append(text: other) }
    }
    header.relationCount = offsets.count
    header.relations = bytes.count
    for offset in offsets { bytes.append(number: offset) }
    for (table, lists) in lists.enumerated() {
      header.tables[table] = bytes.count
      lists.write(to: &bytes)
    }
    header.total = bytes.count
    bytes.replaceSubrange(0..<WordIndex.Header.size, with: header.bytes)
    return bytes
  }
}
