import Console
import Learner
import Storage
import Threads
import WordService

/// The dictionary of a session that begins before the dictionary's index is made. A thread of its
/// own makes the index, while the session begins with our own words.
final class LateDictionary: Sendable {
  /// A dictionary, and its words that sound the same in the session's accent.
  struct Words {
    let dictionary: OfflineDictionary
    let sounds: SoundAlikes?
  }

  /// Our own words, which are available immediately.
  let own: Words

  private let bar = ProgressBar(of: "Preparing the dictionary, once", isAwaited: false)
  private let whole = Guarded<Result<Words, any Error>?>(nil)

  /// Starts to make the index.
  ///
  /// - Returns: `nil` if our own words can't be used.
  /// - Throws: `SpeechError` if the engine can't speak in the voice.
  init?(_ folders: Folders, _ setup: SoundSetup) async throws {
    guard let ownWords = OfflineDictionary.ownWords() else { return nil }
    own = Words(
      dictionary: ownWords,
      sounds: try await setup.tables(ownWords, cache: nil).table(for: setup.style.voice))
    Task(executorPreference: DedicatedThread(name: "vocalvocab.dictionary")) {
      let made = await self.make(folders, setup)
      self.whole.withLock { $0 = made }
    }
  }

  private func make(_ folders: Folders, _ setup: SoundSetup) async -> Result<Words, any Error> {
    do {
      let dictionary = try OfflineDictionary(cache: folders.cache, installed: Environment.words) {
        bar.show(0.5 * $0)
      }
      let tables = setup.tables(dictionary, cache: folders.cache)
      let sounds = try await tables.table(for: setup.style.voice) { [bar] in
        bar.show(0.5 + 0.5 * $0)
      }
      return .success(Words(dictionary: dictionary, sounds: sounds))
    } catch {
      return .failure(error)
    }
  }

  /// Waits for the whole dictionary. Shows a progress bar if the wait is long.
  ///
  /// - Parameter isInterrupted: returns whether the learner no longer wants to wait.
  /// - Returns: `nil` after an interruption.
  /// - Throws: `WordServiceError`, `SpeechError`.
  func words(unless isInterrupted: @Sendable () -> Bool) async throws -> Words? {
    bar.await()
    defer { bar.end() }
    while !isInterrupted() {
      if let words = whole.withLock(\.self) { return try words.get() }
      try await Task.sleep(for: .milliseconds(10))
    }
    return nil
  }
}
