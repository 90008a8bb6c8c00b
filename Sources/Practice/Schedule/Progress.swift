public import Scheduling

/// The progress of a learner, computed from the rounds in the journal.
public struct Progress: Sendable {
  /// The progress with one word.
  public struct Record: Hashable, Sendable {
    /// The learner's memory of the word.
    public fileprivate(set) var memory: Memory
    /// The days on which the learner spelled the word at the first try.
    public fileprivate(set) var mastery = Mastery()
    /// How hard the word is for the learner.
    public fileprivate(set) var difficulty: WordDifficulty
    /// The number of rounds.
    public fileprivate(set) var rounds = 0
    /// The number of rounds that the learner missed or gave up.
    public fileprivate(set) var misses = 0
  }

  /// The progress with each word that the learner met.
  public private(set) var words: [String: Record] = [:]
  /// The rounds of words that the learner had not needed to see earlier on the same day. They show what
  /// the learner knows.
  public private(set) var asked = Attainments()
  /// The rounds of words that the learner had needed to see earlier on the same day.
  public private(set) var comebacks = Attainments()
  /// The streak of completed rounds.
  public private(set) var streak = Streak()
  /// The days of practice.
  public private(set) var days = PracticeDays()
  /// For each day, the number of words that the learner met for the first time.
  public private(set) var newWords: [Day: Int] = [:]
  /// How well the learner spells.
  public private(set) var rating = Rating.unknown

  private var copies = 0
  private let fsrs: FSRS

  /// Creates the progress of a learner without rounds.
  ///
  /// - Parameter fsrs: the scheduler that computes the memories.
  public init(by fsrs: FSRS = .standard) { self.fsrs = fsrs }

  /// Records a round that is over. The rounds must come in the order of time.
  public mutating func record(_ round: RoundResult) {
    let attainment = round.attainment
    let day = round.at.day
    streak.record(isCompleted: attainment.isCompleted)
    // A given-up word is no practice.
    if attainment != .skipped { days.record(round.at) }
    let place = words.index(forKey: round.word)
    if let place, words.values[place].mastery.wasShown(on: day) {
      comebacks.record(attainment)
    } else {
      asked.record(attainment)
    }
    if let place {
      words.values[place].review(round, attainment, on: day, rating: &rating, by: fsrs)
    } else {
      meet(round, attainment, on: day)
    }
  }

  /// Records that the learner copied a missed word.
  public mutating func recordCopy() { copies += 1 }

  /// The share of missed words that the learner copied. The learner need not copy a given-up word.
  public var copied: Share {
    Share(copies, of: asked.share(.missed).part + comebacks.share(.missed).part)
  }

  /// Records the first round of a word.
  private mutating func meet(_ round: RoundResult, _ attainment: Attainment, on day: Day) {
    var record = Record(
      memory: Memory(Recall(round), at: round.at, by: fsrs),
      difficulty: round.difficulty ?? WordDifficulty(length: round.word.count, level: nil))
    record.count(attainment, on: day)
    rating.record(&record.difficulty, isFirstTry: attainment == .firstTry, isNew: true)
    words[round.word] = record
    newWords[day, default: 0] += 1
  }
}

extension Progress.Record {
  /// Records another round of the word.
  fileprivate mutating func review(
    _ round: RoundResult, _ attainment: Attainment, on day: Day, rating: inout Rating, by fsrs: FSRS
  ) {
    memory = memory.reviewed(Recall(round), at: round.at, by: fsrs)
    count(attainment, on: day)
    rating.record(&difficulty, isFirstTry: attainment == .firstTry, isNew: false)
  }

  fileprivate mutating func count(_ attainment: Attainment, on day: Day) {
    mastery.record(attainment, on: day)
    rounds += 1
    misses += attainment.isCompleted ? 0 : 1
  }
}
