internal import ByteText
internal import Vocabulary

/// The lists of ``IndexTable`` from which the topics of words are computed: those of an index, or
/// those that are still to be written into one.
protocol TopicLists {
  associatedtype List: Collection<Int>

  /// Returns a list of a table; an empty one if the table doesn't have it.
  func list(_ number: Int, of table: IndexTable) -> List
  /// Returns the spelling of a word.
  func text(_ word: Int) -> String
}

extension WordIndex: TopicLists {}

/// The topics of words. A topic is a path of synsets from the most general one to the meaning
/// itself. The more synsets two paths begin with, the nearer are their words in subject.
///
/// WordNet has such paths for nouns and verbs only. An adjective has the topic of the noun that is
/// derived from it, as *brave* has that of *bravery*, and an adverb that of its adjective.
struct Topics<Lists: TopicLists> {
  private let lists: Lists

  init(_ lists: Lists) { self.lists = lists }

  /// No chain of WordNet is longer than 20. A damaged index may have a circle.
  private static var longestPath: Int { 24 }
  /// The number of meanings near to an adjective's that may lend it their noun.
  private static var mostSimilar: Int { 8 }
  /// WordNet's file of persons. The person with a quality doesn't tell what the quality is about.
  private static var persons: Int { 18 }

  /// Returns the topic of a word.
  ///
  /// - Parameter synset: the meaning of the word; `nil` for its first one as the part of speech.
  /// - Returns: `nil` for a word that has no such meaning.
  func topic(of word: Int, as part: PartOfSpeech, in synset: Int? = nil) -> [Int]? {
    guard let synset = synset ?? first(of: word, as: part) else { return nil }
    switch part {
    case .noun, .verb: return path(to: synset)
    case .adverb:
      for other in lists.list(word, of: .derivations) {
        if let meaning = first(of: other, as: .adjective) { return quality(other, in: meaning) }
      }
      return [synset]
    default: return quality(word, in: synset)
    }
  }

  /// Returns the topic of an adjective: that of its noun, or of a noun of an adjective with nearly
  /// the same meaning.
  private func quality(_ word: Int, in synset: Int) -> [Int] {
    if let noun = noun(of: word) { return path(to: noun) }
    let similar = lists.list(synset, of: .similar)
    for near in similar.prefix(Self.mostSimilar) {
      for other in lists.list(near, of: .members).dropFirst() {
        if let noun = noun(of: other) { return path(to: noun) }
      }
    }
    // Adjectives of one cluster are at least together.
    return [similar.first ?? synset]
  }

  /// Returns the first meaning of the noun that names an adjective's quality.
  private func noun(of adjective: Int) -> Int? {
    var found: Int?
    for other in lists.list(adjective, of: .derivations) {
      guard let meaning = first(of: other, as: .noun), file(of: meaning) != Self.persons else {
        continue
      }
      let text = lists.text(other).bytes
      if qualities.contains(where: { text.hasSuffix($0) }) { return meaning }
      found = found ?? meaning
    }
    return found
  }

  /// Returns the first meaning of a word as a part of speech.
  func first(of word: Int, as part: PartOfSpeech) -> Int? {
    for sense in lists.list(word, of: .senses) where sense > 0 {
      if Thesaurus.part(ofFile: file(of: sense - 1)) == part { return sense - 1 }
    }
    return nil
  }

  private func file(of synset: Int) -> Int { lists.list(synset, of: .members).first ?? 0 }

  /// Returns the path from the most general synset down to a synset.
  private func path(to synset: Int) -> [Int] {
    var path = [synset]
    while let last = path.last, path.count < Self.longestPath,
      let above = lists.list(last, of: .hypernyms).first
    {
      path.append(above)
    }
    path.reverse()
    return path
  }
}

/// Endings of nouns that name a quality itself: *bravery*, *width*, *loyalty*.
private let qualities = ["ness", "ty", "nce", "ncy", "cy", "th", "ery"]
