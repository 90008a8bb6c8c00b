internal import Hashing
internal import Languages
public import Learner
internal import Practice
public import Speech
public import Storage
package import Vocabulary
public import WordService

/// The builder of sessions. It holds the dictionary, the services and the engine that all sessions
/// of a program share. It reads the learner's files on the executor of its caller.
///
/// ```swift
/// let builder = SessionBuilder(
///   dictionary: .success(dictionary), online: nil, synthesizer: synthesizer,
///   soundAlikes: { try await tables.table(for: $0) }, counting: .ofAllRooms)
/// let wishes = Wishes()
/// let session = try await builder.session(
///   try wishes.plan(preferences, files), of: wishes, files: files, source: .offline,
///   script: try preferences.script, isKept: false)
/// ```
public struct SessionBuilder: Sendable {
  /// The offline dictionary, or the reason why it is missing. Without it, only given words can be
  /// asked.
  public let dictionary: Result<OfflineDictionary, WordServiceError>
  /// The dictionaries of other languages.
  public let languages: LanguageDictionaries
  /// The web services; `nil` if no session may use them.
  public let online: OnlineWords?
  /// The speech engine.
  public let synthesizer: Synthesizer
  /// A closure that returns the table of words that sound the same in a voice.
  public let soundAlikes: @Sendable (_ voice: String) async throws -> SoundAlikes?
  private let practice: PracticeKinds
  private let asking: Asking
  private let onWait: @Sendable () -> Void

  /// Makes a builder.
  ///
  /// - Parameters:
  ///   - dictionary: the offline dictionary, or the reason why it is missing.
  ///   - languages: the dictionaries of other languages.
  ///   - online: the web services; `nil` if no session may use them.
  ///   - synthesizer: the speech engine.
  ///   - soundAlikes: a closure that returns the table of words that sound the same in a voice;
  ///     `nil` where the voice has none.
  ///   - practice: the kinds of entries from other rooms that count as practice.
  ///   - asking: the way in which the learners ask for help.
  ///   - onWait: called once in a session, when the web services keep the learner waiting for the
  ///     first word.
  public init(
    dictionary: Result<OfflineDictionary, WordServiceError>, languages: LanguageDictionaries,
    online: OnlineWords?, synthesizer: Synthesizer,
    soundAlikes: @escaping @Sendable (_ voice: String) async throws -> SoundAlikes?,
    counting practice: PracticeKinds, asking: Asking = .byLine,
    onWait: @escaping @Sendable () -> Void = {}
  ) {
    (self.dictionary, self.languages) = (dictionary, languages)
    self.online = online
    self.synthesizer = synthesizer
    self.soundAlikes = soundAlikes
    (self.practice, self.asking, self.onWait) = (practice, asking, onWait)
  }

  /// Makes a session. If it has no word to ask although nothing is wrong, it has a
  /// `Snapshot/notice`.
  ///
  /// - Parameters:
  ///   - plan: the plan of the session.
  ///   - wishes: the learner's wishes that the plan was made from.
  ///   - files: the learner's files.
  ///   - source: the source of the words.
  ///   - style: the voice and speed.
  ///   - isKept: whether the disk keeps the session, so that it can go on after it was left.
  /// - Throws: ``WishError`` for a plan without any word, `WordServiceError` without a dictionary,
  ///   `SpeechError`, `StorageError`.
  public nonisolated(nonsending) func session(
    _ plan: SessionPlan, of wishes: Wishes, files: LearnerFiles, source: WordSupply.Source,
    style: SpeechStyle, isKept: Bool
  ) async throws -> Session {
    let parts = try await parts(of: plan, files: files, source: source, style: style)
    var notice: Notice?
    if await !parts.chooser.hasWords {
      notice = await parts.chooser.doneNotice ?? wishes.emptyNotice
      if notice == nil { throw plan.words.emptyError }
    }
    // A session that was killed may have left a completed word without its definitions.
    files.completed.defineInBackground { [dictionary] in
      (try? dictionary.get())?.word($0)?.definitions ?? []
    }
    return await Session(
      parts, id: Identifier(), wishes: isKept ? wishes : nil, notice: notice,
      journal: SessionJournal(files: files))
  }

  /// Makes a left session again, and restores its state.
  ///
  /// - Throws: the same errors as ``Wishes/plan(_:_:testWords:)`` and
  ///   ``session(_:of:files:source:style:isKept:)``.
  package nonisolated(nonsending) func resume(
    _ left: OpenSession, files: LearnerFiles, preferences: Preferences, source: WordSupply.Source,
    style: SpeechStyle, testWords: @escaping @Sendable (String) throws -> [WordList.Entry]?
  ) async throws -> Session {
    let plan = try left.wishes.plan(preferences, files, testWords: testWords)
    let parts = try await parts(of: plan, files: files, source: source, style: style)
    let session = await Session(
      parts, id: left.id, wishes: left.wishes, notice: nil, journal: SessionJournal(files: files))
    try await session.resume(left)
    return session
  }

  private nonisolated(nonsending) func parts(
    of plan: SessionPlan, files: LearnerFiles, source: WordSupply.Source, style: SpeechStyle
  ) async throws -> SessionParts {
    var plan = plan
    plan.asking = asking
    let language = plan.language ?? Language(ofVoice: style.voice)
    plan.language = language
    let style = await style.speaking(language, meanings: plan.meanings, synthesizer)
    let dictionary = try dictionary(for: plan, of: language)
    var supply: WordSupply?
    switch (dictionary, plan.words) {
    case (.success(let dictionary), _):
      let isEnglish = dictionary.isAbout(.english)
      supply = WordSupply(
        for: plan, isEnglish ? source : .offline, dictionary: dictionary,
        sounds: isEnglish ? try await soundAlikes(style.voice) : nil,
        online: isEnglish ? online : nil, onWait: onWait)
    case (.failure, .given): break
    case (.failure(let error), _): throw error
    }
    await supply?.begin()
    return try SessionParts(
      plan, supply: supply, files: files, style: style, counting: practice, now: { .now },
      pronounce: { [synthesizer, voice = style.voice] word, part in
        // Without a pronunciation, mistakes are named by letters alone.
        try? await synthesizer.pronunciation(of: word, as: part, voice: voice)
      })
  }

  /// Returns the dictionary of a session, which tells meanings in the learner's language. A
  /// language that has no words of its own, such as that of a voice alone, gets English ones.
  ///
  /// - Throws: ``WishError/noDictionary(_:)`` if words of a language are to be drawn of which no
  ///   dictionary is here.
  private func dictionary(
    for plan: SessionPlan, of language: Language
  ) throws -> Result<OfflineDictionary, WordServiceError> {
    guard case .success(let english) = dictionary else { return dictionary }
    if let found = languages.dictionary(of: language, in: plan.meanings, besides: english) {
      return .success(found)
    }
    guard case .given = plan.words else { throw WishError.noDictionary(of: language.withoutRegion) }
    return dictionary
  }
}

extension WordSupply {
  /// Makes the supply of words for a session.
  ///
  /// - Parameters:
  ///   - sounds: the words that sound the same in the session's accent; `nil` where that is not
  ///     known.
  ///   - online: the services; `nil` where the session may not use them.
  ///   - onWait: called once, when the services keep the learner waiting for the first word.
  init(
    for plan: SessionPlan, _ source: Source, dictionary: OfflineDictionary,
    sounds: SoundAlikes? = nil, online: OnlineWords?, onWait: @escaping @Sendable () -> Void = {}
  ) {
    var wanted: Wanted?
    if case .drawn(let length, let levels, _) = plan.words {
      wanted = Wanted(length: length, levels: levels ?? .normal, region: plan.region)
    }
    self.init(
      source, dictionary: dictionary, sounds: sounds, online: source == .offline ? nil : online,
      wanted: wanted,
      matches: { [pattern = plan.pattern] word in
        pattern.isAny || pattern.matches(word, from: dictionary.origin(of: word))
      },
      onWait: onWait,
      generator: SeededGenerator(seed: plan.seed ?? .random(in: 0 ... .max)))
  }
}

extension SessionPlan.Words {
  /// The error for a plan without any word.
  fileprivate var emptyError: WishError {
    switch self {
    case .review: .noWordsToReview
    case .given: .noWordsGiven
    case .drawn(let length, let levels, let pattern) where pattern.isAny:
      .noWordsDrawn(length: length.description, level: levels?.description)
    case .drawn: .noWordsMatch
    }
  }
}

extension Wishes {
  /// The notice for wishes that name no word; `nil` if that is an error.
  fileprivate var emptyNotice: Notice? {
    switch words {
    case .completed: .nothingCompleted
    case .list, .assigned: .emptyList
    case .tested: .testPractised
    case .drawn, .review, .given, nil: nil
    }
  }
}
