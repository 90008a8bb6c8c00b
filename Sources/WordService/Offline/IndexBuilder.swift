internal import Threads
internal import Vocabulary

/// The builder of the offline dictionary's index, from WordNet, SCOWL and our own definitions.
struct IndexBuilder {
  private let sources: WordSources

  /// The number of words whose entries one processor reads without a pause.
  private static let piece = 512
  /// The number of such pieces that are read before they are written.
  private static let pieces = 32

  init(_ sources: WordSources) { self.sources = sources }

  /// Returns the bytes of the index.
  ///
  /// - Parameter progress: gets the finished share of the work, from 0 to 1.
  func build(fingerprint: UInt64, progress: (Double) -> Void) -> [UInt8] {
    let wordNet = sources.wordNet
    let morphology = Morphology(wordNet) { [entries = sources.scowl.entries] in entries[$0]?.level }
    let families = FamilyFinder(wordNet, morphology)
    let glosses = Glosses(sources, families)
    progress(0.4)
    let reader = EntryReader(sources, morphology, families, glosses)
    let writer = Guarded(EntryWriter(sources, glosses))
    let words = sources.words
    // While entries are read, those before them are written.
    var read: [[EntryReader.Entry]] = []
    for start in stride(from: 0, to: words.count, by: Self.piece * Self.pieces) {
      let some = words[start..<min(start + Self.piece * Self.pieces, words.count)]
      let count = (some.count + Self.piece - 1) / Self.piece
      read = atOnce(count + 1) { [before = read] number in
        guard number > 0 else {
          writer.withLock { writer in for entry in before.joined() { writer.add(entry) } }
          return []
        }
        return some.dropFirst((number - 1) * Self.piece).prefix(Self.piece).map(reader.entry)
      }
      progress(0.4 + 0.6 * Double(start) / Double(words.count))
    }
    return writer.withLock { writer in
      for entry in read.joined() { writer.add(entry) }
      return writer.finish(fingerprint: fingerprint)
    }
  }
}
