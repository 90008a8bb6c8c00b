import ArgumentParser
import CardPractice
import Console
import Learner
import Storage
import Terminal

/// The commands that make, change, remove and restore decks.
extension CardsCommand {
  struct New: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "new", abstract: "Make a deck.",
      discussion: """
        Examples:
          vocalvocab cards new Spanish --back-language es
          vocalvocab cards new Biology --new 10 --colour green
        """)

    @Argument(help: "The name of the deck.") var deck: String
    @OptionGroup var options: DeckOptions
    @OptionGroup(title: "Files") var data: DataOptions

    func run() async throws {
      let files = try data.files()
      try await options.checkLanguages(files)
      try await CardRoom(files).make(deck, options.choices)
      Screen.notices.line(
        "The deck '\(deck)' is made: 'vocalvocab cards add' adds cards.".printable)
    }
  }

  struct Choose: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "set", abstract: "Change a deck's languages, limits or colour.",
      discussion: """
        An empty value, as in --colour '', resets a choice.

        Example:
          vocalvocab cards set Spanish --new 5 --reviews 100
        """)

    @Argument(help: .deck, completion: .decks) var deck: String
    @OptionGroup var options: DeckOptions
    @OptionGroup(title: "Files") var data: DataOptions

    func validate() throws {
      guard options.choices != CardRoom.Choices() else {
        throw ValidationError("Give what to change: 'vocalvocab cards set --help' lists it.")
      }
    }

    func run() async throws {
      let files = try data.files()
      try await options.checkLanguages(files)
      try await CardRoom(files).choose(options.choices, for: DeckName(deck))
      Screen.notices.line("The deck '\(deck)' is changed.".printable)
    }
  }

  struct Rename: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "rename", abstract: "Give a deck another name.",
      discussion: """
        Example:
          vocalvocab cards rename Spanish "Spanish A1"
        """)

    @Argument(help: .deck, completion: .decks) var deck: String
    @Argument(help: "The new name.") var new: String
    @OptionGroup(title: "Files") var data: DataOptions

    func run() async throws {
      try await CardRoom(try data.files()).rename(DeckName(deck), to: new)
      Screen.notices.line("The deck '\(deck)' is now '\(new)'.".printable)
    }
  }

  struct Remove: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "remove", abstract: "Remove a deck, or cards of it.",
      discussion: """
        'vocalvocab cards restore' brings a deck back, or the cards that you removed last from \
        one. What you know of the cards is kept.

        Examples:
          vocalvocab cards remove Spanish --yes
          vocalvocab cards remove Spanish 3 puerto
        """)

    @Argument(help: .deck, completion: .decks) var deck: String
    @Argument(
      help: "The cards, each as its number in the deck or one of its sides; without any, the deck.")
    var cards: [String] = []
    @OptionGroup var confirmation: ConfirmationOptions
    @OptionGroup(title: "Files") var data: DataOptions

    func run() async throws {
      let room = CardRoom(try data.files())
      let name = DeckName(deck)
      let present = try await room.deck(name).cards
      let screen = Screen.notices
      guard cards.isEmpty else {
        let ids = try cards.map { try present.found($0, in: name).id }
        try await room.remove(ids, from: name)
        let them = cards.count == 1 ? "it" : "them"
        return screen.line(
          """
          Removed: \(cards.count.of("card")). 'vocalvocab cards restore \(deck)' brings \(them) \
          back.
          """.printable)
      }
      guard
        try confirmation.isConfirmed(
          "Remove the deck '\(deck)' with \(present.count.of("card"))?".printable)
      else { return }
      let kept = try await room.remove(name)
      screen.line(
        "The deck is removed as '\(kept)': 'vocalvocab cards restore' brings it back.".printable)
    }
  }

  struct Restore: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "restore", abstract: "Bring a removed deck back, or removed cards.",
      discussion: """
        The name of a deck that you have brings back the cards that you removed last from it. \
        Without a name, it lists the removed decks.

        Examples:
          vocalvocab cards restore
          vocalvocab cards restore Spanish
          vocalvocab cards restore Spanish --as "Spanish of 2025"
        """)

    @Argument(
      help: "The name of the removed deck, or of the deck that had the cards.", completion: .decks)
    var deck: String?
    @Option(name: .customLong("as"), help: ArgumentHelp("Give it this name.", valueName: "name"))
    var new: String?
    @OptionGroup(title: "Files") var data: DataOptions

    func validate() throws {
      if new != nil, deck == nil {
        throw ValidationError("Say which deck: 'vocalvocab cards restore' lists the removed ones.")
      }
    }

    func run() async throws {
      let room = CardRoom(try data.files(isReading: deck == nil))
      let screen = Screen.notices
      guard let deck else {
        let removed = try await room.removedDecks()
        if removed.isEmpty { screen.line("No deck was removed.") }
        for name in removed { screen.line(name.printable) }
        return
      }
      if new == nil, try await room.hasDeck(deck) {
        let count = try await room.restoreCards(of: DeckName(deck))
        guard count > 0 else {
          throw CommandError.impossible(
            """
            No card was removed from the deck '\(deck)': 'vocalvocab cards restore' lists removed \
            decks, which come back under another name with --as.
            """)
        }
        return screen.line("The deck '\(deck)' has \(count.of("card")) back.".printable)
      }
      try await room.restore(deck, as: new)
      screen.line("The deck '\(new ?? deck)' is back.".printable)
    }
  }
}

/// The options for a deck's languages, limits and colour.
struct DeckOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The language in which fronts are spoken, such as es; 'vocalvocab voices' lists them.",
      valueName: "code"))
  var frontLanguage: String?

  @Option(help: ArgumentHelp("The language in which backs are spoken.", valueName: "code"))
  var backLanguage: String?

  @Option(
    name: .customLong("new"), parsing: .unconditional,
    help: ArgumentHelp(
      "Meet at most this number of new cards a day; normally 20.", valueName: "number"))
  var newPerDay: String?

  @Option(
    name: .customLong("reviews"), parsing: .unconditional,
    help: ArgumentHelp(
      "Review at most this number of cards a day; normally 200.", valueName: "number"))
  var reviewsPerDay: String?

  @Option(
    help: ArgumentHelp("The deck's colour: blue, green, purple or orange.", valueName: "name"),
    completion: .list(["blue", "green", "purple", "orange"]))
  var colour: String?

  var choices: CardRoom.Choices {
    var choices = CardRoom.Choices()
    (choices.frontLanguage, choices.backLanguage) = (frontLanguage, backLanguage)
    (choices.newPerDay, choices.reviewsPerDay) = (newPerDay, reviewsPerDay)
    choices.colour = colour
    return choices
  }

  /// Checks that the speech engine speaks the languages of the options.
  func checkLanguages(_ files: LearnerFiles) async throws {
    for code in [frontLanguage, backLanguage].compactMap(\.self) where !code.isEmpty {
      try await CardRoom.checkLanguage(code, files.synthesizer)
    }
  }
}
