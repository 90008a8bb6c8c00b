public import Vocabulary

/// Words and what they mean, from WordNet and SCOWL on this machine: no network, no waiting.
public struct OfflineDictionary: Sendable {
  /// Words to draw from: of one length and level, and not unfit.
  public struct Pool: Sendable {
    /// Sorted, so that the same numbers draw the same words on every machine. Not all of them have
    /// an entry in the dictionary; that is found out when one is drawn.
    fileprivate let candidates: [Scowl.Entry]
  }

  private let wordNet: WordNet
  private let scowl: Scowl
  private let unfit: Unfit

  /// - Parameters: the folders where Debian's packages put the files.
  /// - Throws: ``WordServiceError/notInstalled(package:folder:)``.
  public init(
    wordNet: String = "/usr/share/wordnet", scowl: String = "/usr/share/dict/scowl"
  ) throws(WordServiceError) {
    guard let database = WordNet(folder: wordNet) else {
      throw .notInstalled(package: "wordnet-base", folder: wordNet)
    }
    guard let lists = Scowl(folder: scowl) else {
      throw .notInstalled(package: "scowl", folder: scowl)
    }
    self.wordNet = database
    self.scowl = lists
    unfit = Unfit(database)
  }

  /// What is known of a word; `nil` when there is no entry.
  public func word(_ text: String) -> Word? {
    let lemma = text.lowercased()
    // A space would end the key that is looked up.
    guard !lemma.isEmpty, !lemma.contains(where: \.isWhitespace) else { return nil }
    return word(lemma, wordNet.synsets(of: lemma), level: scowl.level(of: lemma))
  }

  public func pool(length: WordLength, levels: LevelRange) -> Pool {
    let entries = scowl.entries(length: length, levels: levels)
    return Pool(candidates: entries.filter { !unfit.contains($0.word) })
  }

  /// A word of a pool that has a definition, each with the same chance.
  ///
  /// - Parameter isUnwanted: words that were asked lately. When a pool has no others, one of them
  ///   comes.
  /// - Returns: `nil` when the pool has no word at all.
  public func draw(
    from pool: Pool, using generator: inout some RandomNumberGenerator,
    isUnwanted: (String) -> Bool = { _ in false }
  ) -> Word? {
    // About half of the candidates have an entry, so a few draws find one.
    for _ in 0..<100 {
      guard let candidate = pool.candidates.randomElement(using: &generator) else { return nil }
      if !isUnwanted(candidate.word), let word = askable(candidate) { return word }
    }
    let candidates = pool.candidates.shuffled(using: &generator)
    let wanted = candidates.filter { !isUnwanted($0.word) }
    return wanted.lazy.compactMap(askable).first ?? candidates.lazy.compactMap(askable).first
  }

  /// A word with its definitions, unless one of its senses makes it unfit to be asked.
  private func askable(_ entry: Scowl.Entry) -> Word? {
    let synsets = wordNet.synsets(of: entry.word)
    guard !synsets.contains(where: { unfit.contains(entry.word, in: $0) }) else { return nil }
    return word(entry.word, synsets, level: entry.level)
  }

  private func word(_ lemma: String, _ synsets: [Synset], level: @autoclosure () -> Level?) -> Word?
  {
    let definitions = synsets.filter { !unfit.contains(lemma, in: $0) }.map(\.definition)
      .filter { !unfit.isIn($0.text) }
    guard !definitions.isEmpty else { return nil }
    let fit = definitions.map { definition in
      var definition = definition
      definition.examples.removeAll(where: unfit.isIn)
      return definition
    }
    return Word(lemma, definitions: fit, level: level(), relatives: wordNet.family(of: lemma))
  }
}
