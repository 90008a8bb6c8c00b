internal import FoundationEssentials
internal import Glibc
public import Vocabulary

/// Which words sound the same, by how a speech engine says them, and which words it says in a way
/// that fits only some of their meanings.
///
/// What the engine says of a hundred thousand words takes seconds to ask, so it is kept in the
/// cache: one line a word, in order, looked up by halving.
public struct SoundAlikes: Sendable {
  /// How texts are heard, in any notation: what sounds the same is the same. Of several words, the
  /// last stands behind the last space.
  public typealias Pronounce = @Sendable (_ texts: [String]) async throws -> [String]

  /// How the table writes the parts of speech.
  static let parts: [Character: PartOfSpeech] = [
    "n": .noun, "v": .verb, "a": .adjective, "r": .adverb,
  ]

  private let lines: SortedLines

  /// Opens the table for a voice, made anew when the dictionary or the engine is another.
  ///
  /// - Parameters:
  ///   - accent: what the words are said in, such as `en-us`.
  ///   - engine: which version of which engine says them.
  ///   - cache: where the table is kept; without one it is made anew each time.
  ///   - progress: told the share that is done, from 0 to 1, while it is made.
  /// - Throws: what `pronounce` throws.
  public init(
    _ dictionary: OfflineDictionary, accent: String, engine: String, cache: String?,
    pronounce: Pronounce, progress: (Double) -> Void = { _ in }
  ) async throws {
    let heading = "#2 \(dictionary.fingerprint) \(engine)\n"
    let path = cache.map { "\($0)/sounds-\(accent).txt" }
    if let path, let kept = SortedLines(path: path, heading: heading) {
      lines = kept
      return
    }
    let table = try await SoundTable(dictionary, pronounce: pronounce, progress: progress)
    let text = heading + table.lines.joined(separator: "\n") + "\n"
    if let path { CacheFile(path: path).replace(with: Data(text.utf8)) }
    lines = SortedLines(Data(text.utf8), heading: heading)
  }

  /// What is known of a word's sound.
  public struct Entry: Hashable, Sendable {
    public var soundAlikes: [SoundAlike] = []
    /// The parts of speech that fit the way it is said; `nil` where all do.
    public var fitting: Set<PartOfSpeech>?

    public init() {}
  }

  /// - Parameter regions: where a spelling is the usual one.
  public func entry(of word: String, regions: (String) -> Set<Region>) -> Entry {
    var entry = Entry()
    guard let line = lines.line(beginningWith: word + "\t") else { return entry }
    // word TAB parts TAB alike [alike...], where a part of speech is a letter and `~` marks another
    // spelling of the same word.
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count == 3 else { return entry }
    let parts = Set(fields[1].compactMap { Self.parts[$0] })
    entry.fitting = parts.isEmpty ? nil : parts
    entry.soundAlikes = fields[2].split(separator: " ").map { alike in
      if alike.hasPrefix("~") {
        let text = String(alike.dropFirst())
        return .variant(SoundAlike.Spelled(text, regions: regions(text)))
      }
      return .homophone(String(alike))
    }
    return entry
  }
}
