package import ArgumentParser
import CardPractice
import Cards
import Console
import Learner
import Scheduling
import Storage
import Terminal
import WordService

/// `vocalvocab cards`: decks of flash cards.
package struct CardsCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: "cards",
    abstract: "Learn anything with flash cards.",
    discussion: """
      A deck has cards with a front and a back. A study shows them one side at a time; a review \
      asks the cards that are due, and brings each back just before you would forget it. The decks \
      words:missed, words:completed and list:NAME are generated from your words.

      Examples:
        vocalvocab cards
        vocalvocab cards new Spanish --back-language es
        vocalvocab cards add Spanish harbour puerto
        vocalvocab cards study Spanish --shuffle
        vocalvocab cards review
      """,
    groupedSubcommands: [
      CommandGroup(name: "Learn", subcommands: [Study.self, Review.self]),
      CommandGroup(
        name: "Decks",
        subcommands: [All.self, New.self, Choose.self, Rename.self, Remove.self, Restore.self]),
      CommandGroup(
        name: "Cards",
        subcommands: [Show.self, Add.self, Edit.self, Attach.self, Move.self, Search.self]),
      CommandGroup(name: "Files", subcommands: [Import.self, Export.self]),
    ],
    defaultSubcommand: All.self)

  /// `vocalvocab cards list`: the decks.
  struct All: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "Show your decks, with the new and due cards of each.",
      discussion: """
        Examples:
          vocalvocab cards
          vocalvocab cards list --json
        """)

    @OptionGroup var table: TableOptions
    @OptionGroup(title: "Files") var data: DataOptions

    func run() async throws {
      let room = CardRoom(try data.files(isReading: true))
      let decks = try await room.decks()
      for deck in decks {
        // One deck that can't be read does not hide the others.
        if case .failure(let error) = deck.summary { Screen.complain(error) }
      }
      let rows = decks.map { ListedDeck($0) }
      let screen = Screen(plain: table.plain)
      if table.json { return screen.line(try json(rows)) }
      if table.csv {
        return screen.table(
          ["name", "cards", "new", "due"],
          rows.map { row in
            let counts = [row.cards, row.new, row.due]
            return [row.name.text] + counts.map { row.problem == nil ? "\($0)" : "" }
          })
      }
      // A name that is too long for the window does not widen the column of the other names.
      let most = screen.width - (rows.map(\.counts.columns).max() ?? 0) - 2
      let width = rows.map(\.name.text.printable.columns).filter { $0 <= most }.max() ?? 0
      show(rows.filter { !$0.isGenerated }, on: screen, width: width)
      if rows.allSatisfy(\.isGenerated) {
        screen.paragraph("You have no decks yet: 'vocalvocab cards new NAME' makes one.")
      }
      guard rows.contains(where: \.isGenerated) else { return }
      if !screen.isPlain {
        screen.line()
        screen.line(screen.styled("From your words", .quiet))
      }
      show(rows.filter(\.isGenerated), on: screen, width: width)
    }

    private func show(_ rows: [ListedDeck], on screen: Screen, width: Int) {
      for row in rows {
        let (name, counts) = (row.name.text.printable, row.counts)
        if screen.isPlain {
          screen.line("\(name): \(counts)")
        } else if name.columns <= width {
          screen.line("\(name.padded(to: width))  \(screen.styled(counts, .quiet))")
        } else {
          screen.paragraph([.init("\(name) "), .init(counts, .quiet)])
        }
      }
    }
  }

  /// `vocalvocab cards show`: the cards of a deck.
  struct Show: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "show", abstract: "Show the cards of a deck.",
      discussion: """
        Other commands accept the number before a card.

        Examples:
          vocalvocab cards show Spanish
          vocalvocab cards show Spanish --json
        """)

    @Argument(help: .deck, completion: .decks) var deck: String
    @OptionGroup var table: TableOptions
    @OptionGroup(title: "Files") var data: DataOptions

    func run() async throws {
      let files = try data.files(isReading: true)
      let room = files.cardRoom()
      let name = DeckName(deck)
      let cards = try await room.deck(name).cards
      let records = try await room.records()
      let screen = Screen(plain: table.plain)
      let rows = cards.enumerated().map { index, card in
        ListedCard(card, number: index + 1, in: name, records[card.id], on: Moment.now.day)
      }
      if table.json { return screen.line(try json(rows)) }
      if table.csv {
        return screen.table(
          ["id", "front", "back", "tags"],
          rows.map { [$0.id, $0.front, $0.back, $0.tags.joined(separator: " ")] })
      }
      if rows.isEmpty {
        screen.paragraph("The deck has no cards yet: 'vocalvocab cards add' adds some.")
      }
      for row in rows {
        let state = row.isSuspended ? " (suspended)" : ""
        screen.paragraph([
          .init("\(row.number) ", .quiet), .init(row.frontLine.printable, .strong),
          .init(" · \(row.backLine)\(state)".printable),
        ])
      }
    }
  }

  /// `vocalvocab cards search`: finds cards by their texts and labels.
  struct Search: AsyncParsableCommand {
    private struct FoundCard: Encodable {
      let deck: DeckName
      let card: ListedCard
    }

    static let configuration = CommandConfiguration(
      commandName: "search", abstract: "Find cards in all decks.",
      discussion: """
        A card is found by words of its texts and by its tags. Capitals and accents don't count.

        Example:
          vocalvocab cards search puerto
        """)

    @Argument(help: "The words to look for.") var words: [String]
    @OptionGroup var table: TableOptions
    @OptionGroup(title: "Files") var data: DataOptions

    func run() async throws {
      let room = CardRoom(try data.files(isReading: true))
      let found = try await room.search(words.joined(separator: " "))
      let records = try await room.records()
      let screen = Screen(plain: table.plain)
      if table.json {
        return screen.line(
          try json(
            found.map { deck, number, card in
              FoundCard(
                deck: deck,
                card: ListedCard(
                  card, number: number, in: deck, records[card.id], on: Moment.now.day))
            }))
      }
      if table.csv {
        return screen.table(
          ["deck", "id", "front", "back"],
          found.map { [$0.deck.text, $0.card.id, $0.card.front, $0.card.back] })
      }
      if found.isEmpty { screen.paragraph("No card has these words.") }
      for (deck, _, card) in found {
        screen.paragraph([
          .init("\(deck.title): ".printable, .quiet),
          .init(CardText(card.front).shownLine.printable, .strong),
          .init(" · \(CardText(card.back).shownLine)".printable),
        ])
      }
    }
  }

  package init() {}
}

extension LearnerFiles {
  /// Returns the room of cards, with the dictionary for the decks that are generated from words.
  func cardRoom() -> CardRoom {
    let dictionaries = LanguageDictionaries(cache: folders.cache)
    let english = try? offlineDictionary(folders).get()
    return CardRoom(
      self,
      finder: { language in
        english.flatMap { dictionaries.finder(of: language, for: self, besides: $0) }
      })
  }
}

extension ArgumentHelp {
  static let deck: ArgumentHelp = "The name of the deck; 'vocalvocab cards' lists the decks."
  static let card: ArgumentHelp = "The card: its number in the deck, one of its sides, or its id."
}
