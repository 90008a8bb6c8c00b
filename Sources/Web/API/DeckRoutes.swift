internal import CardPractice
internal import Cards
internal import Hummingbird
internal import Learner
internal import Scheduling
internal import Storage

/// The addresses of decks and their cards.
extension API {
  /// The largest size of cards that are sent at once, in bytes.
  private static let mostCardBytes = 1 << 20

  func addDecks(to routes: inout Routes) {
    routes.on(.get, Self.path + "/decks") { call, learner in
      let room = learner.cardRoom
      let decks = try await room.decks().map { ListedDeck($0) }
      return .json(DecksDocument(decks: decks, removed: try await room.removedDecks()))
    }
    routes.on(.post, Self.path + "/decks") { call, learner in
      let wish = try await call.body(NewDeck.self)
      let room = learner.cardRoom
      try await checkLanguages(wish.choices)
      try await room.make(try wish.checkedName, wish.choices)
      return .json(try await details(of: DeckName(wish.name), in: room), status: .created)
    }
    routes.on(.get, Self.path + "/decks/:deck") { call, learner in
      .json(try await details(of: try call.deck, in: learner.cardRoom))
    }
    routes.on(.patch, Self.path + "/decks/:deck") { call, learner in
      var name = try call.deck
      let wish = try await call.body(ChangedDeck.self)
      let room = learner.cardRoom
      try await checkLanguages(wish.choices)
      if wish.choices != CardRoom.Choices() { try await room.choose(wish.choices, for: name) }
      if let number = wish.number { try await room.move(name, to: try Self.index(number)) }
      if let new = wish.name, new != name.text {
        try await room.rename(name, to: try Self.checkedName(ofDeck: new))
        name = DeckName(new)
      }
      return .json(try await details(of: name, in: room))
    }
    routes.on(.delete, Self.path + "/decks/:deck") { call, learner in
      let kept = try await learner.cardRoom.remove(try call.deck)
      return .json(RemovedDeckDocument(removed: kept))
    }
    routes.on(.post, Self.path + "/removed-decks/:deck/restorations") { call, learner in
      let (removed, wish) = (try call.text("deck"), try await call.body(Restoration.self))
      let room = learner.cardRoom
      let name = try Self.checkedName(ofDeck: wish.name ?? removed)
      try await room.restore(removed, as: name)
      return .json(try await details(of: DeckName(name), in: room))
    }
    addCards(to: &routes)
  }

  private func addCards(to routes: inout Routes) {
    routes.on(.get, Self.path + "/decks/:deck/cards") { call, learner in
      let name = try call.deck
      let (limit, offset) = try call.page
      let room = learner.cardRoom
      let (cards, records) = (try await room.deck(name).cards, try await room.records())
      let shown = cards.enumerated().dropFirst(offset).prefix(limit).map { index, card in
        ListedCard(card, number: index + 1, in: name, records[card.id], on: Moment.now.day)
      }
      return .json(CardsPageDocument(total: cards.count, cards: shown))
    }
    routes.on(.get, Self.path + "/cards") { call, learner in
      let search = call.query("search") ?? ""
      guard search.unicodeScalars.count <= 100 else {
        throw Problem.invalid("A search has at most 100 characters.")
      }
      let (limit, offset) = try call.page
      let room = learner.cardRoom
      let (found, records) = (try await room.search(search), try await room.records())
      let shown = found.dropFirst(offset).prefix(limit).map {
        ListedCard(
          $0.card, number: $0.number, in: $0.deck, records[$0.card.id], on: Moment.now.day)
      }
      return .json(CardsPageDocument(total: found.count, cards: shown))
    }
    routes.on(.post, Self.path + "/decks/:deck/cards") { call, learner in
      let name = try call.deck
      let body = try await call.json(upTo: Self.mostCardBytes)
      return try await work(with: body) {
        let wish = try NewCards(json: body)
        let room = learner.cardRoom
        let cards = try wish.checked
        try await room.add(cards, to: name, at: try wish.number.map(Self.index))
        return .json(AddedCardsDocument(ids: cards.map(\.id)), status: .created)
      }
    }
    routes.on(.get, Self.path + "/decks/:deck/cards/:card") { call, learner in
      let (name, id, room) = (try call.deck, try call.text("card"), learner.cardRoom)
      // A generated card can't be changed, and naming it needs its word.
      guard !name.isGenerated else { throw CardError.generatedDeck(name) }
      let (cards, records) = (try await room.deck(name).cards, try await room.records())
      guard let index = cards.firstIndex(where: { $0.id == id }) else {
        throw CardError.noCard(id, deck: name)
      }
      return .json(
        ListedCard(cards[index], number: index + 1, in: name, records[id], on: Moment.now.day))
    }
    routes.on(.patch, Self.path + "/decks/:deck/cards/:card") { call, learner in
      let (name, id) = (try call.deck, try call.text("card"))
      let wish = try ChangedCard(json: try await call.json(upTo: Self.mostCardBytes))
      let room = learner.cardRoom
      if wish.changesText { try await room.edit(id, in: name) { wish.apply(to: &$0) } }
      if let number = wish.number { try await room.move(id, in: name, to: try Self.index(number)) }
      if let deck = wish.deck { try await room.move([id], from: name, to: DeckName(deck)) }
      return Response(status: .noContent)
    }
    routes.on(.delete, Self.path + "/decks/:deck/cards/:card") { call, learner in
      let name = try call.deck
      try await learner.cardRoom.remove([try call.text("card")], from: name)
      return Response(status: .noContent)
    }
  }

  private func details(of name: DeckName, in room: CardRoom) async throws -> DeckDetailsDocument {
    DeckDetailsDocument(
      try await room.deck(name), named: name, isStudied: try await room.isStudied(name))
  }

  /// Checks a name for a deck, and returns it.
  ///
  /// - Throws: a ``Problem`` or a `StorageError` for a name that no deck can have.
  static func checkedName(ofDeck name: String) throws -> String {
    try DeckStore.checkName(name)
    return try NameRule.checked(name, of: "deck")
  }

  /// Converts a number, from 1, into an index, from 0.
  private static func index(_ number: Int) throws(Problem) -> Int {
    guard (1...Deck.mostCards).contains(number) else {
      throw .invalid("'number' counts from 1: give one up to \(Deck.mostCards).")
    }
    return number - 1
  }

  private func checkLanguages(_ choices: CardRoom.Choices) async throws {
    for code in [choices.frontLanguage, choices.backLanguage].compactMap(\.self)
    where !code.isEmpty {
      try await CardRoom.checkLanguage(code, learners.sounds.synthesizer)
    }
  }
}

extension Call {
  /// The deck that the address names.
  var deck: DeckName { get throws { DeckName(try text("deck")) } }

  /// The part of the cards that the query asks for.
  fileprivate var page: (limit: Int, offset: Int) {
    get throws {
      (try number("limit", in: 1...1000) ?? 100, try number("offset", in: 0...1_000_000) ?? 0)
    }
  }
}

/// A removed deck.
private struct RemovedDeckDocument: Encodable, Sendable {
  /// The name by which it can be restored.
  let removed: String
}

/// The cards that were added.
private struct AddedCardsDocument: Encodable, Sendable {
  let ids: [String]
}

private struct Restoration: Body {
  static let fields: Set<String> = ["name"]
  /// The name that the deck gets; `nil` for the name that it had when it was removed.
  let name: String?
}

/// The choices for a deck, as a client sends them.
private protocol DeckChoices {
  var frontLanguage: String? { get }
  var backLanguage: String? { get }
  var newPerDay: Int? { get }
  var reviewsPerDay: Int? { get }
  var colour: String? { get }
}

extension DeckChoices {
  static var choiceFields: Set<String> {
    ["frontLanguage", "backLanguage", "newPerDay", "reviewsPerDay", "colour"]
  }

  var choices: CardRoom.Choices {
    var choices = CardRoom.Choices()
    (choices.frontLanguage, choices.backLanguage) = (frontLanguage, backLanguage)
    (choices.newPerDay, choices.reviewsPerDay) = (
      newPerDay.map(String.init), reviewsPerDay.map(String.init)
    )
    choices.colour = colour
    return choices
  }
}

private struct NewDeck: Body, DeckChoices {
  static let fields = choiceFields.union(["name"])
  let name: String
  let frontLanguage, backLanguage, colour: String?
  let newPerDay, reviewsPerDay: Int?

  /// - Throws: a ``Problem`` or a `StorageError` for a name that no deck can have.
  var checkedName: String { get throws { try API.checkedName(ofDeck: name) } }
}

private struct ChangedDeck: Body, DeckChoices {
  static let fields = choiceFields.union(["name", "number"])
  let name: String?
  /// The place in the order of the decks, from 1.
  let number: Int?
  let frontLanguage, backLanguage, colour: String?
  let newPerDay, reviewsPerDay: Int?
}

private struct NewCards: Body {
  static let fields: Set<String> = ["cards", "number"]

  struct NewCard: Body {
    static let fields: Set<String> = ["id", "front", "back", "tags", "isSuspended"]
    /// The name that a removed card had; `nil` for a new card.
    let id: String?
    let front, back: String
    let tags: [String]?
    let isSuspended: Bool?
  }

  let cards: [Checked<NewCard>]
  /// The place of the first card, from 1; `nil` for the end.
  let number: Int?

  var checked: [Card] {
    get throws {
      guard !cards.isEmpty else { throw Problem.invalid("Send at least one card.") }
      return try cards.map(\.content).map { wish in
        let new = Card.new(front: wish.front, back: wish.back, tags: wish.tags ?? [])
        guard let id = wish.id else { return new }
        guard (1...100).contains(id.utf8.count) else {
          throw Problem.invalid("The id of a card has from 1 to 100 bytes.")
        }
        return Card(
          id: id, front: new.front, back: new.back, tags: new.tags,
          isSuspended: wish.isSuspended ?? false)
      }
    }
  }
}

private struct ChangedCard: Body {
  static let fields: Set<String> = ["front", "back", "tags", "isSuspended", "number", "deck"]
  let front, back: String?
  let tags: [String]?
  let isSuspended: Bool?
  /// The place in the deck, from 1.
  let number: Int?
  /// The deck to which the card moves.
  let deck: String?

  var changesText: Bool { front != nil || back != nil || tags != nil || isSuspended != nil }

  func apply(to card: inout Card) {
    if let front { card.front = front }
    if let back { card.back = back }
    if let tags { card.tags = tags }
    if let isSuspended { card.isSuspended = isSuspended }
  }
}
