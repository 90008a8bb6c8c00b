internal import Practice
internal import Scheduling
internal import Storage

/// What the journal is told of one round.
struct RoundLog {
  /// Ties the tries of the round together.
  let name: String
  let start: Moment
  /// How often the word was said.
  var heard = 0
  /// How often slowly.
  var heardSlowly = 0

  init(name: String = String(UInt64.random(in: 0 ... .max), radix: 36), start: Moment) {
    self.name = name
    self.start = start
  }

  func entry(
    _ event: JournalEntry.Event, of round: Round, typed: String?, at now: Moment
  ) -> JournalEntry {
    var entry = JournalEntry(
      at: now.date, utcOffset: now.utcOffset, event: event, word: round.word.text)
    entry.typed = typed
    entry.round = name
    entry.hints = round.hints.count + (round.isSeen ? 1 : 0)
    entry.heard = heard
    entry.slips = round.slips > 0 ? round.slips : nil
    entry.milliseconds = Int(now.date.timeIntervalSince(start.date) * 1000)
    switch event {
    case .correct:
      entry.tryNumber = round.wrongTries + 1
      entry.outcome = .completed
    case .wrong:
      entry.tryNumber = round.wrongTries
      entry.outcome = round.outcome == .missed ? .missed : nil
    case .skipped:
      entry.outcome = .missed
    case .slip, .homophone, .copied, .removed, .imported:
      break
    }
    if entry.outcome != nil {
      entry.level = round.word.level?.rawValue
      entry.irregularity = round.written.irregularity
    }
    return entry
  }
}

extension JournalEntry.Event {
  /// What is kept of a verdict; `nil` where nothing is.
  init?(_ verdict: Round.Verdict) {
    switch verdict {
    case .correct, .variant: self = .correct
    case .homophone: self = .homophone
    case .wrong: self = .wrong
    case .copied: self = .copied
    case .empty, .miscopied: return nil
    }
  }
}

extension Round.Outcome {
  /// What the journal says of a round, as far as the streak asks.
  init(_ kept: JournalEntry.Outcome) {
    switch kept {
    case .completed: self = .completed(tries: 1)
    case .missed: self = .missed
    }
  }
}
