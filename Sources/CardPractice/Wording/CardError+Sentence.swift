internal import Cards
internal import Learner
internal import Storage

extension CardError {
  private static var colours: String {
    AccentColour.allCases.map(\.rawValue).joined(separator: ", ")
  }

  package var description: String {
    switch self {
    case .reservedName(let name):
      "'\(name)' is the name of a generated deck: give another name."
    case .generatedDeck(let deck):
      "The deck '\(deck.title)' is generated from your words, so it can't be changed by hand."
    case .noCard(let card, let deck): "The deck '\(deck.title)' has no card '\(card)'."
    case .badCard(let number, let deck, let fault):
      "Card \(number) of the deck '\(deck.title)' can't be used. \(fault.sentence)"
    case .bad(let fault): fault.sentence
    case .tooManyCards(let deck):
      "The deck '\(deck.title)' would have more than \(Deck.mostCards) cards: divide it."
    case .badLimit(let text):
      "'\(text)' is not a number of cards a day: give one from 0 to \(Deck.mostCards)."
    case .badColour(let name):
      "'\(name)' is not a colour of a deck: choose one of \(Self.colours)."
    case .badLanguage(let code): SpokenLanguageError(code).description
    case .badMedia(let name):
      """
      '\(name.prefix(60))' can't be used as a sound or picture: give one that ends with \
      \((MediaName.sounds.sorted() + MediaName.pictures.sorted()).joined(separator: ", ")), of at \
      most \(BlobStore.longest >> 20) MB.
      """
    case .nothingToStudy(let deck):
      "The deck '\(deck.title)' has no cards to study: add some, or bring suspended ones back."
    case .notAsked: "No card is asked now."
    case .nothingToTakeBack: "There is nothing to take back."
    case .nothingToSay: "This side has no words to say."
    case .notOneWord:
      "The back of this card is not one word, so it can't be spelled by ear: choose another card."
    }
  }
}
