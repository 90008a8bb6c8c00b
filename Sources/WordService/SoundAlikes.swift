internal import FoundationEssentials
internal import Glibc
public import Vocabulary

/// Which words sound the same or nearly so, by how a speech engine says them, and which words are said
/// in more than one way, each for some of their meanings.
///
/// What the engine says of a hundred thousand words takes seconds to ask, so it is kept in the
/// cache: one line a word, in order, looked up by halving.
public struct SoundAlikes: Sendable {
  /// How words are said.
  public struct Engine: Sendable {
    /// Which version of which engine it is, and of what corrects it.
    let version: String
    /// The words whose part of speech decides how they are said.
    let heteronyms: @Sendable () async -> Set<String>
    /// The phonemes of words, with `_` between them; what sounds the same is the same.
    let pronounce: @Sendable (_ words: [(text: String, part: String?)]) async throws -> [String]

    public init(
      version: String, heteronyms: @escaping @Sendable () async -> Set<String>,
      pronounce:
        @escaping @Sendable (_ words: [(text: String, part: String?)]) async throws -> [String]
    ) {
      self.version = version
      self.heteronyms = heteronyms
      self.pronounce = pronounce
    }
  }

  private let lines: SortedLines

  /// Opens the table for an accent, made anew when the dictionary or the engine is another.
  ///
  /// - Parameters:
  ///   - accent: what the words are said in, such as `en-us`.
  ///   - cache: where the table is kept; without one it is made anew each time.
  ///   - progress: told the share that is done, from 0 to 1, while it is made.
  /// - Throws: what the engine throws.
  public init(
    _ dictionary: OfflineDictionary, accent: String, engine: Engine, cache: String?,
    progress: (Double) -> Void = { _ in }
  ) async throws {
    let heading = "#3 \(dictionary.fingerprint) \(engine.version)\n"
    let path = cache.map { "\($0)/sounds-\(accent).txt" }
    if let path, let kept = SortedLines(path: path, heading: heading) {
      lines = kept
      return
    }
    let table = try await SoundTable(dictionary, engine: engine, progress: progress)
    let text = heading + table.lines.joined(separator: "\n") + "\n"
    if let path { CacheFile(path: path).replace(with: Data(text.utf8)) }
    lines = SortedLines(Data(text.utf8), heading: heading)
  }

  /// What is known of the way a word is said.
  public struct Entry: Hashable, Sendable {
    public var soundAlikes: [SoundAlike] = []
    /// The parts of speech that are said so; `nil` where all are.
    public var fitting: Set<PartOfSpeech>?
    /// Whether one phoneme makes it another common word, as `fin` and `thin`.
    public var hasNeighbour = false

    public init() {}
  }

  /// - Parameters:
  ///   - part: which part of speech is meant.
  ///   - regions: where a spelling is the usual one.
  public func entry(
    of word: String, as part: PartOfSpeech?, regions: (String) -> Set<Region>
  ) -> Entry {
    var entry = Entry()
    guard let line = lines.line(beginningWith: word + "\t") else { return entry }
    let ways = line.split(separator: "\t").dropFirst().compactMap(SoundTable.Way.init)
    guard let way = ways.first(where: { $0.fits(part) }) ?? ways.first else { return entry }
    entry.fitting = way.parts.isEmpty ? nil : way.parts
    entry.hasNeighbour = way.hasNeighbour
    entry.soundAlikes =
      way.variants.map { .variant(SoundAlike.Spelled($0, regions: regions($0))) }
      + way.homophones.map(SoundAlike.homophone)
    return entry
  }
}
