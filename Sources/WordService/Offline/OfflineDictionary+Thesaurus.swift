public import Vocabulary

/// What questions about words need of the dictionary.
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
    /// How common the word is; `nil` where no list says.
    public let level: Level?
    /// The meanings: first our own, then those of WordNet; rare ones last.
    public let meanings: [Meaning]
    /// The words that give the word away: its derivational family, and forms of it in the definitions.
    public let relatives: Set<String>
    /// Whether the spelling is usual in some regions only.
    public let isRegional: Bool
  }

  /// Returns the entry of a word as it is spelled; `nil` where the dictionary has no definition for this
  /// spelling, or where the word is unfit for a school.
  public func fullEntry(of word: String) -> FullEntry? {
    guard let number = index.find(word), !isUnfit(word) else { return nil }
    let definitions = definitions(ofWord: number, isComplete: true)
    guard !definitions.isEmpty else { return nil }
    let synsets = thesaurus.synsets(ofWord: number)
    let common = definitions.count - index.rareCount(number)
    return FullEntry(
      level: index.level(number),
      meanings: definitions.enumerated().map { place, definition in
        Meaning(
          definition: definition, synset: synsets.indices.contains(place) ? synsets[place] : nil,
          isRare: place >= common)
      },
      relatives: Set(index.entry(number).hidden), isRegional: isRegional(index.regions(number)))
  }

  /// Returns the other spellings of a word, as the lists have them.
  public func otherSpellings(of word: String) -> [String] { index.spellings(of: word) }
}
