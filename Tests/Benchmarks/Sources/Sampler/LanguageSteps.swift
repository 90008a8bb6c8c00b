import Languages
import TestSupport
import Vocabulary
import WordService

/// The steps that work with the dictionaries of another language, which `languages.py` has made.
final class LanguageSteps {
  private let english: OfflineDictionary
  private let dictionaries: LanguageDictionaries
  private var generator = SeededGenerator(seed: 1)
  private lazy var spanish = dictionaries.dictionary(of: Self.code, in: Self.code, besides: english)
  private lazy var told = dictionaries.dictionary(of: .english, in: Self.code, besides: english)
  private lazy var pool = Result {
    spanish?.pool(length: try WordLength("5-7"), levels: try LevelRange("starter-broad"))
  }

  private static let code = Language("es")
  private static let words = ["harbor", "house", "necessary", "green", "walk", "rhythm"]

  init(_ english: OfflineDictionary, folder: String) {
    self.english = english
    dictionaries = LanguageDictionaries(cache: folder + "/languages/vocalvocab")
  }

  func open() throws -> Duration {
    guard let pair = LanguagePair(words: "es", meanings: "es") else { throw Missing() }
    return try ContinuousClock().measure {
      guard try dictionaries.folder.dictionary(pair, from: .wiktionary).count > 0 else {
        throw Missing()
      }
    }
  }

  /// Draws a Spanish word with its definitions.
  func draw() throws -> Duration {
    guard let spanish, let pool = try pool.get() else { throw Missing() }
    return share(of: 100) {
      for _ in 0..<100 { _ = spanish.draw(from: pool, using: &generator) }
    }
  }

  /// Looks English words up, with their meanings in Spanish.
  func translate() throws -> Duration {
    guard let told else { throw Missing() }
    return share(of: Self.words.count) {
      for word in Self.words { _ = told.word(word) }
    }
  }

  private struct Missing: Error {}
}
