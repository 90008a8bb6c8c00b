internal import ByteText
internal import FoundationEssentials
internal import Glibc
public import Vocabulary
internal import WebRequests

/// The words that sound the same or nearly so, as a speech engine says them, and the words whose
/// pronunciation depends on the meaning.
///
///     let sounds = try await SoundAlikes(
///       dictionary, language: "en-us", engine: engine, cache: "/tmp/vocalvocab")
///     sounds.entry(of: "their", as: nil).same   // "there", "they're"
///
/// It takes seconds to ask the engine for a hundred thousand words, so the cache keeps a table:
/// sorted lines, one a word, which a binary search finds.
public struct SoundAlikes: Sendable {
  /// A speech engine, as far as this table needs one.
  public struct Engine: Sendable {
    /// The version of the engine and of its corrections. Another version needs another table.
    let version: String
    /// Returns the words whose part of speech decides how they are said.
    let heteronyms: @Sendable () async -> Set<String>
    /// Returns the phonemes of words, with `_` between them. Words that sound the same have the
    /// same phonemes.
    let pronounce: @Sendable (_ words: [(text: String, part: String?)]) async throws -> [String]

    /// - Parameters:
    ///   - version: the version of the engine and of its corrections.
    ///   - heteronyms: returns the words whose part of speech decides how they are said.
    ///   - pronounce: returns the phonemes of words, with `_` between them. Words that sound the
    ///     same must have the same phonemes.
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

  /// Opens the table for a language. The table is made anew after a change of the dictionary or the
  /// engine.
  ///
  /// - Parameters:
  ///   - dictionary: the dictionary whose words the table compares.
  ///   - language: the code of the language that the engine speaks, such as `en-us`.
  ///   - engine: the speech engine that says the words.
  ///   - cache: the folder for the table. Without one the table is made anew each time.
  ///   - installed: the folder of a table that was installed with the program. It serves as long as
  ///     the dictionary and the engine are those from which it was made.
  ///   - progress: gets the finished share of the work, from 0 to 1, while the table is made.
  /// - Throws: the errors of the engine.
  public init(
    _ dictionary: OfflineDictionary, language: String, engine: Engine, cache: String?,
    installed: String? = nil, progress: (Double) -> Void = { _ in }
  ) async throws {
    let heading = "#8 \(dictionary.fingerprint) \(engine.version)\n"
    let name = "/sounds-\(language).txt"
    for folder in [installed, cache].compactMap(\.self) {
      guard let saved = SortedLines(path: folder + name, heading: heading) else { continue }
      lines = saved
      return
    }
    let table = try await SoundTable(
      dictionary, isAmerican: language.bytes.hasPrefix("en-us"), engine: engine, progress: progress)
    let text = heading + table.lines.joined(separator: "\n") + "\n"
    if let cache { CacheFile(path: cache + name).replace(with: Data(text.utf8)) }
    lines = SortedLines(Data(text.utf8), heading: heading)
  }

  /// The facts about one pronunciation of a word.
  public struct Entry: Hashable, Sendable {
    /// The words that sound the same: other words, and other spellings of this one.
    public var same: [String] = []
    /// The parts of speech that have this pronunciation; `nil` if all have it.
    public var fitting: Set<PartOfSpeech>?
    /// The words that listeners may hear in its place, as `thin` for `fin`. Each is as common as
    /// the word or more so, because listeners hear the more common of two words (Luce and Pisoni,
    /// Recognizing Spoken Words, Ear and Hearing 19, 1998).
    public var near: [String] = []

    /// Creates the entry of a word of which nothing is known.
    public init() {}
  }

  /// Returns the entry of a word.
  ///
  /// - Parameters:
  ///   - word: the word, in lower case.
  ///   - part: the part of speech that is meant, if it is known.
  public func entry(of word: String, as part: PartOfSpeech?) -> Entry {
    var entry = Entry()
    guard let line = lines.line(beginningWith: word + "\t") else { return entry }
    let all = line.bytes.split(separator: "\t").dropFirst().compactMap(
      SoundTable.Pronunciation.init)
    guard let pronunciation = all.first(where: { $0.fits(part) }) ?? all.first else { return entry }
    entry.fitting = pronunciation.parts.isEmpty ? nil : pronunciation.parts
    (entry.same, entry.near) = (pronunciation.same, pronunciation.near)
    return entry
  }

  /// Returns the parts of speech in which a word sounds like another one; `nil` if its part of
  /// speech doesn't decide that. Both are in lower case.
  public func parts(of word: String, soundingLike other: String) -> Set<PartOfSpeech>? {
    guard let line = lines.line(beginningWith: word + "\t") else { return nil }
    let fitting = line.bytes.split(separator: "\t").dropFirst()
      .compactMap(SoundTable.Pronunciation.init)
      .filter { pronunciation in pronunciation.same.contains { $0.lowercased() == other } }
    guard !fitting.isEmpty, !fitting.contains(where: \.parts.isEmpty) else { return nil }
    return Set(fitting.flatMap(\.parts))
  }
}
