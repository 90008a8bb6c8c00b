public import Cards
internal import Hashing
public import Learner
internal import Scheduling
internal import Storage

/// Studies of a deck, which show its cards one after another, one side at a time.
extension CardRoom {
  /// A step of a study.
  public enum StudyStep: String, CaseIterable, Hashable, Sendable {
    case flip, next, back, remove
  }

  /// Begins a study of a deck, or continues the unfinished one if that has the wanted order and
  /// first side.
  ///
  /// - Parameters:
  ///   - deck: the name of the deck.
  ///   - isShuffled: whether the cards come in a random order; `nil` accepts the order of the
  ///     unfinished study.
  ///   - firstSide: the side that is shown first; `nil` accepts that of the unfinished study.
  ///   - isAnew: whether to begin a new study in any case.
  /// - Throws: `CardError/nothingToStudy(_:)`, `StorageError`.
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
    // The learner had removed every card from the unfinished study.
    if study.current == nil {
      study = Study(
        of: active, shuffledBy: study.kept.seed, firstSide: study.kept.firstSide)
    }
    try keep(study, of: deck, cards)
    return snapshot(of: study, of: deck, cards)
  }

  /// Takes a step in the study of a deck.
  ///
  /// - Throws: `CardError/notAsked` if the deck has no unfinished study, `StorageError`.
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

  /// Compares a typed answer with the other side of a card, by the rules for spellings.
  ///
  /// - Parameters:
  ///   - typed: the answer as the learner typed it.
  ///   - id: the name of the card.
  ///   - deck: the name of the deck.
  ///   - side: the side that is shown.
  ///   - forgivesAccents: whether a letter without its accent is right, too.
  /// - Throws: `CardError/noCard(_:deck:)` for a card that was deleted meanwhile, `StorageError`.
  public func check(
    _ typed: String, of id: String, in deck: DeckName, side: Side, forgivesAccents: Bool = false
  ) throws -> CheckedAnswer {
    let card = try card(id, in: deck)
    return CheckedAnswer(
      typed, to: card[side.other], in: try readDeck(deck).deck.language(of: side.other),
      forgivesAccents: forgivesAccents)
  }

  /// Returns the word on the back of a card, so that a learner can spell it by ear.
  ///
  /// - Parameter id: the name of the card, as a snapshot has it.
  /// - Throws: ``CardError/noCard(_:deck:)``, ``CardError/notOneWord``, `StorageError`.
  package func wordToSpell(_ id: String, in deck: DeckName) throws -> String {
    guard let word = TypedAnswer(try card(id, in: deck).back).word else {
      throw CardError.notOneWord
    }
    return word
  }

  /// Returns the card that a snapshot calls by this name.
  private func card(_ id: String, in deck: DeckName) throws -> Card {
    let cards = try readDeck(deck)
    let own = coveredNames.card(id, among: cards.deck.cards.lazy.map { ($0.id, deck) })
    guard let card = cards.card(own) else { throw CardError.noCard(id, deck: deck) }
    return card
  }

  /// Ends the study of a deck. The next study begins anew.
  package func endStudy(of deck: DeckName) throws {
    studies[deck] = nil
    try files.studies.change { kept in
      var kept = kept ?? OpenStudies()
      kept.studies[deck.text] = nil
      return kept
    }
  }

  /// Returns whether the deck has an unfinished study.
  package func isStudied(_ deck: DeckName) throws -> Bool { try keptStudy(of: deck) != nil }

  private func keptStudy(of deck: DeckName) throws -> Study.SavedState? {
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
        CardSnapshot.Shown(
          $0, called: coveredNames.name(of: $0.id, in: deck), side: study.side,
          asked: study.kept.firstSide, of: cards.deck, named: deck)
      })
  }
}
