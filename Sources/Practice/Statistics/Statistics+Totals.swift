public import Scheduling
public import Vocabulary

extension Statistics {
  /// - Parameters:
  ///   - totals: the totals of the journal, or of a part of it.
  ///   - whole: the totals of the whole journal, if `totals` are those of a part. They say what the
  ///     learner has mastered, what is due, and the streak of days.
  ///   - part: the words of the part; `nil` for all.
  ///   - goal: the number of rounds a day that the learner wants to do.
  ///   - today: the day of the statistics.
  ///   - excluded: the words that the learner excluded; they are never due.
  ///   - aim: the purpose of the learner's practice. It says when a word is due.
  public init(
    _ totals: JournalTotals, of whole: JournalTotals? = nil, words part: Set<String>? = nil,
    goal: Int, today: Day, excluded: ExcludedWords = [], practisingFor aim: Goal = .most
  ) {
    let totals = totals.settled
    let progress = totals.progress
    let known = whole?.progress ?? progress
    let isAsked: (String) -> Bool = { !excluded.contains($0) && part?.contains($0) ?? true }
    self.today = today
    self.goal = max(1, goal)
    words = progress.words.count
    responseTimes = totals.responseTimes
    tries = Share(totals.completedRounds, of: totals.completedRounds + totals.wrongTries)
    slips = Share(totals.slips, of: tries.whole + totals.slips)
    homophones = totals.homophones
    asked = progress.asked
    comebacks = progress.comebacks
    copied = progress.copied

    byWeek = totals.weeks.map { Group(key: $0.key, rounds: $0.value) }.sorted { $0.key < $1.key }
    byLength = totals.lengths.groups.sorted { $0.key < $1.key }
    byLevel = (Level.allCases + [nil]).compactMap { level in
      totals.levels.groups.first { $0.key == level }
    }
    mistakes = totals.mistakes.kinds(words: Self.mostWordsOfKind)
    named = Share(totals.mistakes.named, of: totals.wrongTries)
    let missed = progress.words.filter { $0.value.misses > 0 }
    missedMost = Self.missedMost(missed)
    missedWords = Share(missed.count, of: words)
    toRepeat = Self.toRepeat(totals.toRepeat.filter { !excluded.contains($0) }, progress.words)
    garden = Garden(
      whole == nil ? progress.words : known.words.filter { progress.words[$0.key] != nil })

    streak = progress.streak
    dayStreak = DayStreak(known.days, goal: goal, today: today)
    firstDay = progress.days.rounds.keys.min()
    calendar = PracticeCalendar(
      progress.days, goal: goal, today: today, forgiven: dayStreak.forgiven)
    rating = known.words.isEmpty ? nil : known.rating
    forecasts = known.forecasts

    let agenda = known.agenda(on: today, for: aim, where: isAsked)
    due = agenda.due
    forecast = agenda.forecast(days: Self.forecastDays).enumerated()
      .map { Due(day: today.advanced(by: $0), words: $1) }
    let scheduler = known.scheduler(for: aim)
    let later = known.words.lazy.filter { isAsked($0.key) }
      .map { (day: $0.value.memory.due(by: scheduler), word: $0.key) }
      .filter { $0.day > today && $0.day < today.advanced(by: Self.week) }
      .sorted { ($0.day, $0.word) < ($1.day, $1.word) }
    dueThisWeek = due + later.map(\.word)
  }

  private static func missedMost(_ words: [String: Progress.Record]) -> [MissedWord] {
    let missed = words.map { MissedWord(word: $0, misses: Share($1.misses, of: $1.rounds)) }
    // Of two words with equally many misses, the one with fewer rounds comes first.
    let sorted = missed.sorted {
      ($1.misses.part, $0.misses.whole, $0.word) < ($0.misses.part, $1.misses.whole, $1.word)
    }
    return Array(sorted.prefix(mostMissedWords))
  }

  private static func toRepeat(
    _ words: Set<String>, _ records: [String: Progress.Record]
  ) -> [String] {
    words.map { (word: $0, misses: records[$0]?.misses ?? 0) }
      .sorted { ($1.misses, $0.word) < ($0.misses, $1.word) }.map(\.word)
  }
}
