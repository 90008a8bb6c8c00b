package import Learner
import Speech
package import Storage
package import WordService

/// Opens the offline dictionary. Shows a progress bar if the index must be made first.
package func offlineDictionary(_ folders: Folders) -> Result<OfflineDictionary, WordServiceError> {
  let bar = ProgressBar(of: "Preparing the dictionary, once")
  defer { bar.end() }
  return Result { () throws(WordServiceError) in
    try OfflineDictionary(cache: folders.cache, installed: Environment.words) { bar.show($0) }
  }
}

extension SoundSetup {
  /// Finds the words that sound the same in the voice's accent; returns `nil` if the voice does not
  /// speak English. Shows a progress bar while the engine gives the sounds.
  package func soundAlikes(_ dictionary: OfflineDictionary, cache: String) async throws
    -> SoundAlikes?
  {
    try await open(tables(dictionary, cache: cache))
  }

  /// Returns the tables of words that sound the same, without opening one.
  package func tables(_ dictionary: OfflineDictionary, cache: String?) -> SoundAlikeTables {
    SoundAlikeTables(
      dictionary, synthesizer: synthesizer, cache: cache, installed: Environment.words)
  }

  /// Opens the table for the voice's accent, as ``soundAlikes(_:cache:)`` does.
  @discardableResult
  package func open(_ tables: SoundAlikeTables) async throws -> SoundAlikes? {
    let bar = ProgressBar(of: "Finding words that sound the same, once")
    defer { bar.end() }
    return try await tables.table(for: style.voice) { bar.show($0) }
  }
}
