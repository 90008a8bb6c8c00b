public import Cards
internal import Hashing
public import Learner
internal import Scheduling
internal import Storage

/// Studies: the cards of a deck one after another, one side at a time.
extension CardRoom {
  /// A step of a study.
  public enum StudyStep: String, CaseIterable, Hashable, Sendable {
    case flip, next, back, remove
  }

  /// Begins a study of a deck, or goes on with the one that was left.
  ///
  /// - Parameters:
  ///   - isShuffled: whether the cards come in an order of their own; `nil` leaves it to the study
  ///     that was left.
  ///   - firstSide: the side that is shown first; `nil` leaves it to the study that was left.
  ///   - isAnew: whether to begin in any case.
  /// - Throws: ``CardError/nothingToStudy(_:)``, `StorageError`.
  public func study(
    _ deck: DeckName, isShuffled: Bool? = nil, firstSide: Side? = nil, isAnew: Bool = false
  ) throws -> CardSnapshot {
    let cards = try readDeck(deck)
    let active = cards.deck.active.map(\.id)
    guard !active.isEmpty else { throw CardError.nothingToStudy(deck) }
    var study: Study
    if !isAnew, let kept = try keptStudy(of: deck),
      isShuffled == nil || isShuffled == (kept.seed != nil),
      firstSide == nil || firstSide == kept.firstSide
    {
      study = Study(kept, of: active)
    } else {
      study = Study(
        of: active, shuffledBy: isShuffled == true ? .random(in: 0 ... .max) : nil,
        firstSide: firstSide ?? .front)
    }
    // Everything was removed in the study that was left.
    if study.current == nil {
      study = Study(
        of: active, shuffledBy: study.kept.seed, firstSide: study.kept.firstSide)
    }
    try keep(study, of: deck, cards)
    return snapshot(of: study, of: deck, cards)
  }

  /// Takes a step in the study of a deck.
  ///
  /// - Throws: ``CardError/notAsked`` where no study of the deck is under way, `StorageError`.
  public func step(_ step: StudyStep, in deck: DeckName) throws -> CardSnapshot {
    let cards = try readDeck(deck)
    guard let kept = try keptStudy(of: deck) else { throw CardError.notAsked }
    var study: Study
    if let open = studies[deck], open.state == cards.state, open.study.kept == kept {
      study = open.study
    } else {
      study = Study(kept, of: cards.deck.active.map(\.id))
    }
    switch step {
    case .flip: study.flip()
    case .next: study.next()
    case .back: study.goBack()
    case .remove: study.remove()
    }
    try keep(study, of: deck, cards)
    return snapshot(of: study, of: deck, cards)
  }

  /// Compares a typed answer with the other side of a card, as spellings are compared.
  ///
  /// - Parameters:
  ///   - id: the name of the card.
  ///   - side: the side that is shown.
  ///   - forgivesAccents: whether a letter without its accent is right, too.
  /// - Throws: ``CardError/noCard(_:deck:)`` for a card that was deleted meanwhile, `StorageError`.
  public func check(
    _ typed: String, of id: String, in deck: DeckName, side: Side, forgivesAccents: Bool = false
  ) throws -> (isRight: Bool, answers: [String]) {
    guard let card = try readDeck(deck).card(id) else { throw CardError.noCard(id, deck: deck) }
    let answer = TypedAnswer(card[side.other], forgivesAccents: forgivesAccents)
    return (answer.accepts(typed), answer.answers)
  }

  /// Ends the study of a deck. The next one begins anew.
  public func endStudy(of deck: DeckName) throws {
    studies[deck] = nil
    try files.studies.change { kept in
      var kept = kept ?? OpenStudies()
      kept.studies[deck.text] = nil
      return kept
    }
  }

  /// Whether a study of the deck was left.
  public func isStudied(_ deck: DeckName) throws -> Bool { try keptStudy(of: deck) != nil }

  private func keptStudy(of deck: DeckName) throws -> Study.Kept? {
    try files.studies.read()?.studies[deck.text]
  }

  private func keep(_ study: Study, of deck: DeckName, _ cards: ReadDeck) throws {
    studies[deck] = (study, cards.state)
    guard try keptStudy(of: deck) != study.kept else { return }
    try files.studies.change { kept in
      var kept = kept ?? OpenStudies()
      kept.studies[deck.text] = study.kept
      return kept
    }
  }

  private func snapshot(of study: Study, of deck: DeckName, _ cards: ReadDeck) -> CardSnapshot {
    CardSnapshot(
      .init(
        number: study.number, count: study.order.count, rounds: study.kept.rounds,
        removed: study.kept.removed.count), of: deck,
      study.current.flatMap(cards.card).map {
        CardSnapshot.Shown($0, side: study.side, of: cards.deck, named: deck)
      })
  }
}
