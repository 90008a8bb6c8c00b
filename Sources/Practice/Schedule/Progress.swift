public import Scheduling

/// All that a learner's rounds have come to, computed from the journal, one round after another.
public struct Progress: Sendable {
  /// What they have come to for one word.
  public struct Record: Hashable, Sendable {
    public fileprivate(set) var memory: Memory
    public fileprivate(set) var mastery = Mastery()
    public fileprivate(set) var difficulty: WordDifficulty
    public fileprivate(set) var rounds = 0
    public fileprivate(set) var misses = 0
  }

  public private(set) var words: [String: Record] = [:]
  /// Rounds of words that were not shown earlier on their day: what they say is what is known.
  public private(set) var asked = Attainments()
  /// Rounds of words that the learner had needed to see earlier on the same day.
  public private(set) var comebacks = Attainments()
  public private(set) var streak = Streak()
  public private(set) var days = PracticeDays()
  /// How many words were met for the first time on a day.
  public private(set) var newWords: [Day: Int] = [:]
  public private(set) var rating = Rating.unknown

  private var copies = 0
  private let fsrs: FSRS

  public init(by fsrs: FSRS = .standard) { self.fsrs = fsrs }

  /// Records a round. Rounds come in the order of time.
  public mutating func record(_ round: RoundResult) {
    let attainment = round.attainment
    let day = round.at.day
    streak.record(isCompleted: attainment.isCompleted)
    // To give words up is no practice.
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

  /// Records that a missed word was copied.
  public mutating func recordCopy() { copies += 1 }

  /// Copies, which are no tries, of the words missed by wrong tries; those given up ask for none.
  public var copied: Share {
    Share(copies, of: asked.share(.missed).part + comebacks.share(.missed).part)
  }

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
