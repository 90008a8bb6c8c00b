internal import DictionaryFormats
internal import Threads
public import WordService

/// The maker of dictionaries of other languages, which it keeps in a folder of the cache.
///
///     let installer = LanguageInstaller(folder: PairDictionaryFolder("\(cache)/languages"))
///     try await installer.installFreeDict("es") { progress in … }
///     let dictionary = try installer.folder.dictionary(pair, from: .freedict)
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
  public let folder: PairDictionaryFolder
  /// Returns whether English has a word, to divide words that a source joined by mistake.
  let isEnglish: (@Sendable (String) -> Bool)?
  private static let threads = BlockingThreads(name: "vocalvocab.languages")

  /// - Parameters:
  ///   - folder: the folder of the dictionaries.
  ///   - isEnglish: returns whether English has a word. With it, the English meanings
  ///     `telephonebooth` in a dictionary become `telephone booth`.
  public init(folder: PairDictionaryFolder, isEnglish: (@Sendable (String) -> Bool)? = nil) {
    (self.folder, self.isEnglish) = (folder, isEnglish)
  }

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

  /// Returns what is told of a dictionary that was made.
  func made(
    _ pair: LanguagePair, _ source: DictionarySource, _ leftOut: LeftOut
  ) throws(PairDictionaryError) -> Made {
    Made(
      description: try folder.dictionary(pair, from: source).description,
      leftOut: leftOut.reasons.filter { $0.count > 0 }.map {
        LeftOutCount(count: $0.count, reason: $0.reason.predicate)
      })
  }
}
