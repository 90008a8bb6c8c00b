internal import FoundationEssentials
internal import Vocabulary

/// The definitions of WordNet and our own ones, read on all processors at once.
struct Glosses: Sendable {
  /// The definitions by reader. Each of n readers has read every n-th synset and entry.
  private let shares: [ReadGlosses]

  /// The most readers that work at once. Each keeps the tokens that it has read, so more take more
  /// memory.
  private static let mostReaders = 4

  init(_ sources: WordSources, _ families: FamilyFinder) {
    // Only synsets of the index's words are read.
    var hasWord = [Bool](repeating: false, count: sources.wordNet.synsets.count)
    for word in sources.words {
      let senses = word.lemma.map { sources.wordNet.senses[$0] } ?? []
      for sense in senses { hasWord[sense.synset] = true }
    }
    let count = max(1, min(ProcessInfo.processInfo.activeProcessorCount, Self.mostReaders))
    shares = atOnce(count) { [hasWord] number in
      var reader = GlossReader(families)
      let synsets = stride(from: number, to: hasWord.count, by: count).map { synset in
        hasWord[synset]
          ? reader.read(sources.wordNet.definition(of: synset)) : GlossReader.Reading()
      }
      let own = stride(from: number, to: sources.own.entries.count, by: count).map { entry in
        sources.own.entries[entry].map { reader.read($0) }
      }
      return ReadGlosses(reader, synsets: synsets, own: own)
    }
  }

  /// Returns the reading of a synset's gloss, and the share that it is part of.
  func synset(_ number: Int) -> (ReadGlosses, GlossReader.Reading) {
    let share = shares[number % shares.count]
    return (share, share.synsets[number / shares.count])
  }

  /// Returns the readings of the definitions of an entry of our own, and the share that they are
  /// part of.
  func own(_ entry: Int) -> (ReadGlosses, [GlossReader.Reading]) {
    let share = shares[entry % shares.count]
    return (share, share.own[entry / shares.count])
  }
}

extension WordNet {
  /// Returns the definition of a synset, as it is spoken.
  fileprivate func definition(of synset: Int) -> Definition {
    let part = synsets[synset].part
    let (text, examples) = Gloss.parts(of: gloss(of: synset), isVerb: part == .verb)
    return Definition(partOfSpeech: part.partOfSpeech, text: text, examples: examples)
  }
}
