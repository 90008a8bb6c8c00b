internal import FoundationEssentials
public import Practice
public import Storage
internal import Vocabulary

extension Statistics {
  /// What a journal comes to at a moment.
  ///
  /// - Parameters:
  ///   - journal: all entries, oldest first.
  ///   - goal: the rounds a day that are wanted.
  ///   - excluded: words in lower case that are never asked again, as ``Records/excluded()`` has them.
  public init(
    journal: some Sequence<JournalEntry>, goal: Int, now: Moment, excluded: Set<String> = []
  ) {
    var ledger = Ledger()
    for entry in journal { ledger.record(entry) }
    let today = Day(seconds: now.date.timeIntervalSince1970, utcOffset: now.utcOffset)
    self.init(ledger, goal: goal, today: today, excluded: excluded)
  }
}

extension Ledger {
  mutating func record(_ entry: JournalEntry) {
    switch entry.event {
    case .wrong:
      record(
        WrongTry(
          word: entry.word, mistakes: entry.mistakes?.compactMap(Mistake.Kind.init(rawValue:)),
          round: entry.round))
    case .slip: recordSlip(word: entry.word, round: entry.round)
    case .copied: recordCopy()
    case .homophone: recordHomophone()
    case .correct, .skipped, .removed, .imported: break
    }
    if let round = RoundResult(entry) {
      record(round, level: entry.level.flatMap(Level.init(rawValue:)), name: entry.round)
    }
  }
}
