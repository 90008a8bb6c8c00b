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

  let index: WordIndex

  /// Returns the number of a synset's lexicographer file: 0 and 1 are files of adjectives, 2 of
  /// adverbs, 3 to 28 of nouns, 29 to 43 of verbs (lexnames(5WN)).
  public func file(of synset: Synset) -> Int { index.list(synset.number, of: .members).first ?? 0 }

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

  /// Returns the drawn words of a level that are nearest in topic to a meaning of a word, the
  /// nearest first. They have the part of speech of the meaning in their common meanings.
  ///
  /// The word itself may be among them, and so may its synonyms.
  ///
  /// - Parameters:
  ///   - word: the word that has the meaning.
  ///   - synset: the meaning.
  ///   - level: the level of the words to return.
  ///   - count: the largest number of words.
  public func nearest(
    to word: String, in synset: Synset, level: Level, count: Int
  ) -> [String] {
    let part = Self.part(ofFile: file(of: synset))
    let topics = Topics(index)
    guard let number = index.find(word), let list = IndexTable.candidateList(part, level),
      let wanted = topics.topic(of: number, as: part, in: synset.number)
    else { return [] }
    let numbers = index.list(list, of: .candidates)
    func topic(_ position: Int) -> [Int] { topics.topic(of: numbers[position], as: part) ?? [] }
    let low = Self.first(of: numbers.count) { topic($0).lexicographicallyPrecedes(wanted) }
    // From here the words are taken on both sides, in the order of how far their topics go along
    // with the wanted one.
    func shared(_ position: Int) -> Int? {
      guard numbers.indices.contains(position) else { return nil }
      return zip(topic(position), wanted).prefix { $0 == $1 }.count
    }
    var (before, after) = (low - 1, low)
    var (left, right) = (shared(before), shared(after))
    var found: [String] = []
    while found.count < count {
      let isLeft: Bool
      switch (left, right) {
      case (nil, nil): return found
      case (_?, nil): isLeft = true
      case (nil, _?): isLeft = false
      case (let one?, let other?):
        isLeft = one == other ? low - before <= after - low + 1 : one > other
      }
      found.append(index.text(numbers[isLeft ? before : after]))
      if isLeft {
        before -= 1
        left = shared(before)
      } else {
        after += 1
        right = shared(after)
      }
    }
    return found
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
  /// - Parameters:
  ///   - word: the word.
  ///   - order: the order of the words.
  ///   - count: the largest number of words from each side.
  ///   - level: the level of the rarest words. Few words are common, so the reading of them ends
  ///     after a number of others.
  public func neighbours(
    of word: String, in order: Order, count: Int, upTo level: Level = .bee
  ) -> [(word: String, level: Level)] {
    let numbers = index.list(order.rawValue, of: .orders)
    let wanted = Self.key(of: word, in: order)
    let low = Self.first(of: numbers.count) { position in
      Self.key(of: index.text(numbers[position]), in: order).lexicographicallyPrecedes(wanted)
    }
    func words(_ positions: some Sequence<Int>) -> [(word: String, level: Level)] {
      var found: [(word: String, level: Level)] = []
      for position in positions {
        guard found.count < count else { break }
        let number = numbers[position]
        guard let own = index.level(number), own <= level else { continue }
        found.append((index.text(number), own))
      }
      return found
    }
    let reach = level == .bee ? count : Self.mostPassed
    return words((max(0, low - reach)..<low).reversed()).reversed()
      + words(low..<min(numbers.count, low + reach))
  }

  /// The largest number of words on one side that are looked at for neighbours of common levels.
  private static let mostPassed = 600

  private static func key(of word: String, in order: Order) -> [UInt8] {
    switch order {
    case .letters: Array(word.utf8)
    case .sounds: SoundKey.of(word)
    case .soundsFromEnd: SoundKey.of(word).reversed()
    }
  }

  /// Returns the first position that isn't before a wanted word; the number of positions if all
  /// are.
  ///
  /// - Parameter isBefore: returns whether a position is before the wanted word.
  private static func first(of count: Int, after isBefore: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func related(_ synset: Synset, _ table: IndexTable) -> [Synset] {
    index.list(synset.number, of: table).map(Synset.init)
  }
}
