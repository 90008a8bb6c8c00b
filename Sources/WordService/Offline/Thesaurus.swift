public import Vocabulary

/// The meanings of words and how they are related, as WordNet has them.
///
///     let thesaurus = dictionary.thesaurus
///     let senses = thesaurus.senses(of: "big")
///     thesaurus.words(of: senses[0])   // "large", "big"
public struct Thesaurus: Sendable {
  /// A set of words that share a meaning.
  public struct Synset: Hashable, Sendable {
    /// The number of the synset in the index. It changes with the index.
    public let number: Int

    /// - Parameter number: the number of the synset in the index.
    public init(_ number: Int) { self.number = number }
  }

  /// A word of opposite meaning.
  public struct Antonym: Hashable, Sendable {
    /// The meaning of the word that was asked for.
    public let synset: Synset
    /// The opposite.
    public let word: String
    /// The meaning of the opposite.
    public let otherSynset: Synset
  }

  /// The words of a lexicographer file and a level, from which wrong answers are drawn.
  public struct Candidates: RandomAccessCollection, Sendable {
    fileprivate let index: WordIndex
    fileprivate let numbers: WordIndex.NumberList

    /// The index of the first word.
    public var startIndex: Int { numbers.startIndex }
    /// The index after the last word.
    public var endIndex: Int { numbers.endIndex }
    /// The word at an index.
    public subscript(position: Int) -> String { index.text(numbers[position]) }
  }

  let index: WordIndex

  /// Returns the number of a synset's lexicographer file: 0 and 1 are files of adjectives, 2 of
  /// adverbs, 3 to 28 of nouns, 29 to 43 of verbs (lexnames(5WN)).
  public func file(of synset: Synset) -> Int { index.list(synset.number, of: .members).first ?? 0 }

  /// The numbers of the lexicographer files.
  public static let files = 0..<45

  /// Returns the part of speech of a lexicographer file.
  public static func part(ofFile file: Int) -> PartOfSpeech {
    switch file {
    case 3...28: .noun
    case 29...43: .verb
    case 2: .adverb
    default: .adjective
    }
  }

  /// Returns the words of a synset, the most used first.
  public func words(of synset: Synset) -> [String] {
    index.list(synset.number, of: .members).dropFirst().map(index.text)
  }

  /// Returns the more general synsets: a synset is a kind of each of them.
  public func hypernyms(of synset: Synset) -> [Synset] { related(synset, .hypernyms) }

  /// Returns the synsets of nearly the same meaning: synsets of one cluster of adjectives or of one
  /// group of verbs.
  public func similar(to synset: Synset) -> [Synset] { related(synset, .similar) }

  /// Returns the opposites of a word.
  public func antonyms(of word: String) -> [Antonym] {
    guard let numbers = index.find(word).map({ index.list($0, of: .antonyms) }) else { return [] }
    return stride(from: 0, to: numbers.count - 2, by: 3).map { position in
      Antonym(
        synset: Synset(numbers[position]), word: index.text(numbers[position + 1]),
        otherSynset: Synset(numbers[position + 2]))
    }
  }

  /// Returns the words that are derived from a word, and those from which it is derived.
  public func derivations(of word: String) -> [String] {
    guard let number = index.find(word) else { return [] }
    return Array(index.list(number, of: .derivations)).unique.map(index.text)
  }

  /// Returns the drawn words whose first meaning, as the file's part of speech, is in a
  /// lexicographer file.
  public func candidates(file: Int, level: Level) -> Candidates {
    Candidates(
      index: index,
      numbers: index.list(
        IndexTable.candidateList(file: file, level: level), of: .candidates))
  }

  /// An order of the drawn words.
  public enum Order: Int, CaseIterable, Sendable {
    /// The order of the letters, in which words with the same beginning are neighbours.
    case letters
    /// The order of the consonants that are heard, from the first one on.
    case sounds
    /// The order of the consonants that are heard, from the last one on.
    case soundsFromEnd
  }

  /// Returns the drawn words that are next to a word in an order. The word itself may be among
  /// them.
  ///
  /// - Parameter count: the largest number of words from each side.
  public func neighbours(
    of word: String, in order: Order, count: Int
  ) -> [(word: String, level: Level)] {
    let numbers = index.list(order.rawValue, of: .orders)
    let wanted = Self.key(of: word, in: order)
    var (low, high) = (0, numbers.count)
    while low < high {
      let middle = (low + high) / 2
      let key = Self.key(of: index.text(numbers[middle]), in: order)
      if key.lexicographicallyPrecedes(wanted) { low = middle + 1 } else { high = middle }
    }
    return (max(0, low - count)..<min(numbers.count, low + count)).compactMap { position in
      let number = numbers[position]
      return index.level(number).map { (index.text(number), $0) }
    }
  }

  private static func key(of word: String, in order: Order) -> [UInt8] {
    switch order {
    case .letters: Array(word.utf8)
    case .sounds: SoundKey.of(word)
    case .soundsFromEnd: SoundKey.of(word).reversed()
    }
  }

  private func related(_ synset: Synset, _ table: IndexTable) -> [Synset] {
    index.list(synset.number, of: table).map(Synset.init)
  }
}
