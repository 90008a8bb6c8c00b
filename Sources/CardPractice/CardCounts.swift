internal import Cards
internal import Learner
internal import Storage

/// The numbers of cards that statistics show: those of the learner's own decks that are not
/// suspended.
public struct CardCounts: Hashable, Sendable, Codable {
  /// The number of all cards.
  public fileprivate(set) var cards = 0
  /// The number of cards that the learner has met.
  public fileprivate(set) var met = 0
  /// The number of cards that the learner knew at the last answer and need not answer yet.
  public fileprivate(set) var kept = 0
  /// The number of cards that the learner would know today, as their memories foretell.
  public fileprivate(set) var foretold = 0
  /// The number of cards that today's reviews ask again.
  public fileprivate(set) var due = 0

  /// Creates the counts of a learner without cards.
  public init() {}
}

extension CardRoom {
  /// Returns the numbers of the learner's cards. A deck that can't be read counts nothing.
  public func counts() throws -> CardCounts {
    try memory.follow()
    let today = now().day
    var counts = CardCounts()
    var foretold = 0.0
    for name in try files.decks.names().map(DeckName.init) where !name.isGenerated {
      guard let deck = try readable(name, isAlone: false)?.deck else { continue }
      let (kept, queue) = (
        memory.progress.kept(of: deck, on: today), memory.progress.queue(of: deck, on: today)
      )
      counts.cards += deck.active.count
      counts.met += kept.met
      counts.kept += kept.kept
      foretold += kept.foretold
      counts.due += queue.due.count + queue.forgotten.count
    }
    counts.foretold = Int(foretold.rounded())
    return counts
  }
}
