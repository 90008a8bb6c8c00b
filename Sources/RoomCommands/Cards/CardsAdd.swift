import ArgumentParser
import CardPractice
import Cards
import Console
import Learner
import Storage
import Terminal

extension CardsCommand {
  /// `vocalvocab cards add`: adds cards from the command line, from questions, or from an editor.
  struct Add: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "add", abstract: "Add cards to a deck.",
      discussion: """
        Without texts it asks for one card after another; an empty front ends it. *emphasis*, \
        **strong**, `code` and lists show as such. Separate several right answers with ;.

        Examples:
          vocalvocab cards add Spanish harbour puerto
          vocalvocab cards add Spanish "the sea" "el mar; la mar" --tag noun
        """)

    @Argument(help: .deck, completion: .decks) var deck: String
    @Argument(help: "The front: the question.") var front: String?
    @Argument(help: "The back: the answer.") var back: String?
    @Option(help: ArgumentHelp("A label of the card; give it again for more.", valueName: "name"))
    var tag: [String] = []
    @Flag(help: "Write the card in your editor.") var edit = false
    @OptionGroup(title: "Files") var data: DataOptions

    func validate() throws {
      if front != nil, back == nil { throw ValidationError("Give the back of the card, too.") }
      if edit, front != nil {
        throw ValidationError("--edit opens your editor: leave the texts out.")
      }
    }

    func run() async throws {
      let room = CardRoom(try data.files())
      let name = DeckName(deck)
      let screen = Screen.notices
      // Report a missing deck before the person types anything.
      _ = try await room.deck(name)
      if let front, let back {
        try await room.add([.new(front: front, back: back, tags: tag)], to: name)
        return screen.line("The deck '\(deck)' has one card more.".printable)
      }
      if edit {
        let draft = try CardDraft(front: "", back: "")
        guard let texts = try draft.texts() else { return screen.line("Nothing was added.") }
        do {
          try await room.add([.new(front: texts.front, back: texts.back, tags: tag)], to: name)
        } catch {
          throw CommandError.impossible("\(Screen.text(of: error)) \(draft.keptSentence)")
        }
        draft.remove()
        return screen.line("The deck '\(deck)' has one card more.".printable)
      }
      var added = 0
      do {
        while let card = try ask() {
          do {
            try await room.add([card], to: name)
            added += 1
          } catch let error as CardError where Question.isPossible {
            Screen.complain(error)
          }
        }
      } catch {
        screen.line("Added: \(added.of("card")).")
        throw error
      }
      screen.line("Added: \(added.of("card")).")
    }

    /// Asks for the texts of a card. Returns `nil` if the person has no more cards.
    ///
    /// - Throws: ``CommandError`` for a front without a back.
    private func ask() throws -> Card? {
      func line(_ prompt: String) -> String? {
        if Question.isPossible { Screen.writeFolded(prompt, to: 1) }
        return readLine().map { $0.contains { !$0.isWhitespace } ? $0 : "" }
      }
      guard let front = line("Front: "), !front.isEmpty else { return nil }
      var back = line("Back: ")
      while back == "", Question.isPossible {
        Screen.complain("The back is empty: write the answer on it.")
        back = line("Back: ")
      }
      guard let back, !back.isEmpty else {
        throw CommandError.impossible(
          "'\(front.prefix(60))' has no back, and was not added.")
      }
      return .new(front: front, back: back, tags: tag)
    }
  }
}
