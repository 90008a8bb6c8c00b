import Learner
import Practice
import Speech
import TestSupport
import Vocabulary
import WordService

/// The steps that work with words.
final class WordSteps {
  private let dictionary: OfflineDictionary
  private let synthesizer: Synthesizer
  private let cache: String
  private var generator = SeededGenerator(seed: 1)
  private lazy var pool = Result {
    dictionary.pool(length: try WordLength("5-7"), levels: try LevelRange("starter-broad"))
  }
  /// A word with its pronunciation, and what was typed.
  private var tries: [(word: WrittenWord, typed: Spelling)] = []

  private static let misspelled = [
    "necessary": "neccesary", "harbor": "harber", "rhythm": "rythm", "separate": "seperate",
    "definite": "definate", "embarrass": "embarass", "occasion": "ocassion",
    "privilege": "privelege", "beginning": "begining", "calendar": "calender",
  ]

  init(_ dictionary: OfflineDictionary, synthesizer: Synthesizer, cache: String) {
    self.dictionary = dictionary
    self.synthesizer = synthesizer
    self.cache = cache
  }

  func openIndex() throws -> Duration {
    try ContinuousClock().measure { _ = try OfflineDictionary(cache: cache) }
  }

  func makeIndex() throws -> Duration {
    try ContinuousClock().measure { _ = try OfflineDictionary(cache: nil) }
  }

  func makeSounds() async throws -> Duration {
    try await ContinuousClock().measure {
      _ = try await SoundAlikes(
        dictionary, language: "en-us", engine: .init(synthesizer, voice: "en-us"), cache: nil)
    }
  }

  /// Draws a word with its definitions.
  func draw() throws -> Duration {
    let pool = try pool.get()
    return share(of: 100) {
      for _ in 0..<100 { _ = dictionary.draw(from: pool, using: &generator) }
    }
  }

  /// Judges a wrong try, and says in a sentence what is wrong.
  func verdict() async throws -> Duration {
    if tries.isEmpty {
      for (word, typed) in Self.misspelled {
        let sound = Pronunciation(
          ipa: try await synthesizer.pronunciation(of: word, voice: "en-us"))
        tries.append((Round(Word(word), said: sound).written, Spelling(typed)))
      }
    }
    return share(of: tries.count) {
      for (word, typed) in tries {
        precondition(!Feedback(typed: typed, of: word).explanations(of: word).isEmpty)
      }
    }
  }
}
