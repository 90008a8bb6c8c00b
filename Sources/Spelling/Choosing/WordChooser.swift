internal import Learner
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
    /// Whether the word was missed earlier today, in any session.
    let wasMissed: Bool
    /// Whether the schedule asked for the word.
    let isReview: Bool
    /// The number of the word in the session, from 1. A word that comes back has the number of the last one
    /// before it.
    let number: Int
    /// The number of words of the session; `nil` where it has no known end.
    let total: Int?
    /// The number of missed words that come back, this one included.
    let comebacks: Int
  }

  /// The state that a left session needs to go on.
  struct Kept: Hashable, Codable {
    /// The number of words taken so far, without those that came back after a miss.
    var newWords = 0
    /// The words that come back, and how the rounds went.
    var rounds = RoundChooser.Kept()
    /// The words that the learner excluded in this session.
    var excluded: [String] = []

    init() {}

    /// Reads the state. Versions of the program before this one kept it without the rounds.
    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      newWords = try values.decode(Int.self, forKey: .newWords)
      rounds = try values.decodeIfPresent(RoundChooser.Kept.self, forKey: .rounds) ?? .init()
      excluded = try values.decode([String].self, forKey: .excluded)
    }
  }

  private let plan: SessionPlan
  private let supply: WordSupply?
  private let prompting: Prompting

  private var progress: Progress
  private var rounds: DailyRounds
  /// The words of a list that are still to be asked, in their order.
  private var given: ArraySlice<WordList.Entry>
  /// The words of the list, by their text.
  private let listed: [String: WordList.Entry]
  /// The number of times that the learner has yet to spell each word, in a session on mistakes.
  private var repetitions: [String: Int] = [:]
  /// The words that are not drawn, because this session or a recent one asked them.
  private var asked: Set<String>
  private let excluded: ExcludedWords
  private let today: @Sendable () -> Day
  private var kept = Kept()
  private let isAskable: (String) -> Bool
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
    var given = plan.listed
    if plan.mode.words == .missed {
      given = past.missed.map { WordList.Entry(word: $0) }
      repetitions = given.reduce(into: [:]) { $0[$1.word] = MissedWords.timesWanted }
    }
    given.removeAll {
      Spelling($0.word).isEmpty
        || plan.mode.words == .missed && past.excluded.contains($0.word)
        || plan.testWords != nil && past.progress.words[$0.word] != nil
    }
    self.given = given[...]
    listed = Dictionary(plan.listed.map { ($0.word, $0) }) { first, _ in first }
    let isAskable: (String) -> Bool = { [excluded, listed] word in
      !excluded.contains(word)
        && (listed[word] != nil || supply?.canAsk(word) ?? false && supply?.matches(word) ?? true)
    }
    self.isAskable = isAskable
    rounds = DailyRounds(past.progress, plan, on: today(), kept: .init(), isAskable: isAskable)
  }

  /// Chooses anew where another day has begun: among the words of that day.
  private func beginDay() {
    if today() != rounds.today { renewRounds() }
  }

  /// Chooses anew from what is known now of the words, the day and the learner.
  func renewRounds() {
    rounds = DailyRounds(progress, plan, on: today(), kept: rounds.kept, isAskable: isAskable)
    for word in kept.excluded { rounds.remove(word) }
    if let upcoming { rounds.take(upcoming.word.text) }
  }

  // MARK: The next word

  /// Whether there is any word to ask.
  var hasWords: Bool { get async { await newWord() != nil } }

  /// The reason why a session has no word, where the learner has done all there is to do; `nil` where the
  /// learner's wishes name no word.
  var doneNotice: Notice? {
    if plan.mode.words == .missed { return .nothingMissed }
    switch plan.words {
    case .given: return nil
    case .review: return .nothingDue
    case .drawn where plan.seed != nil: return nil
    case .drawn where plan.testWords != nil: return .testPractised
    case .drawn where plan.goal == .keep: return progress.words.isEmpty ? .nothingMet : .allKept
    case .drawn: return rounds.lacksNew ? nil : .doneForToday(newWords: plan.newPerDay)
    }
  }

  /// Takes the word of the next round: a missed word whose turn it is, or else a new one; `nil` at
  /// the end.
  func next() async -> Choice? {
    let new = await newWord()
    if plan.mode.isRepeating, let back = rounds.comeback(othersRemain: new != nil) {
      return choice(of: await prompting.prompt(await word(named: back)), isComeback: true)
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
      comebacks: plan.mode.isRepeating ? rounds.comebacks + (isComeback ? 1 : 0) : 0)
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
    let new = await newItems
    while let choice = rounds.best(progress, new: new) {
      switch choice {
      case .met(let text):
        rounds.take(text)
        if let word = await metWord(text) {
          var prompt = await prompting.prompt(word)
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

  /// Whether the words come in the order of a list.
  private var isInOrder: Bool {
    if case .given = plan.words { true } else { plan.mode.words == .missed }
  }

  private func nextGiven() async -> Prompt? {
    guard let entry = given.popFirst() else { return nil }
    return await prompting.prompt(await prompting.word(entry))
  }

  /// Returns a word that the learner has met; `nil` where no dictionary has it any more.
  private func metWord(_ text: String) async -> Word? {
    if let entry = listed[text] { return await prompting.word(entry) }
    return await supply?.word(text)
  }

  /// The new words that the session can ask. Where the learner or a web service chooses them, they are as
  /// hard as they are.
  private var newItems: Candidates<String>.NewItems {
    get async {
      let rating = progress.rating
      if plan.testWords != nil, let next = given.first {
        let level = supply?.known(next.word)?.level
        return .chosen(
          chance: rating.chance(of: WordDifficulty(length: next.word.count, level: level)))
      }
      guard case .drawn(let length, let levels, _) = plan.words else {
        return RoundChooser.newWords
      }
      let isOffline = await supply?.isOffline ?? true
      guard let levels = levels ?? (isOffline ? nil : .normal) else { return RoundChooser.newWords }
      let middle = min(max(Self.middleLength, length.letters.lowerBound), length.letters.upperBound)
      let chances = Level.allCases.filter(levels.contains).map { level in
        rating.chance(of: WordDifficulty(length: middle, level: level))
      }
      return .chosen(chance: chances.reduce(0, +) / Double(chances.count))
    }
  }

  /// The letters of a word of medium length.
  private static let middleLength = 6

  /// Draws a word that the learner has not met. It has one of the chosen levels; where none was chosen,
  /// the learner spells it with about a chance.
  private func draw(_ chance: Double) async -> Prompt? {
    guard case .drawn(let length, let levels, _) = plan.words else { return nil }
    let known = Set(progress.words.keys).union(asked)
    let isUnwanted = { @Sendable [excluded] word in
      known.contains(word) || excluded.contains(word)
    }
    if levels == nil, plan.seed == nil, let supply, await supply.isOffline {
      let pools = progress.rating.pools(within: length.letters, share: chance)
      let words = await supply.offers(
        pools.map { ($0.level, $0.length) }, isUnwanted: isUnwanted)
      var difficulties: [WordDifficulty] = []
      for word in words { difficulties.append(await prompting.difficulty(of: word)) }
      if let best = progress.rating.pick(from: difficulties, share: chance) {
        return await prompting.prompt(words[best])
      }
    }
    guard let word = await supply?.draw(isUnwanted: isUnwanted) else { return nil }
    return await prompting.prompt(word)
  }

  /// Returns a word that comes back. In a resumed session, the list or the dictionary has it.
  private func word(named text: String) async -> Word {
    if let word = missed[text] { return word }
    return await metWord(text) ?? Word(text)
  }

  /// The number of words that are yet to be asked for the first time.
  private var wordsToCome: Int? {
    guard plan.mode.ending == .never else { return nil }
    // A missed word may come first although the next new word has been chosen already.
    let chosen = upcoming == nil ? 0 : 1
    var new: Int?
    switch plan.words {
    case _ where plan.mode.words == .missed:
      // The repetitions include the words that come back and the word of this round.
      let times = repetitions.values.reduce(0) { $0 + max(0, $1) }
      new = max(0, times - 1 - rounds.comebacks)
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

  /// The number of words that wait to be reviewed, today and tomorrow.
  var due: (today: Int, tomorrow: Int) {
    let agenda = progress.agenda(on: rounds.today, for: plan.goal) { !excluded.contains($0) }
    let days = agenda.forecast(days: 2)
    return (agenda.due.count { isAskable($0) && !kept.excluded.contains($0) }, days[1])
  }

  /// Adds a journal entry to the learner's progress.
  ///
  /// - Parameter dailyGoal: the rounds that make a day of practice.
  /// - Returns: the streak after the entry, and what the learner reached with it.
  func record(
    _ entry: JournalEntry, dailyGoal: Int
  ) -> (streak: Streak, milestones: [Milestone]) {
    let milestones = progress.milestones(with: entry, dailyGoal: dailyGoal)
    return (progress.streak, milestones)
  }

  /// Notes how a round ended, so that a missed word comes back.
  func finish(_ round: Round) {
    rounds.record(round)
    missed[round.word.text] = round.outcome == .missed ? round.word : missed[round.word.text]
    if let left = repetitions[round.word.text], round.isFirstTry {
      repetitions[round.word.text] = left - 1
      if left > 1 { given.append(WordList.Entry(word: round.word.text)) }
    }
  }

  /// Forgets a word that the learner excluded.
  func exclude(_ word: String) {
    rounds.remove(word)
    kept.excluded.append(word)
  }

  // MARK: A session that was left

  /// Returns the state that the session needs to go on later.
  func leave() -> Kept {
    var kept = kept
    kept.rounds = rounds.kept
    return kept
  }

  /// Restores the state of a left session.
  ///
  /// - Parameters:
  ///   - done: the words that the learner completed or missed.
  ///   - current: the word of the round that was open.
  func resume(_ kept: Kept, done: [String], current: String?) {
    self.kept = kept
    var done = Set(done + kept.excluded)
    if let current { done.insert(current) }
    rounds = DailyRounds(
      progress, plan, on: rounds.today, kept: kept.rounds, isAskable: isAskable)
    for word in done { rounds.take(word) }
    for word in kept.excluded { rounds.remove(word) }
    given = given.filter { !done.contains($0.word) }
    asked.formUnion(done)
  }

  /// Returns the prompt for the word of the round that was open.
  func prompt(named text: String) async -> Prompt {
    await prompting.prompt(await word(named: text))
  }
}
