internal import Languages
internal import Practice
public import Speech
public import WordService

/// The tables of words that sound the same, one for each accent. A table is opened when a session
/// first needs it.
public actor SoundAlikeTables {
  private let dictionary: OfflineDictionary
  private let synthesizer: Synthesizer
  private let cache: String?
  private let installed: String?
  private var tables: [String: Task<SoundAlikes, any Error>] = [:]

  /// Makes the collection, without opening a table.
  ///
  /// - Parameters:
  ///   - dictionary: the dictionary whose words the tables compare.
  ///   - synthesizer: the speech engine that says the words.
  ///   - cache: the folder that keeps the tables. Without it, they are made anew each time.
  ///   - installed: the folder of the tables that were installed with the program, if any.
  public init(
    _ dictionary: OfflineDictionary, synthesizer: Synthesizer, cache: String?,
    installed: String? = nil
  ) {
    self.dictionary = dictionary
    self.synthesizer = synthesizer
    self.cache = cache
    self.installed = installed
  }

  /// Returns the table for a voice; `nil` for a voice of another language than the
  /// dictionary's.
  ///
  /// - Parameters:
  ///   - voice: the name of the voice.
  ///   - progress: a closure that gets the finished share of a new table, from 0 to 1.
  /// - Throws: `SpeechError` when the engine can't speak in this voice.
  public func table(
    for voice: String, progress: @escaping @Sendable (Double) -> Void = { _ in }
  ) async throws -> SoundAlikes? {
    let language = Language(ofVoice: voice)
    guard dictionary.isAbout(language) else { return nil }
    let task =
      tables[language.code]
      ?? Task { [dictionary, synthesizer, cache, installed] in
        try await SoundAlikes(
          dictionary, language: language.code, engine: .init(synthesizer, voice: voice),
          cache: cache, installed: installed, progress: progress)
      }
    tables[language.code] = task
    do {
      return try await task.value
    } catch {
      // The next caller tries again.
      tables[language.code] = nil
      throw error
    }
  }
}
