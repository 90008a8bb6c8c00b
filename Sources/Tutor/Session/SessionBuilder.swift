internal import Practice
public import Speech
public import Storage
internal import Vocabulary
public import WordService

/// Builds sessions from wishes, with what all sessions of a program share.
public struct SessionBuilder: Sendable {
  /// The offline dictionary; without one, only words that are given can be asked.
  public let dictionary: Result<OfflineDictionary, WordServiceError>
  /// The web services; `nil` where they are not to be asked.
  public let online: OnlineWords?
  public let synthesizer: Synthesizer
  /// Returns the table of words that sound the same in a voice.
  private let soundAlikes: @Sendable (_ voice: String) async throws -> SoundAlikes?

  public init(
    dictionary: Result<OfflineDictionary, WordServiceError>, online: OnlineWords?,
    synthesizer: Synthesizer,
    soundAlikes: @escaping @Sendable (_ voice: String) async throws -> SoundAlikes?
  ) {
    self.dictionary = dictionary
    self.online = online
    self.synthesizer = synthesizer
    self.soundAlikes = soundAlikes
  }

  /// Makes a session. It has a ``Snapshot/notice`` where there is nothing to ask for a good reason.
  ///
  /// - Parameters:
  ///   - source: where words come from.
  ///   - script: the voice and speed.
  ///   - isKept: whether the session can be gone on with when it was left.
  /// - Throws: ``WishError`` and the like for a wish that can't be, ``SpeechError``, ``StorageError``.
  public func session(
    _ wishes: Wishes, files: LearnerFiles, preferences: Preferences, source: WordSupply.Source,
    script: Script, isKept: Bool
  ) async throws -> Session {
    let made = try await make(
      wishes, files: files, preferences: preferences, source: source, script: script)
    var notice: Notice?
    if await !made.chooser.hasWords {
      notice = await made.chooser.isDone ? made.plan.doneNotice : wishes.emptyNotice
      if notice == nil { throw made.plan.words.emptyError }
    }
    return await Session(
      made.plan, id: Identifier(), wishes: isKept ? wishes : nil, notice: notice,
      prompting: made.prompting, chooser: made.chooser, narration: made.narration,
      journal: SessionJournal(files, now: { .now }))
  }

  /// Makes the session again that was left, and goes on with it.
  public func resume(
    _ left: OpenSession, files: LearnerFiles, preferences: Preferences, source: WordSupply.Source,
    script: Script
  ) async throws -> Session {
    let made = try await make(
      left.wishes, files: files, preferences: preferences, source: source, script: script)
    let session = await Session(
      made.plan, id: left.id, wishes: left.wishes, notice: nil, prompting: made.prompting,
      chooser: made.chooser, narration: made.narration,
      journal: SessionJournal(files, now: { .now }))
    await session.resume(left)
    return session
  }

  private func make(
    _ wishes: Wishes, files: LearnerFiles, preferences: Preferences, source: WordSupply.Source,
    script: Script
  ) async throws -> SessionParts {
    let plan = try wishes.plan(preferences, files)
    var supply: WordSupply?
    switch (dictionary, plan.words) {
    case (.success(let dictionary), _):
      supply = WordSupply(for: plan, source, dictionary: dictionary, online: online)
    case (.failure, .given): break
    case (.failure(let error), _): throw error
    }
    await supply?.begin()
    return try SessionParts(
      plan, supply: supply, sounds: try await soundAlikes(script.voice), files: files,
      script: script, today: .now,
      pronounce: { [synthesizer, voice = script.voice] word, part in
        // Without a pronunciation, mistakes are named by letters alone.
        try? await synthesizer.pronunciation(of: word, as: part, voice: voice)
      })
  }
}

extension WordSupply {
  /// Makes the supply of words for a session.
  ///
  /// - Parameter online: the services; `nil` where they are not to be asked.
  init(
    for plan: SessionPlan, _ source: Source, dictionary: OfflineDictionary, online: OnlineWords?
  ) {
    var wanted: Wanted?
    if case .drawn(let length, let levels) = plan.words {
      wanted = Wanted(length: length, levels: levels ?? .normal)
    }
    self.init(
      source, dictionary: dictionary, online: source == .offline ? nil : online, wanted: wanted,
      generator: SeededGenerator(seed: plan.seed ?? .random(in: 0 ... .max)))
  }
}

extension SessionPlan {
  /// The notice where the learner has done all there is to do.
  fileprivate var doneNotice: Notice {
    if mode.words == .missed { return .nothingMissed }
    if case .review = words { return .nothingDue }
    return .doneForToday(newWords: mix.newPerDay)
  }
}

extension SessionPlan.Words {
  /// The error where there is nothing to ask at all.
  fileprivate var emptyError: WishError {
    switch self {
    case .review: .noWordsToReview
    case .given: .noWordsGiven
    case .drawn(let length, let levels):
      .noWordsDrawn(length: length.description, level: levels?.description)
    }
  }
}

extension Wishes {
  /// The notice where the words that were wanted are none; `nil` where that is a mistake.
  fileprivate var emptyNotice: Notice? {
    switch words {
    case .completed: .nothingCompleted
    case .list: .emptyList
    case .drawn, .review, .given, nil: nil
    }
  }
}
