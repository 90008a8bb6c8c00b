internal import DictionaryFormats
internal import FoundationEssentials
internal import Threads

/// The maker of dictionaries of other languages, which it keeps in a folder of the cache.
///
///     let installer = LanguageInstaller(folder: "\(cache)/languages")
///     try await installer.installFreeDict("es") { progress in … }
///     let dictionary = try installer.dictionary(pair, from: .freedict)
///
/// A dictionary replaces the one that was made before when it is whole. A cancelled or failed
/// installation changes nothing.
public struct LanguageInstaller: Sendable {
  /// A step of an installation, for a person who waits.
  public struct Progress: Hashable, Sendable {
    /// The work that is under way.
    public enum Step: String, Hashable, Sendable, Codable {
      case downloading, reading, writing
    }

    public let step: Step
    /// The finished share of the step, from 0 to 1; `nil` where the whole isn't known.
    public let share: Double?
    /// The bytes of a download that have come, those of earlier tries among them.
    public var bytes: Int?
    /// The bytes of the whole download, if the server says them.
    public var total: Int?
  }

  /// A dictionary that was made.
  public struct Made: Hashable, Sendable {
    /// The languages, the source and the size of the dictionary.
    public let description: PairDictionary.Description
    /// The numbers of entries that were left out, by the rest of a sentence that says why, the
    /// largest first.
    public let leftOut: [LeftOutCount]
  }

  /// A number of entries that were left out.
  public struct LeftOutCount: Hashable, Sendable {
    public let count: Int
    /// The reason, behind the number: `without a meaning`.
    public let reason: String
  }

  /// The folder of the dictionaries.
  public let folder: String
  /// Returns whether English has a word, to divide words that a source joined by mistake.
  let isEnglish: (@Sendable (String) -> Bool)?
  private static let threads = BlockingThreads(name: "vocalvocab.languages")

  /// - Parameters:
  ///   - folder: the folder of the dictionaries.
  ///   - isEnglish: returns whether English has a word. With it, the English meanings
  ///     `telephonebooth` in a dictionary become `telephone booth`.
  public init(folder: String, isEnglish: (@Sendable (String) -> Bool)? = nil) {
    (self.folder, self.isEnglish) = (folder, isEnglish)
  }

  /// Returns the path of the dictionary of a pair from a source.
  public func path(_ pair: LanguagePair, from source: DictionarySource) -> String {
    "\(folder)/\(pair.words)-\(pair.meanings).\(source.rawValue).dictionary"
  }

  /// Opens a dictionary that was made.
  ///
  /// - Throws: ``PairDictionaryError``.
  public func dictionary(
    _ pair: LanguagePair, from source: DictionarySource
  ) throws(PairDictionaryError) -> PairDictionary {
    try PairDictionary(at: path(pair, from: source))
  }

  /// Opens the dictionaries of a pair, the preferred source first. Those that are missing or have
  /// to be made anew are left out.
  public func dictionaries(_ pair: LanguagePair) -> [PairDictionary] {
    DictionarySource.allCases.compactMap { try? dictionary(pair, from: $0) }
  }

  /// The dictionaries that were made and can be opened.
  public var installed: [PairDictionary.Description] {
    // A folder that isn't there has none.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().compactMap { name in
      guard name.utf8.last == UInt8(ascii: "y"), name.utf8.first != UInt8(ascii: ".") else {
        return nil
      }
      return (try? PairDictionary(at: "\(folder)/\(name)"))?.description
    }
  }

  /// Removes the dictionary of a pair from a source. A missing one is no fault.
  ///
  /// - Throws: ``PairDictionaryError/notWritten(path:reason:)``.
  public func remove(
    _ pair: LanguagePair, from source: DictionarySource
  ) throws(PairDictionaryError) {
    let path = path(pair, from: source)
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      guard FileManager.default.fileExists(atPath: path) else { return }
      throw .notWritten(path: path, reason: "it can't be removed")
    }
  }

  // MARK: Work

  /// Runs work that may block on a thread of its own.
  func run<Result: Sendable>(
    _ work: @escaping @Sendable () throws -> Result
  ) async throws -> Result {
    let task = Task(executorPreference: Self.threads) { try work() }
    return try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      task.cancel()
    }
  }

  /// Makes the folder.
  func makeFolder() throws(PairDictionaryError) {
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw .notWritten(path: folder, reason: "the folder can't be made")
    }
  }

  /// Returns what is told of a dictionary that was made.
  func made(
    _ pair: LanguagePair, _ source: DictionarySource, _ leftOut: LeftOut
  ) throws(PairDictionaryError) -> Made {
    Made(
      description: try dictionary(pair, from: source).description,
      leftOut: leftOut.reasons.filter { $0.count > 0 }.map {
        LeftOutCount(count: $0.count, reason: $0.reason.predicate)
      })
  }
}
