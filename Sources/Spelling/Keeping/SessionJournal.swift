internal import Learner
internal import Practice
internal import Scheduling
internal import Storage

/// The part of a session that keeps what the learner did: it appends to the journal, adds to the
/// completed words, and counts.
struct SessionJournal {
  /// The state that a left session needs to go on.
  struct SavedState: Hashable, Codable {
    /// The moment when the first round began.
    var began: Moment?
    var tally = Tally()
    /// The number of wrong tries with each kind of mistake, by the kind's name.
    var mistakes: [String: Int] = [:]
  }

  let files: LearnerFiles
  let now: @Sendable () -> Moment
  /// A function that returns the seconds of a clock that nobody can set.
  private let uptime: @Sendable () -> Double
  private(set) var kept = SavedState()
  /// The time by ``uptime`` when this process began or resumed the session, and the seconds that
  /// the session had lasted before.
  private var running: (since: Double, before: Double)?

  init(
    files: LearnerFiles, now: @escaping @Sendable () -> Moment = { .now },
    uptime: @escaping @Sendable () -> Double = { ContinuousClock.now.seconds }
  ) {
    self.files = files
    self.now = now
    self.uptime = uptime
  }

  var tally: Tally { kept.tally }

  /// Starts the clock of the session, unless it runs already.
  mutating func begin() {
    let began = kept.began ?? now()
    kept.began = began
    running = running ?? (since: uptime(), before: max(0, now().seconds - began.seconds))
  }

  /// The number of seconds since the session began. The system's clock measures the time while no
  /// process had the session open.
  var secondsPassed: Double { running.map { $0.before + uptime() - $0.since } ?? 0 }

  /// Appends an entry. When this returns, the entry is on the disk.
  func append(_ entry: JournalEntry) throws(StorageError) { try files.journal.append(entry) }

  /// Returns the entries of a round.
  func entries(ofRound name: String) throws(StorageError) -> [JournalEntry] {
    var entries: [JournalEntry] = []
    try files.journal.read { line in
      if let entry = line.entry(JournalEntry.self), entry.round == name { entries.append(entry) }
    }
    return entries
  }

  /// Counts the mistakes of a wrong try.
  mutating func count(_ mistakes: [Mistake]) {
    for mistake in mistakes { kept.mistakes[mistake.kind.rawValue, default: 0] += 1 }
  }

  /// Subtracts the mistakes of a wrong try that the learner took back.
  mutating func discount(_ mistakes: [Mistake]) {
    for mistake in mistakes { kept.mistakes[mistake.kind.rawValue, default: 1] -= 1 }
  }

  /// Counts a round that has ended. A completed word is added to the list of completed words soon,
  /// or at the end of the session; its tries are in the journal already.
  ///
  /// - Parameters:
  ///   - moment: the moment of the round's last entry, by which the list recognises a completion
  ///     that it already has.
  ///   - wasMissed: whether the learner missed the word earlier on the same day. The learner then
  ///     copied the word, so the number of tries says nothing.
  mutating func finish(_ round: Round, at moment: Moment, wasMissed: Bool) {
    kept.tally.record(round)
    guard case .completed(let tries) = round.outcome else { return }
    let date = moment.date
    files.completed.add(
      CompletedWord(
        word: round.word.text, definitions: round.word.definitions, firstCompleted: date,
        lastCompleted: date, timesCompleted: 1,
        fewestTries: wasMissed ? nil : tries,
        source: round.word.authority?.neededCredit))
    files.completed.flushInBackground()
  }

  /// The kinds of mistake, the most frequent first, without `soundsRight`, which is not a mistake
  /// of its own.
  var mistakes: [Summary.KindCount] {
    kept.mistakes.compactMap { name, count in
      guard count > 0, let kind = Mistake.Kind(rawValue: name), kind != .soundsRight else {
        return nil
      }
      return Summary.KindCount(kind: kind, count: count)
    }.sorted { ($1.count, $0.kind.rawValue) < ($0.count, $1.kind.rawValue) }
  }

  /// Restores the state of a left session.
  mutating func resume(_ kept: SavedState) {
    self.kept = kept
    if kept.began != nil { begin() }
  }
}

extension ContinuousClock.Instant {
  private static let origin = ContinuousClock.now

  /// The seconds since a fixed moment of this process.
  fileprivate var seconds: Double { (self - Self.origin) / .seconds(1) }
}
