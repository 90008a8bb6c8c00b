internal import Cards
public import Learner
internal import Scheduling

extension CardRoom {
  /// The work of a day with a deck.
  public struct Work: Hashable, Sendable {
    /// The cards that were answered.
    public var answered = 0
    /// Those of them that the learner had met before the day.
    public var reviewed = 0
    /// The cards that are to be asked again, and those that are to be asked for the first time.
    public var due = 0, new = 0

    /// The cards that are to be asked.
    public var left: Int { due + new }
  }

  /// Returns the work of today with a deck.
  ///
  /// - Throws: ``CardError`` for a deck that is not there, `StorageError`.
  public func work(with name: DeckName) throws -> Work {
    try memory.follow()
    let deck = try readDeck(name).deck
    let today = now().day
    let queue = memory.progress.queue(of: deck, on: today)
    var work = Work()
    (work.due, work.new) = (queue.due.count + queue.forgotten.count, queue.new.count)
    for card in deck.active {
      guard let record = memory.progress.records[card.id], record.memory.lastReview.day == today,
        !record.isForgotten(on: today)
      else { continue }
      work.answered += 1
      if record.met < today { work.reviewed += 1 }
    }
    return work
  }

  /// Returns the work of today with all decks of the learner's own, as far as they can be read.
  public func work() throws -> Work {
    try files.decks.names().map(DeckName.init).filter { !$0.isMade }
      .compactMap { try? work(with: $0) }
      .reduce(into: Work()) { sum, work in
        sum.answered += work.answered
        sum.reviewed += work.reviewed
        sum.due += work.due
        sum.new += work.new
      }
  }
}
