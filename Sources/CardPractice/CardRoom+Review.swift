internal import Cards
public import Learner
public import Scheduling
internal import Storage

/// Reviews of the due and the new cards. Each answer says how well the learner recalled the card.
extension CardRoom {
  /// Begins a review of a deck, or continues the open one.
  ///
  /// - Parameter deck: the deck; `nil` for all of the learner's own decks.
  public func review(_ deck: DeckName?) throws -> CardSnapshot {
    try memory.follow()
    return snapshot(of: try openReview(of: deck), of: deck)
  }

  /// Shows the other side of the asked card.
  package func flipReview(of deck: DeckName?) throws -> CardSnapshot {
    try memory.follow()
    var open = try openReview(of: deck)
    guard open.review.current != nil else { throw CardError.notAsked }
    open.review.flip()
    reviews[deck] = open
    return snapshot(of: open, of: deck)
  }

  /// Keeps an answer in the journal, and goes on to the next card.
  ///
  /// - Parameters:
  ///   - recall: how well the learner recalled the card.
  ///   - card: the name of the card that the learner saw. Another page may have answered it
  ///     meanwhile.
  ///   - deck: the deck under review; `nil` for the review of all decks.
  ///   - typed: the answer as the learner typed it; `nil` if the learner typed none.
  ///   - time: the time from the question to the answer; `nil` if it is not known.
  /// - Throws: `CardError/notAsked`, `StorageError`; nothing has then changed.
  public func answer(
    _ recall: Recall, to card: String, in deck: DeckName?, typed: String? = nil,
    time: AnswerTime? = nil
  ) throws -> CardSnapshot {
    try memory.follow()
    var open = try openReview(of: deck)
    let card = ownName(card, in: open)
    guard open.review.current == card, let asked = open.cards[card] else {
      throw CardError.notAsked
    }
    var entry = CardEntry(at: now(), event: .answered, card: card, deck: asked.deck.text)
    entry.recall = recall.rawValue
    entry.typed = typed.map { String($0.prefix(Self.longestTyped)) }
    entry.milliseconds = time?.milliseconds
    try memory.append([entry])
    open.review.answer(recall)
    return keep(open, of: deck)
  }

  /// Returns the own name of a card that a snapshot of a review calls by this name.
  private func ownName(_ card: String, in open: OpenReview) -> String {
    coveredNames.card(card, among: open.cards.lazy.map { ($0.key, $0.value.deck) })
  }

  /// The most characters of a typed answer that the journal keeps.
  private static let longestTyped = 1000

  /// Takes back the last step, and asks its card again. The step is an answer, or it put a card off
  /// or suspended it.
  ///
  /// - Throws: ``CardError/nothingToTakeBack``, `StorageError`; nothing has then changed.
  package func takeBack(in deck: DeckName?) throws -> CardSnapshot {
    try memory.follow()
    var open = try openReview(of: deck)
    if let (deckOfCard, card) = open.suspended {
      try edit(card, in: deckOfCard) { $0.isSuspended = false }
      open = try openReview(of: deck)
      open.review.askAgain(card)
      return keep(open, of: deck)
    }
    guard let step = memory.progress.lastStep, let asked = open.cards[step.card] else {
      throw CardError.nothingToTakeBack
    }
    var recall: Recall?
    var event = CardEntry.Event.unburied
    if case .answer(let card) = step {
      recall = memory.progress.records[card]?.lastRecall
      event = .takenBack
    }
    try memory.append([
      CardEntry(at: now(), event: event, card: step.card, deck: asked.deck.text)
    ])
    open.review.askAgain(step.card, after: recall)
    return keep(open, of: deck)
  }

  /// Puts the asked card off until the next day.
  package func bury(_ card: String, in deck: DeckName?) throws -> CardSnapshot {
    try memory.follow()
    var open = try openReview(of: deck)
    let card = ownName(card, in: open)
    guard open.review.current == card, let asked = open.cards[card] else {
      throw CardError.notAsked
    }
    try memory.append([CardEntry(at: now(), event: .buried, card: card, deck: asked.deck.text)])
    open.review.leaveOut(card)
    return keep(open, of: deck)
  }

  /// Suspends a card of the review: no study and no review asks it until the learner brings it
  /// back.
  package func suspend(_ card: String, in deck: DeckName?) throws -> CardSnapshot {
    try memory.follow()
    var open = try openReview(of: deck)
    let card = ownName(card, in: open)
    guard let asked = open.cards[card] else { throw CardError.notAsked }
    try edit(card, in: asked.deck) { $0.isSuspended = true }
    open = try openReview(of: deck)
    return keep(open, of: deck, suspended: (asked.deck, card))
  }

  /// Keeps a review after a step.
  ///
  /// - Parameter suspended: the card that the step suspended; `nil` for another step.
  private func keep(
    _ open: OpenReview, of deck: DeckName?, suspended: (deck: DeckName, card: String)? = nil
  ) -> CardSnapshot {
    var open = open
    open.suspended = suspended
    reviews[deck] = open
    return snapshot(of: open, of: deck)
  }

  // MARK: The cards of a review

  /// Returns the review of a deck, brought up to date with the cards that are asked now.
  private func openReview(of deck: DeckName?) throws -> OpenReview {
    let names = try deck.map { [$0] } ?? files.decks.names().map(DeckName.init)
    let own = names.filter { deck != nil || !$0.isGenerated }
    let basis = OpenReview.Basis(
      day: now().day.number, changes: memory.changes, decks: own,
      states: try own.map(state))
    if let open = reviews[deck], open.basis == basis { return open }
    var cards: [String: (deck: DeckName, card: Card)] = [:]
    var queues: [CardProgress.Queue] = []
    for name in own {
      guard let read = try readable(name, isAlone: deck != nil) else { continue }
      let queue = memory.progress.queue(of: read.deck, on: now().day)
      queues.append(queue)
      // If the learner takes back the last step, its card is asked again.
      let last = memory.progress.lastStep.map { [$0.card] } ?? []
      for id in queue.mixed + last { read.card(id).map { cards[id] = (name, $0) } }
    }
    let asked = CardProgress.Queue(queues).mixed
    var open = reviews[deck] ?? OpenReview(review: Review(of: asked), basis: basis, cards: cards)
    open.review.follow(asked)
    // If another page brought the card back or removed it, there is nothing to take back.
    if let (name, card) = open.suspended, read[name]?.current?.card(card)?.isSuspended != true {
      open.suspended = nil
    }
    open.cards = cards
    open.basis = basis
    reviews[deck] = open
    return open
  }

  private func snapshot(of open: OpenReview, of deck: DeckName?) -> CardSnapshot {
    let (records, today) = (memory.progress.records, now().day)
    var left = (due: 0, new: 0, forgotten: 0)
    for card in open.review.waiting {
      switch records[card] {
      case nil: left.new += 1
      case let record? where record.isForgotten(on: today): left.forgotten += 1
      case _?: left.due += 1
      }
    }
    let current = open.review.current
    return CardSnapshot(
      .init(due: left.due, new: left.new, forgotten: left.forgotten, done: open.review.done),
      of: deck,
      current.flatMap { open.cards[$0] }.map { asked in
        CardSnapshot.Shown(
          asked.card, called: coveredNames.name(of: asked.card.id, in: asked.deck),
          side: open.review.side, of: read[asked.deck]?.current?.deck ?? Deck(), named: asked.deck)
      },
      current.map { memory.progress.intervals(of: $0, at: now()) } ?? [:],
      canTakeBack: open.suspended != nil
        || memory.progress.lastStep.map { open.cards[$0.card] != nil } ?? false)
  }
}
