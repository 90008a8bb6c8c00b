public import Cards
internal import Languages
public import Learner
internal import Storage

/// Changes of decks and cards.
extension CardRoom {
  /// The choices that a learner can make for a deck; `nil` leaves a choice as it is.
  package struct Choices: Hashable, Sendable {
    package var frontLanguage: String?
    public var backLanguage: String?
    public var newPerDay: String?
    package var reviewsPerDay: String?
    package var colour: String?

    package init() {}
  }

  /// Makes a deck without cards.
  package func make(_ name: String, _ choices: Choices = Choices()) throws {
    try checkIsFree(name)
    var document = DeckDocument()
    try document.apply(choices)
    try files.decks.make(name, document)
  }

  /// Changes the choices for a deck. An empty text resets a choice.
  package func choose(_ choices: Choices, for deck: DeckName) throws {
    try change(deck) { document throws(CardError) in try document.apply(choices) }
  }

  /// Gives a deck another name. An unfinished study of the deck goes on.
  package func rename(_ name: DeckName, to new: String) throws {
    try checkIsFree(new)
    try files.decks.rename(try own(name), to: new)
    forget(name)
    try files.studies.change { kept in
      var kept = kept ?? OpenStudies()
      kept.studies[new] = kept.studies.removeValue(forKey: name.text)
      return kept
    }
  }

  /// Removes a deck. `restore(_:as:)` can bring it back.
  ///
  /// - Returns: the name under which `restore(_:as:)` finds it.
  public func remove(_ name: DeckName) throws -> String {
    let kept = try files.decks.remove(try own(name))
    forget(name)
    return kept
  }

  private func forget(_ name: DeckName) {
    (read[name], studies[name], reviews[name]) = (nil, nil, nil)
  }

  /// Returns whether the learner has a deck with this name. Generated decks don't count.
  package func hasDeck(_ name: String) throws -> Bool { try files.decks.names().contains(name) }

  /// Returns the names of the removed decks.
  package func removedDecks() throws -> [String] { try files.decks.removedNames() }

  /// Brings a removed deck back.
  package func restore(_ name: String, as new: String? = nil) throws {
    try checkIsFree(new ?? name)
    try files.decks.restore(name, as: new ?? name)
  }

  /// Moves a deck to another place in the order of the decks, from 0.
  package func move(_ name: DeckName, to index: Int) throws {
    try files.decks.move(try own(name), to: index)
  }

  // MARK: Cards

  /// Adds cards to a deck.
  ///
  /// - Parameters:
  ///   - cards: the cards, in their order.
  ///   - deck: the name of the deck.
  ///   - index: the index of the first added card, from 0; `nil` for the end.
  public func add(_ cards: [Card], to deck: DeckName, at index: Int? = nil) throws {
    for card in cards {
      do throws(Card.Fault) { try card.check() } catch { throw CardError.bad(error) }
    }
    try change(deck) { document throws(CardError) in
      guard document.cards.count + cards.count <= Deck.mostCards else {
        throw .tooManyCards(deck: deck)
      }
      let index = min(max(0, index ?? document.cards.count), document.cards.count)
      document.cards.insert(contentsOf: cards.map(DeckDocument.Card.init), at: index)
    }
  }

  /// Changes a card, which keeps its progress.
  package func edit(
    _ id: String, in deck: DeckName, _ body: @Sendable (inout Card) -> Void
  ) throws {
    try change(deck) { document throws(CardError) in
      let index = try document.index(of: id, in: deck)
      var card = Card(document.cards[index])
      body(&card)
      do throws(Card.Fault) { try card.check() } catch { throw .bad(error) }
      document.cards[index] = DeckDocument.Card(card)
    }
  }

  /// Removes cards from a deck. `restoreCards(of:)` brings back the cards of the last removal.
  public func remove(_ ids: [String], from deck: DeckName) throws {
    try change(deck) { document throws(CardError) in
      document.removed = try document.removing(ids, from: deck)
    }
  }

  /// Brings back the cards that were removed last from a deck, each to its place.
  ///
  /// - Returns: the number of cards that came back.
  @discardableResult
  package func restoreCards(of deck: DeckName) throws -> Int {
    var count = 0
    try change(deck) { document throws(CardError) in
      let present = Set(document.cards.map(\.id))
      let missing = (document.removed ?? []).filter { !present.contains($0.card.id) }
      guard document.cards.count + missing.count <= Deck.mostCards else {
        throw .tooManyCards(deck: deck)
      }
      // Each index is the card's index at its removal, so the card removed last comes back first.
      for removed in missing.reversed() {
        let index = min(max(0, removed.index), document.cards.count)
        document.cards.insert(removed.card, at: index)
      }
      document.removed = nil
      count = missing.count
    }
    return count
  }

  /// Moves a card to another place in its deck, from 0.
  package func move(_ id: String, in deck: DeckName, to index: Int) throws {
    try change(deck) { document throws(CardError) in
      let card = document.cards.remove(at: try document.index(of: id, in: deck))
      document.cards.insert(card, at: min(max(0, index), document.cards.count))
    }
  }

  /// Moves cards to the end of another deck. They keep their progress.
  package func move(_ ids: [String], from deck: DeckName, to other: DeckName) throws {
    guard deck != other else { return }
    let cards = try ids.map { id in
      guard let card = try self.deck(deck).cards.first(where: { $0.id == id }) else {
        throw CardError.noCard(id, deck: deck)
      }
      return card
    }
    let media = try self.deck(deck).media
    // If the program is killed between the two changes, both decks have the cards, and none is
    // lost.
    try change(other) { document throws(CardError) in
      guard document.cards.count + cards.count <= Deck.mostCards else {
        throw .tooManyCards(deck: other)
      }
      for card in cards {
        let taken = document.takingMedia(of: card, from: media)
        document.cards.append(DeckDocument.Card(taken))
      }
    }
    try change(deck) { document throws(CardError) in
      _ = try document.removing(ids, from: deck)
    }
  }

  // MARK: Files

  /// Changes one of the learner's own decks, while no other program can change it.
  func change(
    _ name: DeckName, _ body: (inout DeckDocument) throws(CardError) -> Void
  ) throws {
    var refusal: CardError?
    try files.decks.change(try own(name)) { document in
      let old = document
      do throws(CardError) {
        try body(&document)
      } catch {
        document = old
        refusal = error
      }
    }
    if let refusal { throw refusal }
  }

  /// Returns the name of a deck's file.
  private func own(_ name: DeckName) throws(CardError) -> String {
    guard case .own(let own) = name else { throw .generatedDeck(name) }
    return own
  }

  private func checkIsFree(_ name: String) throws {
    try DeckStore.checkName(name)
    guard !DeckName(name).isGenerated else { throw CardError.reservedName(name) }
  }
}

extension DeckDocument {
  fileprivate func index(of id: String, in deck: DeckName) throws(CardError) -> Int {
    guard let index = cards.firstIndex(where: { $0.id == id }) else {
      throw .noCard(id, deck: deck)
    }
    return index
  }

  /// Removes cards.
  ///
  /// - Returns: the cards with their indices.
  fileprivate mutating func removing(
    _ ids: [String], from deck: DeckName
  ) throws(CardError) -> [RemovedCard] {
    var removed: [RemovedCard] = []
    for id in ids {
      let index = try index(of: id, in: deck)
      removed.append(RemovedCard(index: index, card: cards.remove(at: index)))
    }
    return removed
  }

  fileprivate mutating func apply(_ choices: CardRoom.Choices) throws(CardError) {
    if let colour = choices.colour {
      guard colour.isEmpty || AccentColour(rawValue: colour) != nil else {
        throw .badColour(colour)
      }
      self.colour = colour.isEmpty ? nil : colour
    }
    if let code = choices.frontLanguage { frontLanguage = try Self.language(code) }
    if let code = choices.backLanguage { backLanguage = try Self.language(code) }
    if let limit = choices.newPerDay { newPerDay = try Self.limit(limit) }
    if let limit = choices.reviewsPerDay { reviewsPerDay = try Self.limit(limit) }
  }

  /// Returns the code of a language in lower case; `nil` for an empty text.
  private static func language(_ code: String) throws(CardError) -> String? {
    guard !code.isEmpty else { return nil }
    guard let language = Language(typed: code) else { throw .badLanguage(code) }
    return language.code
  }

  private static func limit(_ text: String) throws(CardError) -> Int? {
    guard !text.isEmpty else { return nil }
    guard let limit = Int(text), (0...Deck.mostCards).contains(limit) else {
      throw .badLimit(text)
    }
    return limit
  }
}

extension Card {
  /// Makes a card with a name that no other card has.
  public static func new(front: String, back: String, tags: [String] = []) -> Card {
    Card(
      id: String(UInt64.random(in: 0 ... .max), radix: 36), front: front, back: back, tags: tags)
  }
}
