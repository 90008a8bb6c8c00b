internal import Learner
internal import Practice
internal import Scheduling
internal import Storage
internal import Vocabulary
internal import WordService

/// The part of a session that chooses its words: due words, new words, words of a list, and words
/// that were missed before.
actor WordChooser {
  private let plan: SessionPlan
  private let supply: WordSupply?
  private let lookup: PromptLookup
  private let drawing: WordDraw

  private var progress: Progress
  private var rounds: DailyRounds
  private var given: GivenWords
  /// The words that are not drawn, because this session or a recent one asked them.
  private var asked: Set<String>
  private let excluded: ExcludedWords
  private let today: @Sendable () -> Day
  private var kept = SavedState()
  /// Whether the learner can be asked a word at all.
  private let canAsk: (String) -> Bool
  /// Whether this session can ask a word.
  private let isAskable: (String) -> Bool
  /// The words that were missed, by their text.
  private var missed: [String: Word] = [:]

  /// The word chosen ahead of its turn, so that its sound can be prepared.
  private var upcoming: Prompt?
  private var choosing: Task<Prompt?, Never>?

  /// - Parameter today: a function that returns the present day, which changes while a page stays
  ///   open.
  init(
    _ plan: SessionPlan, past: PastPractice, supply: WordSupply?, lookup: PromptLookup,
    today: @escaping @Sendable () -> Day
  ) {
    self.today = today
    self.plan = plan
    self.supply = supply
    self.lookup = lookup
    drawing = WordDraw(plan: plan, supply: supply, lookup: lookup)
    progress = past.progress
    excluded = past.excluded
    asked = past.recent
    let fits: (String) -> Bool = { [filter = plan.filter] word in
      filter.fits(word, level: supply?.level(of: word)) && supply?.matches(word) ?? true
    }
    given = GivenWords(plan, past: past, on: today(), fits: fits)
    let isListed: (String) -> Bool = { [listed = given.listed, unfit = past.listedUnfit] word in
      listed[word] != nil || unfit.contains(word)
    }
    let canAsk: (String) -> Bool = { [excluded] word in
      !excluded.contains(word) && (isListed(word) || supply?.canAsk(word) ?? false)
    }
    let isAskable: (String) -> Bool = { canAsk($0) && fits($0) }
    self.canAsk = canAsk
    self.isAskable = isAskable
    rounds = DailyRounds(past.progress, plan, on: today(), kept: .init(), isAskable: isAskable)
    if plan.mixing != .none {
      let seed = plan.seed ?? .random(in: 0 ... .max)
      kept.mixing = seed
      given.mix(seed: seed)
    }
  }

  /// Renews the choice of words if another day has begun.
  private func beginDay() {
    if today() != rounds.today { renewRounds() }
  }

  /// Renews the choice of words, with the present dictionary, day and progress.
  func renewRounds() {
    rounds = DailyRounds(progress, plan, on: today(), kept: rounds.kept, isAskable: isAskable)
    for word in kept.excluded { rounds.remove(word) }
    if let upcoming { rounds.take(upcoming.word.text) }
  }

  // MARK: The next word

  /// Whether there is any word to ask.
  var hasWords: Bool { get async { await newWord() != nil } }

  /// The notice for a session without a word whose learner has done everything; `nil` if the
  /// learner's wishes name no word.
  var doneNotice: Notice? {
    if plan.mode.words == .missed { return given.lacksFitting ? .noMissedFits : .nothingMissed }
    let isFiltered = !plan.filter.isAny || !plan.pattern.isAny
    switch plan.words {
    case .given: return nil
    case .review: return .nothingDue
    case .drawn where plan.seed != nil: return nil
    case .drawn where plan.testWords != nil: return isFiltered ? .noTestWordFits : .testPractised
    case .drawn where plan.goal == .keep && progress.words.isEmpty: return .nothingMet
    case .drawn where plan.goal == .keep: return isFiltered ? .noMetWordFits : .allKept
    case .drawn where rounds.lacksNew: return nil
    case .drawn:
      return isFiltered
        ? .fittingDoneForToday(newWords: plan.newPerDay) : .doneForToday(newWords: plan.newPerDay)
    }
  }

  /// The sentence about the words of a list that this session leaves out; `nil` where it asks all.
  var remark: String? { given.remark }

  /// Takes the word of the next round: a missed word whose turn it is, or else the next word that
  /// was not asked yet; `nil` at the end.
  func next() async -> Choice? {
    let new = await newWord()
    if plan.mode.isRepeating, let back = rounds.comeback(othersRemain: new != nil) {
      kept.repeats += 1
      return choice(of: await lookup.prompt(await word(named: back)), isComeback: true)
    }
    guard let new else { return nil }
    var isReview = false
    if case .given = plan.words {} else { isReview = progress.words[new.word.text] != nil }
    upcoming = nil
    kept.newWords += 1
    return choice(of: new, isReview: isReview)
  }

  private func choice(
    of prompt: Prompt, isComeback: Bool = false, isReview: Bool = false
  ) -> Choice {
    Choice(
      prompt: prompt, isComeback: isComeback, wasMissed: wasMissedToday(prompt.word.text),
      isReview: isReview, number: kept.newWords, total: wordsToCome.map { kept.newWords + $0 },
      comebacks: plan.mode.isRepeating ? rounds.comebacks + (isComeback ? 1 : 0) : 0,
      repeats: kept.repeats)
  }

  /// Returns whether the learner missed a word earlier today.
  func wasMissedToday(_ word: String) -> Bool { progress.wasMissed(word, on: today()) }

  /// Returns the next word that was not asked yet. Every call returns the same word until it is
  /// taken.
  func newWord() async -> Prompt? {
    if upcoming == nil {
      // A second caller waits for the same word while it is being chosen.
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
    if let count = plan.count, kept.newWords >= count { return nil }
    if isInOrder { return await nextGiven() }
    beginDay()
    let new = await drawing.newItems(progress.rating, given: given.first)
    while let choice = rounds.best(progress, new: new) {
      switch choice {
      case .met(let text):
        rounds.take(text)
        if let word = await metWord(text) {
          var prompt = await lookup.prompt(word)
          prompt.isToLearn = progress.toLearn.contains(text)
          return prompt
        }
      case .new(let chance):
        if let prompt = plan.testWords == nil ? await draw(chance) : await nextGiven() {
          rounds.takeNew()
          return prompt
        }
        rounds.endNew()
      }
    }
    return nil
  }

  /// Whether the words come in a fixed order.
  private var isInOrder: Bool {
    if case .given = plan.words { true } else { plan.mode.words == .missed }
  }

  private func nextGiven() async -> Prompt? {
    guard let entry = given.next() else { return nil }
    return await lookup.prompt(await lookup.word(entry))
  }

  /// Returns a word that the learner has met; `nil` where no dictionary has it any more.
  private func metWord(_ text: String) async -> Word? {
    if let entry = given.listed[text] { return await lookup.word(entry) }
    return await supply?.word(text)
  }

  /// Draws a word that the learner has not met.
  private func draw(_ chance: Double) async -> Prompt? {
    let word = await drawing.word(progress.rating, chance: chance, isFirstDay: isFirstDay) {
      [met = progress.words, asked, excluded] word in
      met[word] != nil || asked.contains(word) || excluded.contains(word)
    }
    guard let word else { return nil }
    return await lookup.prompt(word)
  }

  /// Whether the learner is new: every word that the learner has met is one of today's. A session
  /// with a seed knows nothing of the learner.
  private var isFirstDay: Bool {
    plan.seed == nil && progress.words.count <= progress.newWords[rounds.today] ?? 0
  }

  /// Returns a word that comes back. A resumed session finds it in the list or the dictionary.
  private func word(named text: String) async -> Word {
    if let word = missed[text] { return word }
    return await metWord(text) ?? Word(text)
  }

  /// The number of words that are yet to be asked for the first time; `nil` if it is not known.
  private var wordsToCome: Int? {
    guard plan.mode.ending == .never else { return nil }
    // A missed word may come first although the next new word has been chosen already.
    let chosen = upcoming == nil ? 0 : 1
    var new: Int?
    switch plan.words {
    case _ where plan.mode.words == .missed:
      // The repetitions include the words that come back and the word of this round.
      new = max(0, given.repetitionsLeft - 1 - rounds.comebacks)
    case .given: new = given.count + chosen
    case .review: new = rounds.leftToday + chosen
    case .drawn: new = plan.seed == nil && plan.count != nil ? rounds.leftToday + chosen : nil
    }
    if let count = plan.count { new = min(new ?? count, count - kept.newWords) }
    return new
  }

  // MARK: The steps of the learner

  /// The streak of completed rounds.
  var streak: Streak { progress.streak }

  /// The number of words that wait to be reviewed, today and tomorrow, whether or not they fit the
  /// wishes for this session.
  var due: (today: Int, tomorrow: Int) {
    let agenda = progress.agenda(on: rounds.today, for: plan.goal) { !excluded.contains($0) }
    let days = agenda.forecast(days: 2)
    return (agenda.due.count { canAsk($0) && !kept.excluded.contains($0) }, days[1])
  }

  /// Returns those of some words that come back first, in their order here, and when; `nil` if
  /// the schedule has none of them.
  func comeback(of words: [String]) -> ComebackOutlook? {
    let scheduler = progress.scheduler(for: plan.goal)
    let days = words.compactMap { word -> (word: String, days: Int)? in
      guard let record = progress.words[word], !excluded.contains(word),
        !kept.excluded.contains(word)
      else { return nil }
      let due = record.memory.due(on: rounds.today, by: scheduler)
      return (word, max(0, rounds.today.distance(to: due)))
    }
    guard let soonest = days.map(\.days).min() else { return nil }
    return ComebackOutlook(words: days.filter { $0.days == soonest }.map(\.word), days: soonest)
  }

  /// Adds a journal entry to the learner's progress.
  ///
  /// - Parameter dailyGoal: the number of rounds that make a day of practice.
  /// - Returns: the streak after the entry, and the milestones that the learner reached with it.
  func record(
    _ entry: JournalEntry, dailyGoal: Int
  ) -> (streak: Streak, milestones: [Milestone]) {
    let milestones = progress.milestones(with: entry, dailyGoal: dailyGoal)
    return (progress.streak, milestones)
  }

  /// Records how a round ended, so that a missed word comes back.
  func finish(_ round: Round) {
    rounds.record(round)
    missed[round.word.text] = round.outcome == .missed ? round.word : missed[round.word.text]
    given.finish(round)
  }

  /// Removes a word that the learner excluded.
  func exclude(_ word: String) {
    rounds.remove(word)
    kept.excluded.append(word)
  }

  // MARK: A session that was left

  /// Returns the state that the session needs to go on later.
  func leave() -> SavedState {
    var kept = kept
    kept.rounds = rounds.kept
    return kept
  }

  /// Restores the state of a left session.
  ///
  /// - Parameters:
  ///   - done: the words that the learner completed or missed.
  ///   - current: the word of the round that was open.
  func resume(_ kept: SavedState, done: [String], current: String?) {
    self.kept = kept
    var done = Set(done + kept.excluded)
    if let current { done.insert(current) }
    rounds = DailyRounds(
      progress, plan, on: rounds.today, kept: kept.rounds, isAskable: isAskable)
    if let seed = kept.mixing { given.mix(seed: seed) }
    for word in done { rounds.take(word) }
    for word in kept.excluded { rounds.remove(word) }
    given.remove(done)
    asked.formUnion(done)
  }

  /// Returns the prompt for the word of the round that was open.
  func prompt(named text: String) async -> Prompt {
    await lookup.prompt(await word(named: text))
  }
}
