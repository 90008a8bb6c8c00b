internal import FoundationEssentials
public import Practice
public import Speech
public import Storage
internal import Vocabulary
public import WordService

/// A session of rounds: chooses the words, judges what is typed, keeps it, and says what is heard.
///
/// Every front end practises through this, one call a step. A try is on the disk before its verdict
/// is returned; the list of completed words follows with the next step.
public actor Lesson {
  private let plan: Plan
  private let supply: WordSupply?
  private let sounds: SoundAlikes?
  private let records: Records
  private let script: Script
  private let pronounce: Pronounce?
  private let now: @Sendable () -> Moment

  private var given: ArraySlice<WordList.Entry> = []
  /// How often the words of a session on mistakes are still to be spelled.
  private var wanted: [String: Int] = [:]
  private var asked: Set<String> = []
  /// Words that are never asked again.
  private let excluded: Set<String>
  /// Chosen ahead of its turn, so that its sound can be made.
  private var upcoming: Prompt?
  private var choosing: Task<Prompt?, Never>?
  private var newWords = 0

  private var round: Round?
  private var prompt: Prompt?
  private var log: RoundLog
  /// Those that were looked for, and what was found.
  private var recordings: [String: (sound: Sound, authority: Authority)?] = [:]
  private var heardRecording: Authority?
  private var rounds = 0
  private var began: Date?
  private var comebacks = Comebacks()
  private var tally = Tally()
  private var syllabus: Syllabus
  private var isReview = false
  private var mistakes: [Mistake.Kind: Int] = [:]
  private var lastWrong: (typed: String, feedback: Feedback)?
  private var unsettled: CompletedWord?

  /// Words asked in as many last tries as this are not drawn again.
  private static let lately = 300

  /// How a word is said, in IPA: of a part of speech, where that is known.
  public typealias Pronounce = @Sendable (_ word: String, _ part: String?) async -> String?

  /// - Throws: ``StorageError`` when the journal can't be read.
  public init(
    _ plan: Plan, supply: WordSupply?, sounds: SoundAlikes? = nil, records: Records,
    script: Script, pronounce: Pronounce? = nil,
    now: @escaping @Sendable () -> Moment = { .now }
  ) throws(StorageError) {
    self.plan = plan
    self.supply = supply
    self.sounds = sounds
    self.records = records
    self.script = script
    self.pronounce = pronounce
    self.now = now
    log = RoundLog(start: now())
    let excluded = try records.excluded()
    self.excluded = excluded
    var progress = Progress()
    var missed = MissedWords()
    var last: [String] = []
    try records.forEachEntry { entry in
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
    syllabus = Syllabus(progress, mix: plan.mix, at: LocalTime(now())) { word in
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
      isReview = syllabus.knows(new?.word.text ?? "")
      upcoming = nil
      newWords += 1
    }
    guard let prompt = next else { return nil }
    self.prompt = prompt
    lastWrong = nil
    round = Round(
      prompt.word, tries: plan.mode.tries ?? plan.tries,
      said: prompt.ipa.map(Pronunciation.init), isEnglish: isEnglish,
      isSeen: plan.mode.opening == .sight)
    log = RoundLog(start: now())
    rounds += 1
    heardRecording = nil
    return question(isComeback: missed != nil)
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
    if let event = JournalEntry.Event(verdict) {
      var entry = log.entry(event, of: round, typed: typed, at: now())
      if case .wrong(let feedback) = verdict {
        entry.mistakes = feedback.mistakes.map(\.kind.rawValue)
        lastWrong = (typed, feedback)
        for mistake in feedback.mistakes { mistakes[mistake.kind, default: 0] += 1 }
      }
      try keep(entry)
    }
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
    self.round = round
    return answer(.empty, of: round)
  }

  private func keep(_ entry: JournalEntry) throws(StorageError) {
    try records.append(entry)
    syllabus.record(entry)
  }

  private var isEnglish: Bool { Synthesizer.language(of: script.voice).hasPrefix("en") }

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
  public func hint() -> Hint? { round?.hint() }

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
    try records.changeList(named: WordList.excluded) { list in
      guard !list.words.contains(where: { $0.word.lowercased() == word.lowercased() }) else {
        return
      }
      var entry = WordList.Entry(word: word)
      entry.reason = reason
      list.words.append(entry)
    }
    comebacks.forget(round.word)
    round.abandon()
    self.round = round
    return word
  }

  /// What is to be heard at a cue.
  public func utterances(for cue: Cue) async -> [Utterance] {
    guard let prompt else { return [] }
    let word = prompt.word.text
    let script = script.saying(prompt.parts)
    switch cue {
    case .word:
      log.heard += 1
      return noting(
        prompt,
        log.heard == 1 || plan.mode.opening == .sentence
          ? firstHearing(prompt) : [spoken(prompt)])
    case .human:
      log.heard += 1
      return noting(prompt, [await recorded(prompt) ?? script.text(word)])
    case .own:
      guard let lastWrong else {
        return [script.text("There is no wrong try yet."), script.text(word)]
      }
      return [
        script.text("You wrote"), script.text(lastWrong.typed), script.text("The word is"),
        script.text(word),
      ]
    case .slowly:
      log.heard += 1
      log.heardSlowly += 1
      return [script.slowly(word, log.heardSlowly > 1 ? .bySyllables : .stretched)]
    case .definition:
      guard !prompt.definitions.isEmpty else { return [script.text("There is no definition.")] }
      return prompt.definitions.map { script.text($0.spoken) }
    case .partOfSpeech:
      let parts = prompt.definitions.map(\.partOfSpeech.rawValue).filter { !$0.isEmpty }
      return [
        script.text(
          parts.isEmpty ? "Its part of speech is not known." : parts.joined(separator: " or "))
      ]
    case .sentence:
      let sentence = await sentence(prompt)
      return [script.text(sentence ?? "There is no sentence.")]
    case .origin:
      let origin = await supply?.addition(to: word)?.origin
      return [script.text(origin ?? "Its origin is not known.")]
    case .hint(let hint):
      return script.hint(hint)
    case .answer(let answer):
      return script.answer(answer, word: word, meaning: prompt.definitions.first?.spoken)
    case .reveal:
      return script.reveal(word)
    }
  }

  /// A sentence that uses the word, as it may be shown; `nil` when there is none.
  public func shownSentence() async -> String? {
    guard let prompt else { return nil }
    return await sentence(prompt).map(prompt.shown)
  }

  /// Where the word comes from, as it may be shown; `nil` when that is not known.
  public func shownOrigin() async -> String? {
    guard let prompt else { return nil }
    return await supply?.addition(to: prompt.word.text)?.origin.map(prompt.shown)
  }

  /// What could not be reached, one sentence each, once.
  public func takeFailures() async -> [String] {
    await supply?.takeFailures().map(\.description) ?? []
  }

  /// That of the dictionary, or one that a service has sent since.
  private func sentence(_ prompt: Prompt) async -> String? {
    if let sentence = prompt.sentence { return sentence }
    let examples = await supply?.addition(to: prompt.word.text)?.definitions.flatMap(\.examples)
    return examples?.first { prompt.shown($0) != $0 }
  }

  /// The word; what sounds like another word, or nearly so, is told by its meaning, so that is said,
  /// too.
  private func firstHearing(_ prompt: Prompt) -> [Utterance] {
    let script = script.saying(prompt.parts)
    let word = spoken(prompt)
    if plan.mode.opening == .sentence, let sentence = prompt.sentence {
      return [script.text(sentence)]
    }
    guard prompt.distinctness != .distinct, let meaning = prompt.definitions.first else {
      return [word]
    }
    return [word, script.text(meaning.spoken), word]
  }

  /// A word as it is heard when nothing else is asked for.
  private func spoken(_ prompt: Prompt) -> Utterance {
    if plan.recordings == .first, case .some(.some(let found)) = recordings[prompt.word.text] {
      return script.recorded(found.sound)
    }
    return script.saying(prompt.parts).text(prompt.word.text)
  }

  /// Remembers whose recording is heard.
  private func noting(_ prompt: Prompt, _ utterances: [Utterance]) -> [Utterance] {
    if case .some(.some(let found)) = recordings[prompt.word.text],
      utterances.contains(where: { $0.content == .recorded(found.sound) })
    {
      heardRecording = found.authority
    }
    return utterances
  }

  /// The word as a person says it. Of a word that is said in two ways nobody knows which was recorded.
  private func recorded(_ prompt: Prompt) async -> Utterance? {
    let word = prompt.word.text
    guard plan.recordings != .never, !prompt.hasManyWays else { return nil }
    if recordings[word] == nil {
      let accent = Synthesizer.language(of: script.voice).hasPrefix("en-us") ? "us" : "gb"
      let recording = await supply?.recording(of: word, accent: accent)
      recordings[word] = recording.flatMap { recording in
        Sound(recording: recording.file).map { ($0, recording.authority) }
      }
    }
    guard case .some(.some(let found)) = recordings[word] else { return nil }
    return script.recorded(found.sound)
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

  // MARK: Words

  /// The next word that was not asked yet; the same one until it is taken.
  private func newWord() async -> Prompt? {
    if upcoming == nil {
      // Whoever comes while it is being chosen waits for the same one.
      let task = choosing ?? Task { await choose() }
      choosing = task
      let chosen = await task.value
      if choosing == task {
        choosing = nil
        upcoming = chosen
        if let chosen { asked.insert(chosen.word.text) }
      }
    }
    return upcoming
  }

  private func choose() async -> Prompt? {
    if let count = plan.count, newWords >= count { return nil }
    if plan.mode.words == .missed {
      guard let entry = given.popFirst() else { return nil }
      return await prompt(await word(entry))
    }
    switch plan.words {
    case .given:
      guard let entry = given.popFirst() else { return nil }
      return await prompt(await word(entry))
    case .review:
      return await dueWord()
    case .drawn(let length, let levels):
      switch plan.seed == nil ? syllabus.next : .new {
      case .due: return await dueWord()
      case .new:
        syllabus.takeNew()
        return await newWord(length, levels)
      case nil: return nil
      }
    }
  }

  private func dueWord() async -> Prompt? {
    while let text = syllabus.takeDue() {
      if let word = await supply?.word(text) { return await prompt(word) }
    }
    return nil
  }

  /// A word that the learner has not met: of the levels that were chosen, or as hard as is needed.
  private func newWord(_ length: WordLength, _ levels: LevelRange?) async -> Prompt? {
    let known = Set(syllabus.progress.words.keys).union(asked)
    let isUnwanted = { @Sendable [excluded] word in
      known.contains(word) || excluded.contains(word)
    }
    if levels == nil, plan.seed == nil, let supply, await supply.isOffline {
      let rating = syllabus.progress.rating
      let shelves = rating.shelves(within: length.letters)
      let words = await supply.offers(
        shelves.map { ($0.level, $0.length) }, isUnwanted: isUnwanted)
      var difficulties: [WordDifficulty] = []
      for word in words {
        let ipa = await pronounce?(word.text, word.definitions.first?.partOfSpeech.rawValue)
        let written = WrittenWord(Spelling(word.text), said: ipa.map(Pronunciation.init))
        difficulties.append(
          WordDifficulty(
            length: word.text.count, level: word.level, irregularity: written.irregularity))
      }
      if let best = rating.pick(from: difficulties) { return await prompt(words[best]) }
    }
    guard let word = await supply?.draw(isUnwanted: isUnwanted) else { return nil }
    return await prompt(word)
  }

  /// A word of a list: what the list says of it, then what the dictionary does.
  private func word(_ entry: WordList.Entry) async -> Word {
    let known = await supply?.word(entry.word)
    var definitions = known?.definitions ?? []
    if entry.definition != nil || entry.sentence != nil {
      let part = definitions.first?.partOfSpeech ?? PartOfSpeech(rawValue: "")
      let text = entry.definition ?? definitions.first?.text ?? ""
      let sentences = [entry.sentence].compactMap(\.self)
      definitions.insert(
        Definition(partOfSpeech: part, text: text, examples: sentences), at: 0)
    }
    let added = definitions.first.flatMap { supply?.relatives(of: entry.word, in: [$0]) } ?? []
    return Word(
      entry.word, definitions: definitions, level: known?.level,
      relatives: (known?.relatives ?? []).union(added), forms: known?.forms ?? [],
      regions: known?.regions ?? [],
      authority: known?.authority)
  }

  private func prompt(_ word: Word) async -> Prompt {
    var entry = SoundAlikes.Entry()
    if let sounds, let supply {
      entry = sounds.entry(
        of: word.text.lowercased(), as: word.definitions.first?.partOfSpeech,
        regions: supply.regions)
    }
    var prompt = Prompt(word, sound: entry)
    if isEnglish { prompt.ipa = await pronounce?(word.text, prompt.parts.values.first) }
    return prompt
  }

  private func question(isComeback: Bool) -> Question? {
    prompt.map {
      Question(
        number: rounds, isReview: isReview && !isComeback, isComeback: isComeback,
        distinctness: $0.distinctness,
        sight: plan.mode.opening == .sight ? $0.word.text : nil,
        sentence: plan.mode.opening == .sentence ? $0.sentence.map($0.shown) : nil,
        definitions: $0.shownDefinitions,
        credit: $0.word.authority?.neededCredit)
    }
  }

  // MARK: Records

  private func answer(_ verdict: Round.Verdict, of round: Round) -> Answer {
    var note: String?
    if case .variant(let typed) = verdict {
      note = RegionalNote.sentence(typed: typed, asked: round.word, region: plan.region)
    }
    return Answer(
      verdict: verdict, note: note, triesLeft: round.triesLeft, recordedBy: heardRecording,
      word: round.phase == .asking ? nil : round.word, outcome: round.outcome,
      explanations: round.phase == .asking
        ? [] : lastWrong?.feedback.explanations(of: round.written) ?? [],
      isCopying: round.phase == .copying, streak: syllabus.progress.streak)
  }

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

  /// Puts the last completed word on the list, which otherwise the next step does. Its tries are in the
  /// journal already.
  public func settle() throws(StorageError) {
    guard let completed = unsettled else { return }
    try records.add(completed)
    unsettled = nil
  }
}
