public import Learner
package import Practice
internal import Scheduling
internal import Speech
internal import Storage
internal import Threads
internal import Vocabulary
public import WordService

/// A session of rounds. Every front end practises through this, one call a step.
///
/// Three parts do the work: `WordChooser` chooses the words, `Narration` decides what the learner
/// hears and sees, and `SessionJournal` keeps what the learner did. Each step returns a
/// ``Snapshot`` of the session. A try is on the disk before its snapshot is returned. Callers take
/// one step at a time; ``utterances(for:)`` and `prepareNext()` may run beside the steps.
///
/// ```swift
/// let session = try await builder.session(
///   try wishes.plan(preferences, files), of: wishes, files: files, source: .auto,
///   script: try preferences.script, isKept: true)
/// var snapshot = try await session.next()
/// snapshot = try await session.submit("harber")
/// snapshot.round?.answer?.sentence  // "Not yet. … 2 tries left."
/// ```
public actor Session {
  /// The session's name.
  public nonisolated let id: Identifier
  /// The way of practising.
  package nonisolated let mode: Mode

  private nonisolated let thread: DedicatedThread
  /// The thread of the learner's files, because a step may wait for the disk.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    thread.asUnownedSerialExecutor()
  }

  let plan: SessionPlan
  let lookup: PromptLookup
  let chooser: WordChooser
  let narration: Narration
  var journal: SessionJournal
  var open: OpenRound?
  var streak = Streak()
  /// The wishes that the disk keeps with the session; `nil` for a session that is not kept.
  let wishes: Wishes?
  /// The reason why the session has no word to ask; `nil` where it has one.
  package nonisolated let notice: Notice?
  /// The sentence about the words of a list that the session leaves out; `nil` where it asks all.
  var remark: String?
  private var summary: Summary?

  init(
    _ parts: SessionParts, id: Identifier, wishes: Wishes?, notice: Notice?,
    journal: SessionJournal
  ) async {
    self.id = id
    self.wishes = wishes
    self.notice = notice
    self.journal = journal
    thread = journal.files.thread
    plan = parts.plan
    lookup = parts.lookup
    chooser = parts.chooser
    narration = parts.narration
    mode = parts.plan.mode
    streak = await parts.chooser.streak
    remark = await parts.chooser.remark
  }

  /// The state of the session.
  package var snapshot: Snapshot {
    Snapshot(
      id: id, state: notice != nil || summary != nil ? .ended : .open, mode: mode.name,
      welcome: mode.welcome, isByEarAlone: mode.isByEarAlone, secondsLeft: secondsLeft,
      completed: journal.tally.completed.count, missed: journal.tally.words(.missed).count,
      streak: streak.current, bestStreak: streak.best, round: open?.snapshot,
      notice: notice?.description, remark: remark, summary: summary)
  }

  private var secondsLeft: Double? {
    guard mode.ending == .afterMinutes, journal.kept.began != nil else { return nil }
    return max(0, plan.minutes * 60 - journal.secondsPassed)
  }

  /// Whether the mode has ended the session.
  private var isOver: Bool {
    mode.ending == .atFirstMiss ? !journal.tally.words(.missed).isEmpty : isTimeOver
  }

  /// Whether the clock has ended the session.
  private var isTimeOver: Bool {
    mode.ending == .afterMinutes && journal.secondsPassed >= plan.minutes * 60
  }

  /// The completed words in an hour at the pace of a sprint.
  private var wordsAnHour: Int? {
    let hours = min(journal.secondsPassed, plan.minutes * 60) / 3600
    guard mode.ending == .afterMinutes, hours > 0 else { return nil }
    return Int((Double(journal.tally.completed.count) / hours).rounded())
  }

  /// Takes words from another dictionary from now on. Words that are already chosen stay.
  ///
  /// - Parameters:
  ///   - dictionary: the dictionary.
  ///   - sounds: the words that sound the same in the session's accent; `nil` where that is not
  ///     known.
  public func use(_ dictionary: OfflineDictionary, sounds: SoundAlikes?) async {
    await lookup.supply?.use(dictionary, sounds: sounds)
    await chooser.renewRounds()
  }

  // MARK: Steps

  /// Goes on to the next word. While the round still asks its word, nothing changes; if it waits
  /// for a copy, the session goes on without the copy. If no word is left, the session ends.
  ///
  /// - Throws: `StorageError` when the session ends and its completed words can't be put on the
  ///   list.
  public func next() async throws -> Snapshot {
    guard notice == nil, summary == nil else { return snapshot }
    switch open?.round.phase {
    case .asking: return snapshot
    case .copying: _ = try await skip()
    case .over, nil: break
    }
    journal.begin()
    guard !isOver, let choice = await chooser.next() else { return try await end() }
    open = begin(choice)
    return await stepped()
  }

  /// Judges a try. When this returns, the try is on the disk. After the end of a sprint a try is
  /// too late: the session ends without it.
  ///
  /// - Throws: `Refusal` when no word is asked, `StorageError` when the try can't be kept.
  public func submit(_ typed: String) async throws -> Snapshot {
    guard open?.round.phase == .asking else { throw Refusal.notAsked }
    return isTimeOver ? try await end() : try await judge(typed)
  }

  /// Judges a copy of a missed word.
  ///
  /// - Throws: ``Refusal`` when no word is to be copied, `StorageError` when the copy can't be
  ///   kept.
  package func copy(_ typed: String) async throws -> Snapshot {
    guard open?.round.phase == .copying else { throw Refusal.nothingToCopy }
    return try await judge(typed)
  }

  /// Takes the last wrong try back as a slip of the finger.
  ///
  /// - Throws: ``Refusal`` when there is nothing to take back, `StorageError` when the slip can't
  ///   be kept.
  package func takeBackSlip() async throws -> Snapshot {
    guard var round = open?.round, round.takeBackSlip(), let open else {
      throw Refusal.nothingToTakeBack
    }
    try await keep(
      open.log.entry(.slip, of: round, typed: open.lastWrong?.typed, at: journal.now()))
    takeBackSlip(round)
    return await stepped()
  }

  /// Gives the next hint.
  ///
  /// - Throws: ``Refusal`` when no hint is left.
  package func hint() async throws -> Snapshot {
    guard open?.giveHint() == true else { throw Refusal.noMoreHints }
    return await stepped()
  }

  /// Gives the word up, or goes on without a copy of it.
  ///
  /// - Throws: ``Refusal`` when the round is over, `StorageError` when the miss can't be kept.
  package func skip() async throws -> Snapshot {
    guard let open, open.round.phase != .over else { throw Refusal.notAsked }
    let moment = journal.now()
    if open.round.phase == .asking {
      var skipped = open.round
      skipped.skip()
      try await keep(open.log.entry(.skipped, of: skipped, typed: nil, at: moment))
    }
    await skip(open.round, at: moment)
    return await stepped()
  }

  /// Excludes the word: puts it on the list `WordList.excluded`, so that it is never asked again.
  /// The round ends, neither completed nor missed.
  ///
  /// - Parameter reason: the learner's reason; `nil` if the learner gave none.
  /// - Returns: the state of the session, and the excluded word.
  /// - Throws: ``Refusal`` when the round is over, `StorageError` when the list can't be written.
  package func exclude(reason: String?) async throws -> (snapshot: Snapshot, word: String) {
    guard let open, open.round.phase != .over else { throw Refusal.notAsked }
    let word = open.round.word.text
    try journal.files.lists.change(named: WordList.excluded) { list in
      guard !list.words.contains(where: { $0.word.lowercased() == word.lowercased() }) else {
        return
      }
      var entry = WordList.Entry(word: word)
      entry.reason = reason
      list.words.append(entry)
    }
    await chooser.exclude(word)
    self.open?.exclude()
    return (await stepped(), word)
  }

  /// Ends the session.
  ///
  /// - Throws: `StorageError` when the last completed word can't be put on the list. The session
  ///   then goes on, and can be ended again.
  package func end() async throws -> Snapshot {
    guard summary == nil else { return snapshot }
    try journal.files.completed.flush()
    return await abandon()
  }

  /// Ends the session even if the list of completed words can't be written. Every try is in the
  /// journal.
  package func abandon() async -> Snapshot {
    guard summary == nil else { return snapshot }
    let due = await chooser.due
    let tally = journal.tally
    // The words that gave trouble come first, so that a sentence names these.
    let words = [Tally.Result.missed, .learned, .later, .firstTry].flatMap(tally.words)
    summary = Summary(
      tally: tally, comeback: await chooser.comeback(of: words), mistakes: journal.mistakes,
      dueToday: due.today, dueTomorrow: due.tomorrow, isTimeOver: isTimeOver,
      wordsAnHour: wordsAnHour)
    open = nil
    forget()
    return snapshot
  }

  // MARK: The parts of a step

  private func begin(_ choice: WordChooser.Choice) -> OpenRound {
    let prompt = choice.prompt
    var snapshot = RoundSnapshot(choice, of: lookup.language)
    if mode.opening == .sight { snapshot.sight = prompt.word.text }
    var open = OpenRound(
      prompt: prompt, round: round(of: prompt), log: RoundLog(start: journal.now()),
      snapshot: snapshot, plan: plan, wasMissed: choice.wasMissed)
    if !mode.isByEarAlone { open.showMeaning() }
    if mode.opening == .sentence, let sentence = prompt.sentence {
      open.show(sentence, of: .sentence)
    }
    return open
  }

  func round(of prompt: Prompt, state: Round.State = .init()) -> Round {
    Round(
      prompt.word, tries: mode.tries ?? plan.tries, said: prompt.ipa.map(Pronunciation.init),
      in: lookup.language, isSeen: mode.opening == .sight,
      forgivesAccents: plan.forgivesAccents, wantsCapitals: plan.wantsCapitals,
      state: state)
  }

  private func judge(_ typed: String) async throws -> Snapshot {
    guard let before = open else { return snapshot }
    let sound = await lookup.sound(ofTry: typed, in: before.round)
    var round = before.round
    // Only a try whose sound is known can be near the word. The right spelling needs no look-up.
    let other = sound == nil ? nil : lookup.word(ofTry: typed, in: round)
    let verdict = round.submit(typed, sounding: sound, knownAs: other)
    let moment = journal.now()
    if let event = JournalEntry.Event(verdict) {
      // The learner may have heard the word again while the pronunciation was looked up.
      let log = open?.log ?? before.log
      var entry = log.entry(event, of: round, typed: typed, at: moment)
      if case .wrong(let feedback) = verdict {
        entry.mistakes = feedback.mistakes.map(\.kind.rawValue)
      }
      // If the try can't be kept, the session stays as it was: nothing changes before this.
      try await keep(entry)
    }
    await take(verdict, on: typed, round, at: moment)
    return await stepped()
  }

  /// Changes the session after a verdict.
  ///
  /// - Parameters:
  ///   - judged: the round after the try.
  ///   - moment: the moment of the try.
  func take(
    _ verdict: Round.Verdict, on typed: String, _ judged: Round, at moment: Moment
  ) async {
    var round = judged
    if case .wrong(let feedback) = verdict { journal.count(feedback.mistakes) }
    if open?.round.outcome == nil, round.outcome != nil {
      await finish(round, at: moment)
      // In a mode without repeats, the learner doesn't copy a missed word either.
      if !mode.isRepeating { round.skip() }
    }
    var other: Word?
    if case .wrong = verdict { other = lookup.word(ofTry: typed, in: round) }
    open?.take(verdict, on: typed, round, other: other)
  }

  /// Changes the session after a slip of the finger was taken back.
  func takeBackSlip(_ changed: Round) {
    journal.discount(open?.lastWrong?.feedback.mistakes ?? [])
    open?.takeBackSlip(changed)
  }

  /// Changes the session after the learner gave up the word or its copy.
  func skip(_ round: Round, at moment: Moment) async {
    var round = round
    let wasAsking = round.phase == .asking
    round.skip()
    if wasAsking { await finish(round, at: moment) }
    open?.skip(round)
  }

  private func keep(_ entry: JournalEntry) async throws(StorageError) {
    try journal.append(entry)
    open?.log.entries += 1
    let milestones: [Milestone]
    (streak, milestones) = await chooser.record(entry, dailyGoal: plan.dailyGoal)
    // A session with a seed knows nothing of the learner's past.
    if plan.seed == nil { open?.reach(milestones) }
  }

  private func finish(_ round: Round, at moment: Moment) async {
    journal.finish(round, at: moment, wasMissed: open?.wasMissed ?? false)
    await chooser.finish(round)
  }

  /// Brings the snapshot up to date, keeps it, and returns it.
  func stepped() async -> Snapshot {
    open?.refresh(streak: streak, hasRecordings: narration.hasRecordings)
    await keepOpen()
    return snapshot
  }
}
