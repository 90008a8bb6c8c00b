internal import Hummingbird
internal import Languages
internal import Learner
internal import Practice
internal import Speech
internal import Spelling
internal import Storage
internal import Today

/// The addresses of a list's words as sound, and of the list as a test on paper.
extension API {
  private struct WordToHear: Body {
    static let fields: Set<String> = ["word"]
    let word: String
  }

  /// The request to read a word of a test aloud.
  private struct Reading: Body {
    static let fields: Set<String> = ["number", "seed", "pause", "isAgain"]
    /// The number of the word, from 1.
    let number: Int
    /// The seed of the order; `nil` for the order of the list.
    let seed: Int?
    /// The time to write, in seconds; `nil` for the time in the learner's settings.
    let pause: Double?
    /// Whether all words were read once before.
    let isAgain: Bool?
  }

  private struct ReadingDocument: Encodable, Sendable {
    let sound: String
    let number: Int
    /// The number of words.
    let of: Int
    /// The time to write the word, in seconds.
    let pause: Double
  }

  func addListTests(to routes: inout Routes) {
    routes.on(.post, Self.path + "/lists/:list/hearings") { call, learner in
      let name = try call.text("list")
      let word = try await call.body(WordToHear.self).word
      try await learner.withFiles { files in
        guard try files.lists.list(named: name).words.contains(where: { $0.word == word }) else {
          throw Problem.notFound("This word is not on the list '\(name)'.")
        }
      }
      let style = try await spokenWords(ofList: name, for: learner).style
      return .json(SampleDocument(await learner.sample([style.text(word)])))
    }
    routes.on(.post, Self.path + "/lists/:list/readings", for: .host) { call, learner in
      let name = try call.text("list")
      let reading = try await call.body(Reading.self)
      let words = try await spokenWords(ofList: name, for: learner)
      let language = words.language.code
      let test = try test(words, seed: reading.seed)
      guard test.items.indices.contains(reading.number - 1) else {
        throw Problem.invalid(
          "The test has \(test.items.count) words: give a number from 1 to \(test.items.count).")
      }
      guard reading.pause.map(PaperTest.pauses.contains) ?? true else {
        throw Problem.invalid("The time to write a word is 0 to 120 seconds.")
      }
      let own = try await learner.preferences.testPause
      let pause = reading.pause ?? own ?? PaperTest.normalPause
      let index = reading.number - 1
      let steps =
        reading.isAgain == true
        ? test.rereading(of: index, pause: pause, language: language)
        : test.reading(of: index, pause: pause, language: language)
      return .json(
        ReadingDocument(
          sound: SoundAddresses.path(of: await learner.sample(steps.utterances(words.style))),
          number: reading.number, of: test.items.count, pause: steps.pause))
    }
    routes.on(.get, Self.path + "/lists/:list/sheet", for: .host) { call, learner in
      let name = try call.text("list")
      return .file(
        try await testSheet(ofList: name, call, for: learner).html, type: "text/html",
        named: "\(name)-test.html")
    }
  }

  /// Returns the words of a list with the voices that say them.
  ///
  /// - Throws: `StorageError`, ``StoredSettingError``.
  func spokenWords(
    ofList name: String, for learner: LearnerSession
  ) async throws -> SpokenWords {
    let words = try await learner.withFiles { try $0.listedWords(ofList: name) }
    return await SpokenWords(
      words, try await learner.preferences.style, learners.sounds.synthesizer)
  }

  /// Returns the words of a list as a test.
  ///
  /// - Throws: a ``Problem`` for a seed that is out of bounds, `WishError.noWordsGiven` for a list
  ///   without a word to ask.
  func test(_ words: SpokenWords, seed: Int?) throws -> PaperTest {
    guard seed.map({ (1...9999).contains($0) }) ?? true else {
      throw Problem.invalid("The seed of an order is a number from 1 to 9999.")
    }
    guard !words.entries.isEmpty else { throw WishError.noWordsGiven }
    return PaperTest(
      words.entries,
      dictionary: learners.builder.languages.dictionary(of: words, besides: learners.dictionary),
      seed: seed.map { UInt64($0) })
  }
}

extension [PaperTest.Step] {
  /// Returns the utterances of the texts to say.
  fileprivate func utterances(_ style: SpeechStyle) -> [Utterance] {
    compactMap {
      if case .say(let text, let language) = $0 { style.text(text, in: language) } else { nil }
    }
  }

  /// The time to write, in seconds.
  fileprivate var pause: Double {
    reduce(0) { if case .pause(let seconds) = $1 { $0 + seconds } else { $0 } }
  }
}
