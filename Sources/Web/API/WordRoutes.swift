internal import Hummingbird
internal import Learner
internal import Speech
internal import Spelling
internal import Storage
internal import Today
internal import WordService

/// The addresses of what is told about any word, completed or not.
extension API {
  func addWords(to routes: inout Routes) {
    routes.on(.get, Self.path + "/words/:word") { call, learner in
      let (text, asked) = try await wordToLookUp(call, by: learner)
      return .json(try await details(of: text, for: learner, hiding: asked))
    }
    routes.on(.get, Self.path + "/words/:word/neighbours") { call, learner in
      let (text, asked) = try await wordToLookUp(call, by: learner)
      let near = learners.dictionary.neighbours(of: text).filter { asked?.isTold(by: $0) != true }
      return .json(NeighboursDocument(words: near))
    }
  }

  /// The problem of a word that is the one that a round asks now, or like it. Its meaning alone may
  /// be told meanwhile, by the round.
  private static let askedNow = Problem.conflict(
    "This is like the word that you are spelling now: look it up after the round.")

  /// Returns the word in the address, and the word that a round asks the learner now.
  ///
  /// - Throws: a ``Problem`` for a text that is too long to be a word, or is like the word that a
  ///   round asks.
  private func wordToLookUp(
    _ call: Call, by learner: LearnerSession
  ) async throws -> (text: String, asked: SecretWord?) {
    let text = String(try call.text("word").trimmingSpaces)
    guard (1...100).contains(text.unicodeScalars.count) else {
      throw Problem.invalid("A word has from 1 to 100 characters.")
    }
    let asked = await secretWord(of: learner)
    guard asked?.isNear(text) != true else { throw Self.askedNow }
    return (text, asked)
  }

  /// Returns the word that a round asks the learner now; `nil` if none does.
  func secretWord(of learner: LearnerSession) async -> SecretWord? {
    await learner.withFiles { [dictionary = learners.dictionary] in SecretWord(in: $0, dictionary) }
  }

  /// Returns everything that the page shows about a word.
  ///
  /// - Parameter asked: the word that a round asks now, which no text may tell.
  private func details(
    of text: String, for learner: LearnerSession, hiding asked: SecretWord?
  ) async throws -> WordDocument {
    let preferences = try await learner.preferences
    let (dictionary, style) = try await learners.builder.languages.lookUp(
      preferences, preferences.style, besides: learners.dictionary, learners.sounds.synthesizer)
    let supply = WordSupply(
      try learners.source ?? preferences.source, dictionary: dictionary,
      online: dictionary.isAbout(.english) ? learners.builder.online : nil)
    let lookup = WordLookup(
      dictionary, sounds: try await learners.builder.soundAlikes(style.voice),
      learners.sounds.synthesizer, voice: style.voice)
    let all = try await learner.withFiles { try $0.completed.words() }
    func completed(_ text: String) -> CompletedWord? { all.first { $0.word == text } }
    let whole: WordEntry
    do {
      whole = try await lookup.entry(
        of: text, online: await supply.explanation(of: text), completed: completed(text))
    } catch let unknown as UnknownWord {
      // A neighbour may be the word that a round asks.
      let told = unknown.neighbours.filter { asked?.isTold(by: $0) != true }
      throw UnknownWord(text, neighbours: told)
    }
    // The dictionary may know the word in another spelling than the one that was typed.
    guard asked?.isTold(by: whole.word) != true else { throw Self.askedNow }
    let entry = asked.map(whole.hiding) ?? whole
    let word = entry.word
    let record = try await learner.withFiles { try WordRecord(of: word, in: $0, preferences) }
    func address(_ utterance: Utterance) async -> String {
      SoundAddresses.path(of: await learner.sample([utterance]))
    }
    var ways: [String] = []
    if entry.pronunciations.count > 1 {
      // The engine knows the ways by their whole meanings.
      for way in whole.pronunciations {
        ways.append(await address(style.text(word, as: way.meaning ?? way.partOfSpeech)))
      }
    }
    return WordDocument(
      entry: entry, related: entry.relatedSentences,
      origin: dictionary.origin(of: word).map(OriginWording.sentence),
      record: .init(record, completed(word)),
      sounds: .init(
        word: await address(style.text(word)), slow: await address(style.slowly(word)),
        letters: await address(style.letters(word)), ways: ways))
  }
}
