internal import FoundationEssentials
public import Practice
public import Scheduling
public import Speech
public import Storage
internal import Vocabulary
public import WordService

/// A session of rounds: chooses the words, judges what is typed, keeps it, and says what is heard.
///
/// Every front end practises through this, one call a step. A try is on the disk before its verdict
/// is returned; the list of completed words follows with the next step.
public actor Lesson {
  let plan: Plan
  let supply: WordSupply?
  let sounds: SoundAlikes?
  let files: LearnerFiles
  let script: Script
  let pronounce: Pronounce?
  let now: @Sendable () -> Moment

  var given: ArraySlice<WordList.Entry> = []
  /// How often the words of a session on mistakes are still to be spelled.
  var wanted: [String: Int] = [:]
  var asked: Set<String> = []
  /// Words that are never asked again.
  let excluded: Set<String>
  /// Those that the learner excluded in this session.
  var newlyExcluded: [String] = []
  /// Chosen ahead of its turn, so that its sound can be made.
  var upcoming: Prompt?
  var choosing: Task<Prompt?, Never>?
  var newWords = 0

  var round: Round?
  var prompt: Prompt?
  var log: RoundLog
  /// Those that were looked for, and what was found.
  var recordings: [String: (sound: Sound, authority: Authority)?] = [:]
  var heardRecording: Authority?
  var rounds = 0
  var began: Date?
  var comebacks = Comebacks()
  /// What the session has come to so far.
  public internal(set) var tally = Tally()
  var syllabus: Syllabus
  var isReview = false
  var mistakes: [Mistake.Kind: Int] = [:]
  var lastWrong: (typed: String, feedback: Feedback)?
  var unsettled: CompletedWord?
  var isComeback = false
  /// What was done in the round.
  var steps: [OpenSession.Step] = []
  /// Whether steps are taken again that are in the journal already.
  var isReplaying = false

  /// Words asked in as many last tries as this are not drawn again.
  private static let lately = 300

  /// How a word is said, in IPA: of a part of speech, where that is known.
  public typealias Pronounce = @Sendable (_ word: String, _ part: String?) async -> String?

  /// - Throws: ``StorageError`` when the journal can't be read.
  public init(
    _ plan: Plan, supply: WordSupply?, sounds: SoundAlikes? = nil, files: LearnerFiles,
    script: Script, pronounce: Pronounce? = nil,
    now: @escaping @Sendable () -> Moment = { .now }
  ) throws(StorageError) {
    self.plan = plan
    self.supply = supply
    self.sounds = sounds
    self.files = files
    self.script = script
    self.pronounce = pronounce
    self.now = now
    log = RoundLog(start: now())
    let excluded = try files.lists.excluded()
    self.excluded = excluded
    var progress = Progress()
    var missed = MissedWords()
    var last: [String] = []
    try files.journal.forEachEntry { entry in
      // A session that is to be repeated takes no heed of what was.
      if plan.seed == nil { progress.record(entry) }
      if plan.mode.words == .missed { missed.record(entry) }
      last.append(entry.word)
      if last.count == 2 * Self.lately { last.removeFirst(Self.lately) }
    }
    var given: [WordList.Entry] = []
    if plan.mode.words == .missed {
      given = missed.words.map { WordList.Entry(word: $0) }
      wanted = given.reduce(into: [:]) { $0[$1.word] = MissedWords.timesWanted }
    } else if case .given(let entries) = plan.words {
      given = entries
    }
    self.given =
      given.filter {
        !Spelling($0.word).isEmpty && (plan.mode.words == .any || !excluded.contains($0.word))
      }[...]
    if plan.seed == nil { asked = Set(last.suffix(Self.lately)) }
    syllabus = Syllabus(progress, mix: plan.mix, at: now()) { word in
      !excluded.contains(word) && (supply?.canAsk(word) ?? false)
    }
  }

  /// Whether there is any word to ask.
  public var hasWords: Bool { get async { await newWord() != nil } }

  /// Whether there is nothing to ask because all is done for today.
  public var isDone: Bool {
    if plan.mode.words == .missed { return true }
    switch plan.words {
    case .given: return false
    case .review: return true
    case .drawn: return plan.seed == nil && syllabus.next == nil
    }
  }

  /// Whether the way of practising has come to its end.
  private var isOver: Bool {
    switch plan.mode.ending {
    case .never: false
    case .atFirstMiss: !tally.missed.isEmpty
    case .afterMinutes:
      now().date.timeIntervalSince(began ?? now().date) >= plan.minutes * 60
    }
  }

  // MARK: A round

  /// Begins the next round: a missed word whose turn it is, or else a new one.
  ///
  /// - Returns: `nil` when the session has no more words.
  public func next() async throws(StorageError) -> Question? {
    try settle()
    if began == nil { began = now().date }
    guard !isOver else { return nil }
    let new = await newWord()
    let missed = plan.mode.isRepeating ? comebacks.next(othersRemain: new != nil) : nil
    var next = new
    if let missed {
      next = await prompt(missed)
    } else if new != nil {
      if case .given = plan.words {
        isReview = false
      } else {
        isReview = syllabus.knows(new?.word.text ?? "")
      }
      upcoming = nil
      newWords += 1
    }
    guard let prompt = next else { return nil }
    rounds += 1
    begin(prompt, isComeback: missed != nil)
    return question(isComeback: missed != nil)
  }

  func begin(_ prompt: Prompt, isComeback: Bool) {
    self.prompt = prompt
    self.isComeback = isComeback
    lastWrong = nil
    round = Round(
      prompt.word, tries: plan.mode.tries ?? plan.tries,
      said: prompt.ipa.map(Pronunciation.init), isEnglish: isEnglish,
      isSeen: plan.mode.opening == .sight, forgivesAccents: plan.forgivesAccents)
    log = RoundLog(start: now())
    steps = []
    heardRecording = nil
  }

  /// Gets ready what the learner may ask for, and the next word: chooses it and has it looked up.
  ///
  /// - Returns: what will be heard first in the next round, if that is known, to be prepared while the
  ///   learner types.
  public func prepareNext() async -> [Utterance] {
    guard let prompt else { return [] }
    await supply?.lookUp(prompt.word.text)
    // A word that is still on its way over the network is left to come.
    guard await supply?.isReady ?? true, let next = await newWord() else { return [] }
    await supply?.lookUp(next.word.text)
    // Nobody waits for it: where it is not there in time, the voice says the word.
    if plan.recordings == .first { _ = await recorded(next) }
    return firstHearing(next)
  }

  /// Judges a line. When this returns, a try is on the disk.
  ///
  /// - Returns: `nil` when no word is asked.
  public func submit(_ typed: String) async throws(StorageError) -> Answer? {
    let sound = await sound(ofTry: typed)
    guard var round else { return nil }
    let verdict = round.submit(typed, sounding: sound)
    var feedback: Feedback?
    if case .wrong(let found) = verdict { feedback = found }
    if let event = JournalEntry.Event(verdict) {
      var entry = log.entry(event, of: round, typed: typed, at: now())
      entry.mistakes = feedback?.mistakes.map(\.kind.rawValue)
      // What can't be kept has not been: nothing else changes before this.
      try keep(entry)
    }
    if let feedback {
      lastWrong = (typed, feedback)
      for mistake in feedback.mistakes { mistakes[mistake.kind, default: 0] += 1 }
    }
    if verdict != .empty { steps.append(.typed(text: typed)) }
    if self.round?.outcome == nil, round.outcome != nil {
      end(round)
      // Where nothing is repeated, a miss is not copied either.
      if !plan.mode.isRepeating { round.skip() }
    }
    self.round = round
    return answer(verdict, of: round)
  }

  /// Takes the wrong try back that was just made, as a slip of the finger.
  ///
  /// - Returns: how many tries are left; `nil` when there is nothing to take back.
  public func takeBackSlip() throws(StorageError) -> Answer? {
    guard var round, round.takeBackSlip() else { return nil }
    try keep(log.entry(.slip, of: round, typed: lastWrong?.typed, at: now()))
    for mistake in lastWrong?.feedback.mistakes ?? [] { mistakes[mistake.kind, default: 1] -= 1 }
    lastWrong = nil
    steps.append(.slip)
    self.round = round
    return answer(.empty, of: round)
  }

  private func keep(_ entry: JournalEntry) throws(StorageError) {
    guard !isReplaying else { return }
    try files.journal.append(entry)
    syllabus.record(entry)
  }

  var isEnglish: Bool { Synthesizer.language(of: script.voice).hasPrefix("en") }

  /// How a try would be said; `nil` where that makes no difference, or nobody knows.
  private func sound(ofTry typed: String) async -> Pronunciation? {
    guard let round, round.phase == .asking, isEnglish, let pronounce,
      Spelling(typed) != round.written.spelling
    else { return nil }
    // An engine spells what is no word; so long a try is none.
    guard typed.count <= 64 else { return nil }
    return await pronounce(typed, nil).map(Pronunciation.init)
  }

  /// The next hint; `nil` when there are no more.
  public func hint() -> Hint? {
    let hint = round?.hint()
    if hint != nil { steps.append(.hint) }
    return hint
  }

  /// Gives the word up, or goes on without copying it.
  ///
  /// - Returns: the word; `nil` when none is asked.
  public func skip() throws(StorageError) -> Answer? {
    guard var round else { return nil }
    let isGivingUp = round.phase == .asking
    round.skip()
    if isGivingUp {
      try keep(log.entry(.skipped, of: round, typed: nil, at: now()))
      end(round)
    }
    steps.append(.skip)
    self.round = round
    return answer(.empty, of: round)
  }

  /// Never asks the word again, in this session or another: it goes on the list ``WordList/excluded``.
  /// The round ends as if it had not been.
  ///
  /// - Parameter reason: why, in the learner's words.
  /// - Returns: the word; `nil` when none is asked.
  public func exclude(reason: String?) throws(StorageError) -> String? {
    guard var round, round.phase != .over else { return nil }
    let word = round.word.text
    try files.lists.change(named: WordList.excluded) { list in
      guard !list.words.contains(where: { $0.word.lowercased() == word.lowercased() }) else {
        return
      }
      var entry = WordList.Entry(word: word)
      entry.reason = reason
      list.words.append(entry)
    }
    comebacks.forget(round.word)
    newlyExcluded.append(word)
    round.abandon()
    self.round = round
    return word
  }

  /// Ends the session. What is still to be kept should be settled first.
  public func end() -> Summary {
    (round, prompt) = (nil, nil)
    return Summary(
      tally: tally,
      mistakes: mistakes.filter { $0.value > 0 && $0.key != .soundsRight }
        .sorted { ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue) }
        .map { (kind: $0.key, count: $0.value) },
      due: (today: syllabus.dueCount, tomorrow: syllabus.dueTomorrow),
      streak: syllabus.progress.streak)
  }

  // MARK: Records

  private func end(_ round: Round) {
    guard let outcome = round.outcome else { return }
    tally.record(round)
    comebacks.record(round)
    if let left = wanted[round.word.text], round.isFirstTry {
      wanted[round.word.text] = left - 1
      if left > 1 { given.append(WordList.Entry(word: round.word.text)) }
    }
    if case .completed(let tries) = outcome {
      let date = now().date
      unsettled = CompletedWord(
        word: round.word.text, definitions: round.word.definitions, firstCompleted: date,
        lastCompleted: date, timesCompleted: 1, fewestTries: tries,
        source: round.word.authority?.neededCredit)
    }
  }

  /// Whether the last completed word is on the list.
  public var isSettled: Bool { unsettled == nil && !files.completed.hasQueuedWords }

  /// Puts the last completed word on the list, which otherwise the next step does. Its tries are in the
  /// journal already.
  public func settle() throws(StorageError) {
    if let completed = unsettled { files.completed.add(completed) }
    unsettled = nil
    try files.completed.flush()
  }
}
