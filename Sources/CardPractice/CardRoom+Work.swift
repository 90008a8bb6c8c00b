internal import Cards
package import Learner
internal import Scheduling

extension CardRoom {
  /// The learner's work with a deck on one day.
  package struct Work: Hashable, Sendable {
    /// The number of cards that the learner answered, and knew at the last answer.
    public var answered = 0
    /// The number of these cards that the learner had met before the day.
    public var reviewed = 0
    /// The number of cards to be asked again, and of cards to be asked for the first time.
    public var due = 0, new = 0

    /// The number of cards to be asked.
    public var left: Int { due + new }
  }

  /// Returns today's work with a deck.
  ///
  /// - Throws: ``CardError`` for a bad card, `StorageError`, also for a deck that doesn't exist.
  package func work(with name: DeckName) throws -> Work {
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

  /// Returns today's work with all of the learner's own decks that can be read.
  package func work() throws -> Work {
    try files.decks.names().map(DeckName.init).filter { !$0.isGenerated }
      .compactMap { try? work(with: $0) }
      .reduce(into: Work()) { sum, work in
        sum.answered += work.answered
        sum.reviewed += work.reviewed
        sum.due += work.due
        sum.new += work.new
      }
  }
}
