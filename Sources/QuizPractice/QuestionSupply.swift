package import Cards
internal import FoundationEssentials
internal import Hashing
internal import Languages
package import Learner
internal import Quiz
package import QuizSources
internal import Scheduling
package import Storage
internal import Tables
internal import Vocabulary
package import WordService

/// The supply of questions: from words, from cards, from a file or from services on the web.
package struct QuestionSupply: Sendable {
  private let dictionary: @Sendable () throws -> OfflineDictionary
  private let soundAlikes: @Sendable (OfflineDictionary) async throws -> SoundAlikes?
  private let services: @Sendable () throws -> OnlineQuestions?
  private let deck: FindDeck
  private let onWait: @Sendable () -> Void

  /// A function that finds a deck of a learner.
  package typealias FindDeck =
    @Sendable (DeckName, LearnerFiles) async throws -> Deck

  /// - Parameters:
  ///   - dictionary: returns the offline dictionary.
  ///   - soundAlikes: returns the words that sound the same in the voice of the learner's settings;
  ///     `nil` if they are unknown.
  ///   - services: returns the question services on the web; `nil` if they must not be used.
  ///   - deck: finds a deck.
  ///   - onWait: called before a service is asked, because the learner may have to wait.
  package init(
    dictionary: @escaping @Sendable () throws -> OfflineDictionary,
    soundAlikes: @escaping @Sendable (OfflineDictionary) async throws -> SoundAlikes?,
    services: @escaping @Sendable () throws -> OnlineQuestions?,
    deck: @escaping FindDeck, onWait: @escaping @Sendable () -> Void = {}
  ) {
    (self.dictionary, self.soundAlikes) = (dictionary, soundAlikes)
    (self.services, self.deck, self.onWait) = (services, deck, onWait)
  }

  /// Questions with their source.
  struct Found {
    let questions: [Question]
    let source: QuizSource
    /// A sentence that says why the questions differ from the learner's wishes; `nil` if they
    /// don't.
    var remark: String?
    var service: QuestionService?
  }

  /// Returns questions that match a learner's wishes.
  ///
  /// - Throws: ``QuizError/noQuestions(_:)``, ``QuestionFileProblem``, an error of the dictionary,
  ///   `StorageError`.
  nonisolated(nonsending) func questions(
    _ wishes: QuizWishes.Checked, _ files: LearnerFiles, at now: Moment
  ) async throws -> Found {
    var generator = SeededGenerator(seed: wishes.seed ?? .random(in: 0 ... .max))
    let source = wishes.source
    var questions: [Question] = []
    var remark: String?
    switch source {
    case .trivia: return try await ask(.triviaAPI, wishes, files, at: now, &generator)
    case .openTrivia: return try await ask(.openTriviaDB, wishes, files, at: now, &generator)
    case .file(let path):
      return try self.questions(
        ofFile: try InputFile.cards(at: path), named: path, wishes, ReadingChoices(), &generator)
    case .deck(let name):
      let deck = try await deck(name, files)
      questions = DeckQuestions(deck, named: name).questions(wishes.count, using: &generator)
      if questions.count < wishes.count {
        remark = Self.remark(onDeckOf: questions.count, wished: wishes.count)
      }
    case .words, .due, .completed, .missed, .level, .list:
      let chosen = try await ofWords(wishes, files, at: now, &generator)
      questions = chosen.mixed(using: &generator)
      remark = chosen.shortage(of: wishes.count)?.sentences
      if let credit = try credit(ofMeaningsIn: questions) {
        remark = [remark, credit].compactMap(\.self).joined(separator: " ")
      }
    }
    guard !questions.isEmpty else { throw QuizError.noQuestions(source) }
    return Found(questions: questions, source: source, remark: remark)
  }

  /// Returns questions of a file, in a random order.
  ///
  /// - Throws: ``QuestionFileProblem``, `ColumnChoiceError`.
  func questions(
    ofFile bytes: [UInt8], named name: String, _ wishes: QuizWishes.Checked,
    _ choices: ReadingChoices
  ) throws -> Found {
    var generator = SeededGenerator(seed: wishes.seed ?? .random(in: 0 ... .max))
    return try questions(ofFile: bytes, named: name, wishes, choices, &generator)
  }

  private func questions(
    ofFile bytes: [UInt8], named name: String, _ wishes: QuizWishes.Checked,
    _ choices: ReadingChoices, _ generator: inout SeededGenerator
  ) throws -> Found {
    let table = try Self.table(bytes, named: name, choices, using: &generator)
    if let doubt = table.doubt { throw QuestionFileProblem(name, doubt) }
    return Found(
      questions: Array(table.questions.shuffled(using: &generator).prefix(wishes.count)),
      source: .file(name), remark: table.remark)
  }

  /// Returns the questions of a file, and what was found in it.
  ///
  /// - Throws: ``QuestionFileProblem`` for a file without questions, `ColumnChoiceError`.
  static func table(
    _ bytes: [UInt8], named name: String, _ choices: ReadingChoices,
    using generator: inout some RandomNumberGenerator
  ) throws -> QuestionTable {
    if let foreign = ForeignFile(fileName: name) {
      throw QuestionFileProblem(name, .notATable(foreign))
    }
    do {
      return try QuestionTable(bytes, choices: choices, using: &generator)
    } catch let error as QuestionTableError {
      throw QuestionFileProblem(name, error)
    }
  }

  // MARK: Services

  /// Asks a service. If it fails, returns questions about words instead.
  private nonisolated(nonsending) func ask(
    _ service: QuestionService, _ wishes: QuizWishes.Checked, _ files: LearnerFiles, at now: Moment,
    _ generator: inout SeededGenerator
  ) async throws -> Found {
    do {
      guard let online = try services() else { throw Offline() }
      onWait()
      let set = try await online.questions(
        from: service,
        for: QuestionWishes(
          count: wishes.count, difficulty: wishes.difficulty, categories: wishes.categories),
        using: &generator)
      let remark = set.notes.map(\.description).joined(separator: " ")
      return Found(
        questions: set.questions, source: wishes.source, remark: remark.isEmpty ? nil : remark,
        service: service)
    } catch let failure where failure is QuestionFailure || failure is Offline {
      var instead = wishes
      instead.source = .words
      var found = try await questions(instead, files, at: now)
      found.remark = ["\(failure)", found.remark].compactMap(\.self).joined(separator: " ")
      return found
    }
  }

  /// The reason why no service is asked.
  private struct Offline: Error, CustomStringConvertible {
    var description: String { QuestionSupply.offlineRemark }
  }

  // MARK: Words

  /// Returns the sentence about the source of meanings in the learner's own language; `nil` for
  /// questions without such meanings.
  private func credit(ofMeaningsIn questions: [Question]) throws -> String? {
    guard let told = questions.first(where: { $0.meanings != nil }), let word = told.word,
      let language = told.meanings, let credit = try dictionary().word(word)?.translator?.credit
    else { return nil }
    return "Meanings in \(Language(language).nameOrCode) are from \(credit)."
  }

  private nonisolated(nonsending) func ofWords(
    _ wishes: QuizWishes.Checked, _ files: LearnerFiles, at now: Moment,
    _ generator: inout SeededGenerator
  ) async throws -> WordQuestions {
    // A quiz with a seed is the same for every learner.
    let dictionary = wishes.seed == nil ? try dictionary() : try dictionary().told(in: nil)
    // An error is ignored, because all kinds but `heard` can be asked without the sounds.
    let sounds = wishes.kinds.contains(.heard) ? try? await soundAlikes(dictionary) : nil
    var listed: [WordList.Entry] = []
    if case .list(let name) = wishes.source { listed = try files.lists.wordsToAsk(ofList: name) }
    let maker = QuestionMaker(
      ListedLexicon(DictionaryLexicon(dictionary, sounds: sounds), listed))
    var chosen = WordQuestions(wishes.kinds, using: &generator) { kind, word, standard, generator in
      maker.question(kind, about: word, standard, using: &generator)
    }
    let excluded = try files.lists.excluded()
    let preferences = Preferences(try files.settings.read())
    switch wishes.source {
    case .words:
      // Up to half of a quiz is about words that the learner met lately. A quiz with a seed has no
      // such words, because it is the same for every learner.
      if wishes.seed == nil, wishes.difficulty == nil {
        let past = try LearnersWords(files, preferences, at: now)
        chosen.askOnce(
          about: askable(past.lately, excluded, files).shuffled(using: &generator),
          upTo: wishes.count / 2, .best, using: &generator)
      }
      let usual = try wishes.seed == nil ? preferences.levels ?? .normal : .normal
      draw(
        wishes.difficulty?.levels ?? usual, dictionary, excluded, wishes.count, &chosen, &generator)
    case .level(let levels):
      draw(
        try LevelRange(levels), dictionary, excluded, wishes.count, &chosen, &generator)
    default:
      let words = try words(of: wishes.source, listed, files, preferences, at: now)
      chosen.ask(
        about: askable(words, excluded, files).shuffled(using: &generator),
        upTo: wishes.count, using: &generator)
    }
    return chosen
  }

  /// Returns the words that a quiz may ask: neither excluded ones nor unfit ones, which only a list
  /// may name.
  private func askable(
    _ words: [String], _ excluded: ExcludedWords, _ files: LearnerFiles
  ) -> [String] {
    let unfit = files.lists.wordsNotToAsk(among: words)
    return words.filter { !excluded.contains($0) && !unfit.contains($0) }
  }

  private func draw(
    _ levels: LevelRange, _ dictionary: OfflineDictionary, _ excluded: ExcludedWords, _ count: Int,
    _ chosen: inout WordQuestions, _ generator: inout SeededGenerator
  ) {
    let pool = dictionary.pool(length: .all, levels: levels)
    var rare = RareKindWords(dictionary, levels, chosen.kinds, using: &generator) {
      !excluded.contains($0)
    }
    chosen.ask(upTo: count, using: &generator) { kind, generator in
      if let word = rare.next(kind) { return word }
      return dictionary.draw(
        from: pool, using: &generator, isUnwanted: { excluded.contains($0) })?.text
    }
  }

  private func words(
    of source: QuizSource, _ listed: [WordList.Entry], _ files: LearnerFiles,
    _ preferences: Preferences, at now: Moment
  ) throws -> [String] {
    switch source {
    case .due: try LearnersWords(files, preferences, at: now).due
    case .missed: try LearnersWords(files, preferences, at: now).missed
    case .completed: try files.completed.words().map(\.word)
    default: listed.map(\.word)
    }
  }
}

extension Difficulty {
  /// The levels whose words make questions of this difficulty.
  var levels: LevelRange {
    switch self {
    case .easy: LevelRange(.starter ... .everyday)
    case .medium: LevelRange(.broad ... .broad)
    case .hard: LevelRange(.advanced ... .bee)
    }
  }
}
