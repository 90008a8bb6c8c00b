import ArgumentParser
import CardPractice
import Cards
import Console
import Learner
import Storage
import Terminal

extension CardsCommand {
  /// `vocalvocab cards move`: moves a deck or a card to another place, or cards to another deck.
  struct Move: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "move",
      abstract: "Move a deck or a card to another place, or cards to another deck.",
      discussion: """
        Examples:
          vocalvocab cards move Spanish --place 1
          vocalvocab cards move Spanish 7 --place 1
          vocalvocab cards move Spanish 3 4 --to Biology
        """)

    @Argument(help: .deck, completion: .decks) var deck: String
    @Argument(
      help: "The cards, each as its number in the deck or one of its sides; without any, the deck.")
    var cards: [String] = []
    @Option(
      parsing: .unconditional,
      help: ArgumentHelp("Move it to this place; 1 is the first.", valueName: "number"))
    var place: Int?
    @Option(
      help: ArgumentHelp("Move the cards to the end of this deck.", valueName: "deck"),
      completion: .decks)
    var to: String?
    @OptionGroup(title: "Files") var data: DataOptions

    func validate() throws {
      guard (place == nil) != (to == nil) else {
        throw ValidationError("Say where to: give one of --place and --to.")
      }
      if place != nil, cards.count > 1 {
        throw ValidationError("--place moves one card at a time: give one.")
      }
      if to != nil, cards.isEmpty { throw ValidationError("Say which cards: give their numbers.") }
      if let place, place < 1 { throw ValidationError("'\(place)' is no place: 1 is the first.") }
    }

    func run() async throws {
      let room = CardRoom(try data.files())
      let name = DeckName(deck)
      let present = try await room.deck(name).cards
      let ids = try cards.map { try present.found($0, in: name).id }
      let screen = Screen.notices
      if let to {
        try await room.move(ids, from: name, to: DeckName(to))
        screen.line("The deck '\(to)' has \(ids.count.of("card")) more.".printable)
      } else if let place {
        if let id = ids.first {
          try await room.move(id, in: name, to: place - 1)
          screen.line("The card is now number \(min(place, present.count)).")
        } else {
          try await room.move(name, to: place - 1)
          screen.line("The deck '\(deck)' has its new place.".printable)
        }
      }
    }
  }
}
