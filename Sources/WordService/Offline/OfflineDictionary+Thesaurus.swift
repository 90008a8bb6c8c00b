public import Vocabulary

/// The parts of the dictionary that questions about words need.
extension OfflineDictionary {
  /// The meanings of words and how they are related.
  public var thesaurus: Thesaurus { Thesaurus(index: index) }

  /// A meaning of a word.
  public struct Meaning: Sendable {
    /// The definition, with its examples.
    public let definition: Definition
    /// The words that share the meaning; `nil` for a definition of our own.
    public let synset: Thesaurus.Synset?
    /// Whether the meaning is rare.
    public let isRare: Bool
  }

  /// The entry of a word as it is spelled, with all its meanings.
  public struct FullEntry: Sendable {
    /// How common the word is; `nil` if no list says.
    public let level: Level?
    /// The meanings: first our own, then those of WordNet; rare ones last.
    public let meanings: [Meaning]
    /// The words that give the word away: its derivational family, and forms of it in the
    /// definitions.
    public let relatives: Set<String>
    /// Whether the spelling is usual in some regions only.
    public let isRegional: Bool
  }

  /// Returns the entry of a word as it is spelled; `nil` if the dictionary has no definition for
  /// this spelling, or where the word is unfit for a school.
  ///
  /// - Parameters:
  ///   - word: the word as it is spelled.
  ///   - isNamed: whether the learner named the word, so that it may be unfit.
  public func fullEntry(of word: String, isNamed: Bool = false) -> FullEntry? {
    guard let number = index.find(word), isNamed || !isUnfit(word, numbered: number) else {
      return nil
    }
    let entry = index.entry(number)
    guard !entry.definitions.isEmpty else { return nil }
    let synsets = index.list(number, of: .senses)
    let common = entry.definitions.count - index.rareCount(number)
    return FullEntry(
      level: index.level(number),
      meanings: entry.definitions.enumerated().map { number, definition in
        let synset = number < synsets.count ? synsets[number] : 0
        return Meaning(
          definition: definition, synset: synset > 0 ? Thesaurus.Synset(synset - 1) : nil,
          isRare: number >= common)
      },
      relatives: Set(entry.hidden), isRegional: index.isRegional(number))
  }

  /// Returns the other spellings of a word, as the lists have them.
  public func otherSpellings(of word: String) -> [String] { index.spellings(of: word) }

  /// Returns how common a word is; `nil` for a word that no quiz may ask of itself, because the
  /// dictionary lacks it or it is unfit for a school.
  public func levelToAsk(_ word: String) -> Level? {
    index.find(word).flatMap { index.isUnfit($0) ? nil : index.level($0) }
  }
}
