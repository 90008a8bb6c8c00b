import ArgumentParser
import CardPractice
import Cards
import Console
import Learner
import Storage
import Terminal

extension CardsCommand {
  /// `vocalvocab cards edit`: changes a card's texts and labels, by options or in an editor.
  struct Edit: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "edit", abstract: "Change a card. What you know of it is kept.",
      discussion: """
        Without options it opens the card in the editor of the variable VISUAL or EDITOR.

        Examples:
          vocalvocab cards edit Spanish 2 --back "el puerto"
          vocalvocab cards edit Spanish 2 --suspend
        """)

    @Argument(help: .deck, completion: .decks) var deck: String
    @Argument(help: .card) var card: String
    // A text may begin with the dash of a list item.
    @Option(parsing: .unconditional, help: ArgumentHelp("The new front.", valueName: "text"))
    var front: String?
    @Option(parsing: .unconditional, help: ArgumentHelp("The new back.", valueName: "text"))
    var back: String?
    @Option(help: ArgumentHelp("The new labels; '' for none.", valueName: "name"))
    var tag: [String] = []
    @Flag(help: "Leave the card out of studies and reviews.") var suspend = false
    @Flag(help: "Bring a suspended card back.") var resume = false
    @OptionGroup(title: "Files") var data: DataOptions

    func validate() throws {
      if suspend, resume { throw ValidationError("Choose one of --suspend and --resume.") }
    }

    func run() async throws {
      let room = CardRoom(try data.files())
      let name = DeckName(deck)
      let old = try await room.deck(name).cards.found(card, in: name)
      let screen = Screen.notices
      guard front == nil, back == nil, tag.isEmpty, !suspend, !resume else {
        try await room.edit(old.id, in: name) { card in
          if let front { card.front = front }
          if let back { card.back = back }
          if !tag.isEmpty { card.tags = tag.filter { !$0.isEmpty } }
          if suspend { card.isSuspended = true }
          if resume { card.isSuspended = false }
        }
        return screen.line("The card is changed.")
      }
      let draft = try CardDraft(front: old.front, back: old.back)
      guard let texts = try draft.texts() else { return screen.line("Nothing was changed.") }
      do {
        let present = try await room.deck(name).cards.first { $0.id == old.id }
        guard present.map({ ($0.front, $0.back) == (old.front, old.back) }) ?? true else {
          throw CommandError.impossible("The card was changed meanwhile: edit it once more.")
        }
        try await room.edit(old.id, in: name) { ($0.front, $0.back) = texts }
      } catch {
        throw CommandError.impossible("\(Screen.text(of: error)) \(draft.keptSentence)")
      }
      draft.remove()
      screen.line("The card is changed.")
    }
  }
}
