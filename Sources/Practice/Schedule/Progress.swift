internal import Glibc
public import Scheduling
public import Summaries

/// The progress of a learner, computed from the rounds in the journal.
public struct Progress: Hashable, Sendable {
  /// The progress with one word.
  public struct Record: Hashable, Sendable {
    /// The learner's memory of the word.
    public fileprivate(set) var memory: Memory
    /// The days on which the learner spelled the word at the first try.
    public fileprivate(set) var mastery = Mastery()
    /// How hard the word is for the learner.
    public fileprivate(set) var difficulty: WordDifficulty
    /// How the learner came to know the word.
    public fileprivate(set) var acquisition = Calibration.Acquisition.known
    /// The number of last rounds in a row that the learner missed or gave up.
    public fileprivate(set) var missesInARow = 0
    /// The number of rounds.
    public fileprivate(set) var rounds = 0
    /// The number of rounds that the learner missed or gave up.
    public fileprivate(set) var misses = 0
  }

  /// The progress with each word that the learner met.
  public private(set) var words: [String: Record] = [:]
  /// The rounds of words that the learner had not needed to see earlier on the same day. They show
  /// what the learner knows.
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
  /// How the learner's forgetting compares with what the schedule predicted.
  public private(set) var calibration = Calibration()
  /// How well the corrected forecasts held for words asked on another day.
  public private(set) var forecasts = Forecasts()
  /// The seconds that the learner's rounds take.
  public private(set) var effort = Effort()
  /// The words whose meaning the learner missed in a quiz, and has not practised since, the oldest
  /// first. They are due, with their meaning.
  public private(set) var toLearn: [String] = []

  private var copies = 0
  /// The scheduler that computes the memories.
  let fsrs: FSRS

  /// Creates the progress of a learner without rounds.
  ///
  /// - Parameter fsrs: the scheduler that computes the memories.
  public init(by fsrs: FSRS = .standard) { self.fsrs = fsrs }

  /// Returns whether the same scheduler computed the memories of both.
  public func isComputed(like other: Progress) -> Bool { fsrs == other.fsrs }

  /// Records a round that is over. The rounds must come in the order of time.
  public mutating func record(_ round: RoundResult) {
    let attainment = round.attainment
    let day = round.at.day
    streak.record(isCompleted: attainment.isCompleted)
    if !toLearn.isEmpty { toLearn.removeAll { $0 == round.word } }
    // A given-up word is not practice.
    if attainment != .skipped { days.record(round.at) }
    if let milliseconds = round.milliseconds {
      effort.record(Double(milliseconds) / 1000, isRecalled: attainment == .firstTry)
    }
    let index = words.index(forKey: round.word)
    if let index, words.values[index].mastery.wasShown(on: day) {
      comebacks.record(attainment)
    } else {
      asked.record(attainment)
    }
    if let index {
      let record = words.values[index]
      let predicted = record.memory.retrievability(on: day, by: fsrs)
      let isRecalled = attainment == .firstTry
      if record.memory.lastReview.day < day {
        forecasts.record(
          pow(predicted, calibration.rate(record.acquisition)), isRecalled: isRecalled)
      }
      calibration.record(predicted, record.acquisition, isRecalled: isRecalled)
      words.values[index].review(round, attainment, on: day, rating: &rating, by: fsrs)
    } else {
      meet(round, attainment, on: day)
    }
  }

  /// Records a round of another language, whose words this progress doesn't have. It counts for the
  /// streak and the days of practice.
  public mutating func recordElsewhere(_ round: RoundResult) {
    streak.record(isCompleted: round.attainment.isCompleted)
    if round.attainment != .skipped { days.record(round.at) }
  }

  /// Returns whether the learner missed or gave up a word on a day, and has not completed it since.
  public func wasMissed(_ word: String, on day: Day) -> Bool {
    guard let record = words[word] else { return false }
    return record.missesInARow > 0 && record.memory.lastReview.day == day
  }

  /// Returns the chance that the learner spells a met word on a day, corrected by the learner's
  /// forgetting so far.
  func chance(of word: String, on day: Day) -> Double {
    guard let record = words[word] else { return 0 }
    return pow(
      record.memory.retrievability(on: day, by: fsrs), calibration.rate(record.acquisition))
  }

  /// The chance that the learner spells a word after having needed to see it earlier on the same
  /// day.
  var comebackChance: Double {
    let right = Double(comebacks.share(.firstTry).part)
    return (right + Self.priorRight) / (Double(comebacks.rounds) + Self.priorComebacks)
  }

  /// Before the first rounds, nine comebacks in ten count as right.
  private static let priorComebacks = 10.0
  private static let priorRight = 9.0

  /// Returns the progress as if the learner had met only some of the words.
  public func limited(to words: Set<String>) -> Progress {
    var progress = self
    progress.words = self.words.filter { words.contains($0.key) }
    progress.toLearn = toLearn.filter(words.contains)
    return progress
  }

  /// Records practice of another kind than rounds, such as an answer to a card. It counts for the
  /// days of practice alone.
  public mutating func recordPractice(at moment: Moment) { days.record(moment) }

  /// Records an answer to a question of a quiz. It counts for the days of practice, and a wrong one
  /// brings the word into the schedule.
  ///
  /// - Parameters:
  ///   - word: the word that the question is about; `nil` for a question about anything else.
  ///   - isRight: whether the answer is right.
  ///   - moment: the moment of the answer.
  public mutating func recordAnswer(about word: String?, isRight: Bool, at moment: Moment) {
    recordPractice(at: moment)
    guard let word else { return }
    if isRight {
      toLearn.removeAll { $0 == word }
    } else if !toLearn.contains(word) {
      toLearn.append(word)
    }
  }

  /// Records that the learner copied a missed word.
  public mutating func recordCopy() { copies += 1 }

  /// The share of missed words that the learner copied. The learner need not copy a given-up word.
  public var copied: Share {
    Share(copies, of: asked.share(.missed).part + comebacks.share(.missed).part)
  }

  /// Returns the words that are due on a day, and how many come due after it.
  ///
  /// A word is due when the chance of recall has fallen to what the goal wants, or when it is among
  /// ``toLearn``. If the learner forgets at k times the predicted rate, a predicted chance of r is
  /// the chance r to the power of k.
  ///
  /// - Parameters:
  ///   - today: the day.
  ///   - goal: the purpose of the learner's practice.
  ///   - isAsked: a function that tells whether a word is asked at all.
  public func agenda(
    on today: Day, for goal: Goal, where isAsked: (String) -> Bool = { _ in true }
  ) -> Agenda<String> {
    let memories = words.filter { isAsked($0.key) }.map { (item: $0.key, memory: $0.value.memory) }
    return Agenda(
      memories, wanted: toLearn.filter(isAsked), on: today, by: scheduler(for: goal))
  }

  /// Returns the scheduler that says when a word is due.
  public func scheduler(for goal: Goal) -> FSRS {
    fsrs.wanting(goal.predictedChance(calibration))
  }

  /// Records the first round of a word.
  private mutating func meet(_ round: RoundResult, _ attainment: Attainment, on day: Day) {
    var record = Record(
      memory: Memory(Recall(round), at: round.at, by: fsrs),
      difficulty: round.difficulty ?? WordDifficulty(length: round.word.count, level: nil))
    record.count(attainment, on: day)
    let before = rating
    rating.record(&record.difficulty, isFirstTry: attainment == .firstTry, isNew: true)
    if words.count < Rating.firstWords { rating.findLevel(after: Recall(round), from: before) }
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
    if attainment != .firstTry { acquisition = .learned }
    missesInARow = attainment.isCompleted ? 0 : missesInARow + 1
    rounds += 1
    misses += attainment.isCompleted ? 0 : 1
  }
}

extension Progress.Record: Summarised {
  /// Reads the value from a summary.
  public init(from summary: inout SummaryReader) throws(UnreadableSummary) {
    memory = try Memory(from: &summary)
    mastery = try Mastery(from: &summary)
    difficulty = try WordDifficulty(from: &summary)
    missesInARow = try Int(from: &summary)
    rounds = try Int(from: &summary)
    misses = try Int(from: &summary)
    guard let acquisition = Calibration.Acquisition(rawValue: try Int(from: &summary)) else {
      throw UnreadableSummary()
    }
    self.acquisition = acquisition
  }

  /// Appends the value to a summary.
  public func write(to summary: inout SummaryWriter) {
    memory.write(to: &summary)
    mastery.write(to: &summary)
    difficulty.write(to: &summary)
    missesInARow.write(to: &summary)
    rounds.write(to: &summary)
    misses.write(to: &summary)
    acquisition.rawValue.write(to: &summary)
  }
}

extension Progress: Summarised {
  /// Reads the value from a summary.
  public init(from summary: inout SummaryReader) throws(UnreadableSummary) {
    self.init(by: FSRS(try FSRS.Weights(from: &summary)))
    words = try [String: Record](from: &summary)
    asked = try Attainments(from: &summary)
    comebacks = try Attainments(from: &summary)
    streak = try Streak(from: &summary)
    days = try PracticeDays(from: &summary)
    newWords = try [Day: Int](from: &summary)
    rating = try Rating(from: &summary)
    calibration = try Calibration(from: &summary)
    forecasts = try Forecasts(from: &summary)
    effort = try Effort(from: &summary)
    toLearn = try [String](from: &summary)
    copies = try Int(from: &summary)
  }

  /// Appends the value to a summary.
  public func write(to summary: inout SummaryWriter) {
    fsrs.weights.write(to: &summary)
    words.write(to: &summary)
    asked.write(to: &summary)
    comebacks.write(to: &summary)
    streak.write(to: &summary)
    days.write(to: &summary)
    newWords.write(to: &summary)
    rating.write(to: &summary)
    calibration.write(to: &summary)
    forecasts.write(to: &summary)
    effort.write(to: &summary)
    toLearn.write(to: &summary)
    copies.write(to: &summary)
  }
}
