public import Scheduling

/// The choice of a session's next round: a missed word that comes back, or else the round that
/// gains most for the learner's goal.
///
/// ```swift
/// var chooser = RoundChooser(progress, goal: .most, on: today)
/// switch chooser.next(progress) {
/// case .comeback(let word), .met(let word): …
/// case .new(let chance): …  // A new word that the learner spells with this chance.
/// case nil: …  // The learner has done all there is to do.
/// }
/// ```
public struct RoundChooser: Sendable {
  /// The next round.
  public enum Choice: Hashable, Sendable {
    /// A word that was missed.
    case comeback(String)
    /// A word that the learner has met.
    case met(String)
    /// A new word that the learner spells at the first try with this chance.
    case new(chance: Double)
  }

  /// The state that a left session needs to go on.
  public struct SavedState: Hashable, Sendable, Codable {
    /// The words that come back.
    public fileprivate(set) var comebacks = Comebacks()
    /// The rounds so far.
    public fileprivate(set) var share = SessionShare()

    /// Creates the state at the beginning of a session.
    public init() {}
  }

  /// The smallest chance of a new word. A word that is known already teaches nothing, and a learner
  /// who misses most words loses heart. `SessionShare` asks for easier words where the session
  /// needs them: a session begins with even chances, and half of all new words are right.
  public static let newChance = 0.35

  /// New words of the dictionary, which has some of each difficulty.
  public static let newWords = Candidates<String>.NewItems.asWanted(chance: newChance)

  /// The state that a left session needs to go on.
  public private(set) var kept: SavedState
  private var candidates: Candidates<String>
  /// The words that were missed on the last day and have not come back since.
  private var owed: [String]
  /// The words whose meaning the learner missed in a quiz, however hard they are to spell.
  private var toLearn: [String]
  private let leastShare: Double
  private let today: Day

  /// - Parameters:
  ///   - progress: the learner's progress so far.
  ///   - goal: the purpose of the learner's practice.
  ///   - today: the day of the session.
  ///   - leastShare: the share of right first tries below which no session is planned.
  ///   - kept: the state of a session that was left.
  ///   - isAskable: a function that tells whether the session can ask a word.
  public init(
    _ progress: Progress, goal: Goal, on today: Day, leastShare: Double = SessionShare.usual,
    kept: SavedState = SavedState(), isAskable: (String) -> Bool = { _ in true }
  ) {
    self.leastShare = leastShare
    self.today = today
    self.kept = kept
    let last = progress.lastDay(before: today) ?? today
    var memories: [(item: String, memory: Memory, acquisition: Calibration.Acquisition)] = []
    memories.reserveCapacity(progress.words.count)
    var missed: [String] = []
    for (word, record) in progress.words {
      if record.isOwed(since: last, on: today) {
        if isAskable(word) { missed.append(word) }
      } else {
        memories.append((word, record.memory, record.acquisition))
      }
    }
    candidates = Candidates(
      memories, goal: goal, on: today, progress.calibration, progress.effort, by: progress.fsrs,
      isAskable: isAskable)
    // A word that was missed today waits in the session that it was missed in.
    owed = missed.filter { !kept.comebacks.contains($0) }.sorted()
    let others = Set(owed)
    toLearn = progress.toLearn.filter { isAskable($0) && !others.contains($0) }
    for word in toLearn { candidates.remove(word) }
  }

  /// Returns the next round; `nil` if there is none to ask. A word that comes back no longer waits
  /// then.
  ///
  /// - Parameters:
  ///   - progress: the learner's progress.
  ///   - hasNew: whether new words can be asked.
  public mutating func next(_ progress: Progress, hasNew: Bool = true) -> Choice? {
    if let word = comeback(othersRemain: true) { return .comeback(word) }
    switch best(progress, new: hasNew ? Self.newWords : nil) {
    case .met(let word): return .met(word)
    case .new(let chance): return .new(chance: chance)
    case nil: return comeback(othersRemain: false).map(Choice.comeback)
    }
  }

  /// Takes the missed word whose turn it is; `nil` if it is no word's turn.
  ///
  /// - Parameter othersRemain: whether other words are left to ask. If not, the nearest word comes
  ///   at once.
  public mutating func comeback(othersRemain: Bool) -> String? {
    kept.comebacks.next(othersRemain: othersRemain)
  }

  /// Returns the next round that is not a comeback; `nil` if there is none. A word that the learner
  /// has met stays until ``take(_:)`` or ``record(_:)``.
  ///
  /// - Parameters:
  ///   - progress: the learner's progress.
  ///   - new: the new words that can be asked; `nil` for none.
  public func best(
    _ progress: Progress, new: Candidates<String>.NewItems?
  ) -> Candidates<String>.Choice? {
    let least = kept.share.leastChance(
      keeping: leastShare, waiting: kept.comebacks.count, comebackChance: progress.comebackChance)
    if let word = owed.first(where: { progress.chance(of: $0, on: today) >= least }) {
      return .met(word)
    }
    if let word = toLearn.first { return .met(word) }
    return candidates.best(least: least, new: new, progress.calibration, progress.effort)
      ?? owed.first.map { .met($0) }
  }

  /// The number of words that can still be asked today, and that the learner has met or has to
  /// learn.
  public var count: Int { owed.count + toLearn.count + candidates.count }

  /// The number of missed words that come back.
  public var comebacks: Int { kept.comebacks.count }

  /// Records a round that is over.
  public mutating func record(_ round: Round) {
    kept.share.record(isRight: round.isFirstTry)
    kept.comebacks.record(round)
    take(round.word.text)
  }

  /// Records a round that was right at the first try, or else was missed.
  mutating func record(_ word: String, isRight: Bool) {
    kept.share.record(isRight: isRight)
    kept.comebacks.record(word, isMissed: !isRight, isKnown: isRight)
    take(word)
  }

  /// Removes a word that the session asks now or has asked. If it is missed, it still comes back.
  public mutating func take(_ word: String) {
    candidates.remove(word)
    owed.removeAll { $0 == word }
    toLearn.removeAll { $0 == word }
  }

  /// Removes a word that the session can't ask any more.
  public mutating func remove(_ word: String) {
    take(word)
    kept.comebacks.forget(word)
  }
}

extension Progress {
  /// Returns the last day before another on which a word had its last round; `nil` if no word had.
  fileprivate func lastDay(before today: Day) -> Day? {
    var last: Day?
    // A loop, because a key path would be followed anew for each of many words.
    for record in words.values {
      let day = record.memory.lastReview.day
      if day < today { last = max(last ?? day, day) }
    }
    return last
  }
}

extension Progress.Record {
  /// Returns whether the word was missed on the last day of practice or today, and has to come
  /// back. After many misses on one day, another day is better.
  fileprivate func isOwed(since last: Day, on today: Day) -> Bool {
    let day = memory.lastReview.day
    guard missesInARow > 0, day >= last else { return false }
    return day < today || missesInARow <= Comebacks.most
  }
}
