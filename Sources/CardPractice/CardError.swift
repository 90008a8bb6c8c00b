public import Cards
public import Faults
public import Learner
internal import Storage
internal import Vocabulary

/// A wish about cards that can't be granted. Nothing has changed.
public enum CardError: Error, Hashable, Sendable {
  /// Decks that make themselves have names of this kind.
  case reservedName(String)
  /// The deck makes itself.
  case madeDeck(DeckName)
  case noCard(String, deck: DeckName)
  /// A card of a deck's file can't be kept. Cards are counted from 1.
  case badCard(number: Int, deck: DeckName, Card.Fault)
  /// The given texts make no card.
  case bad(Card.Fault)
  case tooManyCards(deck: DeckName)
  /// The limit of a day is no number of cards.
  case badLimit(String)
  case badColour(String)
  case badLanguage(String)
  /// The file is no sound or picture that a card can have.
  case badMedia(String)
  /// The deck has no card that can be studied.
  case nothingToStudy(DeckName)
  /// No card is asked now.
  case notAsked
  /// No step can be taken back.
  case nothingToTakeBack
  /// The side that is shown has nothing to say.
  case nothingToSay
}

extension CardError: Fault {
  public var kind: FaultKind {
    switch self {
    case .noCard: .notFound
    case .notAsked, .nothingToTakeBack, .nothingToStudy, .madeDeck, .badCard: .conflict
    case .tooManyCards, .nothingToSay, .badMedia: .unusable
    case .reservedName, .bad, .badLimit, .badColour, .badLanguage: .invalid
    }
  }

  private static var colours: String {
    AccentColour.allCases.map(\.rawValue).joined(separator: ", ")
  }

  public var description: String {
    switch self {
    case .reservedName(let name):
      "'\(name)' is the name of a generated deck: give another name."
    case .madeDeck(let deck):
      "The deck '\(deck.title)' is generated from your words, so it can't be changed by hand."
    case .noCard(let card, let deck): "The deck '\(deck.title)' has no card '\(card)'."
    case .badCard(let number, let deck, let fault):
      "Card \(number) of the deck '\(deck.title)' can't be used. \(fault.sentence)"
    case .bad(let fault): fault.sentence
    case .tooManyCards(let deck):
      "The deck '\(deck.title)' would have more than \(Deck.mostCards) cards: divide it."
    case .badLimit(let text):
      "'\(text)' is no number of cards a day: give one from 0 to \(Deck.mostCards)."
    case .badColour(let name):
      "'\(name)' is no colour of a deck: choose one of \(Self.colours)."
    case .badLanguage(let code):
      "'\(code)' is no language of the voice: give its code, such as es or en-gb."
    case .badMedia(let name):
      """
      '\(name.prefix(60))' is no sound or picture for a card: give one that ends with \
      \((MediaName.sounds.sorted() + MediaName.pictures.sorted()).joined(separator: ", ")), of at \
      most \(BlobStore.longest >> 20) MB.
      """
    case .nothingToStudy(let deck):
      "The deck '\(deck.title)' has no cards to study: add some, or bring suspended ones back."
    case .notAsked: "No card is asked now."
    case .nothingToTakeBack: "There is nothing to take back."
    case .nothingToSay: "This side has no words to say."
    }
  }
}

extension Card.Fault {
  /// The sentence about the fault.
  public var sentence: String {
    switch self {
    case .empty(.front): "The front is empty: write the question on it."
    case .empty(.back): "The back is empty: write the answer on it."
    case .tooLong(let side):
      "The \(side.rawValue) has more than \(Card.longestSide) characters: shorten it."
    case .tooManyTags: "A card has at most \(Card.mostTags) tags."
    case .badTag(let tag):
      "'\(tag)' can't be a tag: give one of at most \(Card.longestTag) characters, without spaces."
    }
  }
}
