import Quiz
import QuizPractice
import Speech
import TestSupport
import Vocabulary
import WordService

/// The steps of the room of quizzes.
final class QuestionSteps {
  private let dictionary: OfflineDictionary
  private let synthesizer: Synthesizer
  private let cache: String
  private var generator = SeededGenerator(seed: 1)
  private lazy var pool = dictionary.pool(length: .all, levels: LevelRange(.starter ... .expert))
  private var maker: QuestionMaker?

  init(_ dictionary: OfflineDictionary, synthesizer: Synthesizer, cache: String) {
    (self.dictionary, self.synthesizer, self.cache) = (dictionary, synthesizer, cache)
  }

  /// Makes a question of a kind about a drawn word that is good for one.
  ///
  /// - Parameter index: the index of the kind among all kinds.
  func make(_ index: Int) async throws -> Duration {
    let maker = try await readyMaker()
    let kind = Kind.allCases[index]
    // Most words have no opposite. The time of a word for which no question can be made is not
    // counted.
    while let word = dictionary.draw(from: pool, using: &generator)?.text {
      let start = ContinuousClock.now
      if maker.question(kind, about: word, using: &generator) != nil {
        return ContinuousClock.now - start
      }
    }
    return .zero
  }

  private func readyMaker() async throws -> QuestionMaker {
    if let maker { return maker }
    let sounds = try await SoundAlikes(
      dictionary, language: "en-us", engine: .init(synthesizer, voice: "en-us"), cache: cache)
    let made = QuestionMaker(DictionaryLexicon(dictionary, sounds: sounds))
    maker = made
    return made
  }
}
