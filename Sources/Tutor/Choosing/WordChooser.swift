internal import Practice
internal import Scheduling
internal import Storage
internal import Vocabulary
internal import WordService

/// The part of a session that chooses its words: due words, new words, words of a list, and words
/// that were missed before.
actor WordChooser {
  /// A word to ask, with its place in the session.
  struct Choice {
    let prompt: Prompt
    /// Whether the word was missed earlier in this session.
    let isComeback: Bool
    /// Whether the schedule asked for the word.
    let isReview: Bool
    /// The number of rounds after this one if the learner misses no further word; `nil` where the
    /// session has no known end.
    let roundsToCome: Int?
  }

  /// The state that a left session needs to go on.
  struct Kept: Hashable, Codable {
    /// The number of words taken so far, without those that came back after a miss.
    var newWords = 0
    var comebacks = Comebacks()
    /// The words that the learner excluded in this session.
    var excluded: [String] = []
  }

  private let plan: SessionPlan
  private let supply: WordSupply?
  private let prompting: Prompting

  private var progress: Progress
  private var queue: ReviewQueue
  private var given: ArraySlice<WordList.Entry>
  /// The number of times that the learner has yet to spell each word, in a session on mistakes.
  private var repetitions: [String: Int] = [:]
  /// The words that are not drawn, because this session or a recent one asked them.
  private var asked: Set<String>
  private let excluded: ExcludedWords
  private let today: @Sendable () -> Day
  private var kept = Kept()
  /// The words that were missed, by their text.
  private var missed: [String: Word] = [:]

  /// The word chosen ahead of its turn, so that its sound can be prepared.
  private var upcoming: Prompt?
  private var choosing: Task<Prompt?, Never>?

  /// - Parameter today: returns the present day, which changes while a page stays open.
  init(
    _ plan: SessionPlan, past: PastPractice, supply: WordSupply?, prompting: Prompting,
    today: @escaping @Sendable () -> Day
  ) {
    self.today = today
    self.plan = plan
    self.supply = supply
    self.prompting = prompting
    progress = past.progress
    excluded = past.excluded
    asked = past.recent
    var given: [WordList.Entry] = []
    if plan.mode.words == .missed {
      given = past.missed.map { WordList.Entry(word: $0) }
      repetitions = given.reduce(into: [:]) { $0[$1.word] = MissedWords.timesWanted }
    } else if case .given(let entries) = plan.words {
      given = entries
    }
    self.given =
      given.filter {
        !Spelling($0.word).isEmpty
          && (plan.mode.words == .any || !past.excluded.contains($0.word))
      }[...]
    queue = ReviewQueue(
      past.progress, mix: plan.mix, on: today(),
      isAskable: Self.askable(past.excluded, supply: supply))
  }

  /// Makes the queue anew where another day has begun: with the words that are due now, and with the
  /// new words of that day.
  private func beginDay() {
    if today() != queue.today { renewQueue() }
  }

  /// Makes the queue anew from what is known now of the words, the day and the learner.
  func renewQueue() {
    queue = ReviewQueue(
      progress, mix: plan.mix, on: today(), isAskable: Self.askable(excluded, supply: supply))
    for word in kept.excluded { queue.remove(word) }
    if let upcoming { queue.remove(upcoming.word.text) }
  }

  /// Returns the rule that tells which due words a session can ask.
  private static func askable(
    _ excluded: ExcludedWords, supply: WordSupply?
  ) -> (String) -> Bool {
    { !excluded.contains($0) && supply?.canAsk($0) ?? false && supply?.matches($0) ?? true }
  }

  // MARK: The next word

  /// Whether there is any word to ask.
  var hasWords: Bool { get async { await newWord() != nil } }

  /// Whether an empty session means that the learner has done all there is to do today.
  var isDone: Bool {
    if plan.mode.words == .missed { return true }
    switch plan.words {
    case .given: return false
    case .review: return true
    case .drawn: return plan.seed == nil && queue.next == nil
    }
  }

  /// Takes the word of the next round: a missed word whose turn it is, or else a new one; `nil` at
  /// the end.
  func next() async -> Choice? {
    let new = await newWord()
    if plan.mode.isRepeating, let back = kept.comebacks.next(othersRemain: new != nil) {
      let prompt = await prompting.prompt(await word(named: back))
      return Choice(
        prompt: prompt, isComeback: true, isReview: false, roundsToCome: roundsToCome)
    }
    guard let new else { return nil }
    var isReview = false
    if case .given = plan.words {} else { isReview = progress.words[new.word.text] != nil }
    upcoming = nil
    kept.newWords += 1
    return Choice(prompt: new, isComeback: false, isReview: isReview, roundsToCome: roundsToCome)
  }

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
    if plan.mode.words == .missed { return await nextGiven() }
    beginDay()
    switch plan.words {
    case .given: return await nextGiven()
    case .review: return await nextDue()
    case .drawn(let length, let levels, _):
      switch plan.seed == nil ? queue.next : .new {
      case .due: return await nextDue()
      case .new:
        queue.takeNew()
        return await draw(length, levels)
      case nil: return nil
      }
    }
  }

  private func nextGiven() async -> Prompt? {
    guard let entry = given.popFirst() else { return nil }
    return await prompting.prompt(await prompting.word(entry))
  }

  private func nextDue() async -> Prompt? {
    while let text = queue.takeDue() {
      if let word = await supply?.word(text) { return await prompting.prompt(word) }
    }
    return nil
  }

  /// Draws a word that the learner has not met. It has one of the chosen levels; where none was
  /// chosen, it is as hard as the learner's rating asks for.
  private func draw(_ length: WordLength, _ levels: LevelRange?) async -> Prompt? {
    let known = Set(progress.words.keys).union(asked)
    let isUnwanted = { @Sendable [excluded] word in
      known.contains(word) || excluded.contains(word)
    }
    if levels == nil, plan.seed == nil, let supply, await supply.isOffline {
      let pools = progress.rating.pools(within: length.letters)
      let words = await supply.offers(
        pools.map { ($0.level, $0.length) }, isUnwanted: isUnwanted)
      var difficulties: [WordDifficulty] = []
      for word in words { difficulties.append(await prompting.difficulty(of: word)) }
      if let best = progress.rating.pick(from: difficulties) {
        return await prompting.prompt(words[best])
      }
    }
    guard let word = await supply?.draw(isUnwanted: isUnwanted) else { return nil }
    return await prompting.prompt(word)
  }

  /// Returns a word that comes back. In a resumed session, the list or the dictionary has it.
  private func word(named text: String) async -> Word {
    if let word = missed[text] { return word }
    if case .given(let entries) = plan.words, let entry = entries.first(where: { $0.word == text })
    {
      return await prompting.word(entry)
    }
    return await supply?.word(text) ?? Word(text)
  }

  private var roundsToCome: Int? {
    guard plan.mode.ending == .never else { return nil }
    // A missed word may come first although the next new word has been chosen already.
    let chosen = upcoming == nil ? 0 : 1
    var new: Int?
    switch plan.words {
    case _ where plan.mode.words == .missed:
      // The repetitions include the words that come back and the word of this round.
      let times = repetitions.values.reduce(0) { $0 + max(0, $1) }
      new = max(0, times - 1 - kept.comebacks.count)
    case .given: new = given.count + chosen
    case .review: new = queue.dueCount + chosen
    case .drawn: new = plan.seed == nil && plan.count != nil ? queue.leftToday + chosen : nil
    }
    if let count = plan.count { new = min(new ?? count, count - kept.newWords) }
    return new.map { $0 + (plan.mode.isRepeating ? kept.comebacks.count : 0) }
  }

  // MARK: The steps of the learner

  /// The streak of completed rounds.
  var streak: Streak { progress.streak }

  /// The number of words that wait to be reviewed, today and tomorrow.
  var due: (today: Int, tomorrow: Int) { (queue.dueCount, queue.dueTomorrow(progress)) }

  /// Adds a journal entry to the learner's progress.
  ///
  /// - Returns: the streak after the entry.
  func record(_ entry: JournalEntry) -> Streak {
    progress.record(entry)
    return progress.streak
  }

  /// Notes how a round ended, so that a missed word comes back.
  func finish(_ round: Round) {
    kept.comebacks.record(round)
    missed[round.word.text] = round.outcome == .missed ? round.word : missed[round.word.text]
    if let left = repetitions[round.word.text], round.isFirstTry {
      repetitions[round.word.text] = left - 1
      if left > 1 { given.append(WordList.Entry(word: round.word.text)) }
    }
  }

  /// Forgets a word that the learner excluded.
  func exclude(_ word: String) {
    kept.comebacks.forget(word)
    kept.excluded.append(word)
  }

  // MARK: A session that was left

  /// Returns the state that the session needs to go on later.
  func leave() -> Kept { kept }

  /// Restores the state of a left session.
  ///
  /// - Parameters:
  ///   - done: the words that the learner completed or missed.
  ///   - current: the word of the round that was open.
  func resume(_ kept: Kept, done: [String], current: String?) {
    self.kept = kept
    var done = Set(done + kept.excluded)
    if let current {
      done.insert(current)
      queue.remove(current)
    }
    given = given.filter { !done.contains($0.word) }
    asked.formUnion(done)
  }

  /// Returns the prompt for the word of the round that was open.
  func prompt(named text: String) async -> Prompt {
    await prompting.prompt(await word(named: text))
  }
}
