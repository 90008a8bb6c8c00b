public import Scheduling
public import Vocabulary

/// What a learner's journal comes to on a day, in figures. Each share has its denominator.
///
/// First tries without help stand apart from everything else; and rounds of words that the learner had
/// needed to see earlier on the same day stand apart from all others, for they say what was remembered
/// for some minutes.
public struct Statistics: Hashable, Sendable {
  /// Rounds that have something in common.
  public struct Group<Key: Hashable & Sendable>: Hashable, Sendable {
    public let key: Key
    public internal(set) var rounds: Attainments
  }

  /// A word, and the wrong tries that it had with one kind of mistake.
  public struct CountedWord: Hashable, Sendable {
    public let word: String
    public let tries: Int
  }

  public struct KindOfMistake: Hashable, Sendable {
    public let kind: Mistake.Kind
    /// Wrong tries that have it, of those whose mistakes were named. A try may have several kinds.
    public let tries: Share
    /// How many words were misspelled in this way.
    public let wordCount: Int
    /// Those for which it happened most, at most ``Statistics/mostWordsOfKind``.
    public let words: [CountedWord]
  }

  public struct MissedWord: Hashable, Sendable {
    public let word: String
    /// Missed or given up, of all rounds of the word.
    public let misses: Share
  }

  public struct MasteredWord: Hashable, Sendable {
    public let word: String
    /// The third day on which it was spelled at first try, unaided.
    public let since: Day
  }

  /// Words that come due on a day.
  public struct Due: Hashable, Sendable {
    public let day: Day
    public let words: Int
  }

  public let today: Day
  /// The rounds a day that are wanted.
  public let goal: Int

  /// How many different words were asked.
  public let words: Int
  /// The right ones, of all that counted.
  public let tries: Share
  /// Tries taken back as slips of the finger, of all that were typed.
  public let slips: Share
  /// Times that another word of the same sound was typed, which is no try.
  public let homophones: Int
  /// Rounds of words that were not shown earlier on their day.
  public let asked: Attainments
  /// Rounds of words that the learner had needed to see earlier on the same day.
  public let comebacks: Attainments
  /// Copies of missed words.
  public let copied: Share

  /// ``asked``, by the Monday of the week, the oldest first; weeks without any are left out.
  public let byWeek: [Group<Day>]
  /// ``asked``, by the letters of the word, the shortest first.
  public let byLength: [Group<Int>]
  /// ``asked``, by how common the word is, the most common first and what is in no list last.
  public let byLevel: [Group<Level?>]
  /// The commonest first.
  public let mistakes: [KindOfMistake]
  /// Wrong tries whose mistakes were named, of all wrong tries.
  public let named: Share
  /// Words missed or given up, most often first, at most ``mostMissedWords``.
  public let missedMost: [MissedWord]
  /// Words ever missed or given up, of all words.
  public let missedWords: Share
  /// The latest first.
  public let mastered: [MasteredWord]

  /// Rounds completed one after another.
  public let streak: Streak
  public let dayStreak: DayStreak
  public let calendar: PracticeCalendar
  /// `nil` before the first round.
  public let rating: Rating?
  /// Words that are due today or overdue, the most overdue first.
  public let due: [String]
  /// The next ``forecastDays`` days: today, with all that are overdue, and those after it.
  public let forecast: [Due]
  /// Words due within the next ``week`` days, today and overdue ones included, in the order of their
  /// days.
  public let dueThisWeek: [String]

  public static let mostWordsOfKind = 20
  public static let mostMissedWords = 50
  public static let forecastDays = 14
  static let week = 7

  public var rounds: Int { asked.rounds + comebacks.rounds }
}

extension Statistics {
  /// - Parameters:
  ///   - goal: the rounds a day that are wanted.
  ///   - excluded: words in lower case that are never asked again, and so never due.
  public init(
    _ ledger: Ledger, goal: Int, today: Day, excluded: Set<String> = [],
    by fsrs: FSRS = .standard
  ) {
    let ledger = ledger.settled
    let progress = ledger.progress
    self.today = today
    self.goal = max(1, goal)
    words = progress.words.count
    tries = Share(ledger.completedRounds, of: ledger.completedRounds + ledger.wrongTries)
    slips = Share(ledger.slips, of: tries.whole + ledger.slips)
    homophones = ledger.homophones
    asked = progress.asked
    comebacks = progress.comebacks
    copied = progress.copied

    byWeek = ledger.weeks.map { Group(key: $0.key, rounds: $0.value) }.sorted { $0.key < $1.key }
    byLength = ledger.lengths.groups.sorted { $0.key < $1.key }
    byLevel = (Level.allCases + [nil]).compactMap { level in
      ledger.levels.groups.first { $0.key == level }
    }
    mistakes = ledger.mistakes.kinds(words: Self.mostWordsOfKind)
    named = Share(ledger.mistakes.named, of: ledger.wrongTries)
    let missed = progress.words.filter { $0.value.misses > 0 }
    missedMost = Self.missedMost(missed)
    missedWords = Share(missed.count, of: words)
    mastered = Self.mastered(progress.words)

    streak = progress.streak
    dayStreak = DayStreak(progress.days, goal: goal, today: today)
    calendar = PracticeCalendar(
      progress.days, goal: goal, today: today, forgiven: dayStreak.forgiven)
    rating = progress.words.isEmpty ? nil : progress.rating

    let memories = progress.words.lazy
      .filter { excluded.isEmpty || !excluded.contains($0.key.lowercased()) }
      .map { (item: $0.key, memory: $0.value.memory) }
    let agenda = Agenda(memories, on: today, by: fsrs)
    due = agenda.due
    forecast = agenda.forecast(days: Self.forecastDays).enumerated()
      .map { Due(day: today.advanced(by: $0), words: $1) }
    let later = memories.map { (day: $0.memory.due(by: fsrs), word: $0.item) }
      .filter { $0.day > today && $0.day < today.advanced(by: Self.week) }
      .sorted { ($0.day, $0.word) < ($1.day, $1.word) }
    dueThisWeek = due + later.map(\.word)
  }

  private static func missedMost(_ words: [String: Progress.Record]) -> [MissedWord] {
    let missed = words.map { MissedWord(word: $0, misses: Share($1.misses, of: $1.rounds)) }
    // Of two missed as often, the one that was asked less.
    let sorted = missed.sorted {
      ($1.misses.part, $0.misses.whole, $0.word) < ($0.misses.part, $1.misses.whole, $1.word)
    }
    return Array(sorted.prefix(mostMissedWords))
  }

  private static func mastered(_ words: [String: Progress.Record]) -> [MasteredWord] {
    let mastered = words.compactMap { word, record in
      record.mastery.isMastered
        ? record.mastery.days.last.map { MasteredWord(word: word, since: $0) } : nil
    }
    return mastered.sorted { ($1.since, $0.word) < ($0.since, $1.word) }
  }
}

extension Rating {
  /// ``uncertainty`` on the scale of ``points``: two times in three the ability lies no further off.
  public var uncertaintyInPoints: Int { Self.points(uncertainty) - Self.points(0) }
}
