internal import Languages
internal import Learner
internal import Practice
internal import Scheduling
internal import Storage

/// The facts about a round that its journal entries hold beside the tries.
struct RoundLog: Hashable, Sendable, Codable {
  /// The name that ties the entries of the round together.
  private(set) var name = String(UInt64.random(in: 0 ... .max), radix: 36)
  /// The moment when the round began.
  let start: Moment
  /// The number of times the word was heard.
  var heard = 0
  /// The number of times the word was heard slowly.
  var heardSlowly = 0
  /// The number of the round's entries in the journal.
  var entries = 0

  /// Returns the entry for an event of the round.
  func entry(
    _ event: JournalEntry.Event, of round: Round, typed: String?, at now: Moment
  ) -> JournalEntry {
    var entry = JournalEntry(at: now, event: event, word: round.word.text)
    entry.typed = typed
    entry.language = round.written.language.journalCode
    entry.round = name
    entry.hints = round.hintCount + (round.isSeen ? 1 : 0)
    entry.heard = heard
    entry.slips = round.slips > 0 ? round.slips : nil
    // The clock may have been set back meanwhile.
    let seconds = now.seconds - start.seconds
    entry.milliseconds = seconds >= 0 ? Int(seconds * 1000) : nil
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
  /// Creates the event that the journal keeps for a verdict; `nil` if the journal keeps none.
  init?(_ verdict: Round.Verdict) {
    switch verdict {
    case .correct, .variant: self = .correct
    case .homophone, .nearWord: self = .homophone
    case .wrong: self = .wrong
    case .copied: self = .copied
    case .empty, .noTry, .miscopied: return nil
    }
  }
}
