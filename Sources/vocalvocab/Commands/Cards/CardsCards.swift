import ArgumentParser
import CardPractice
import Cards
import Console
import Learner
import Storage

/// The commands that add and change cards.
extension CardsCommand {
  struct Add: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "add", abstract: "Add cards to a deck.",
      discussion: """
        Without texts it asks for one card after another; an empty front ends it. *emphasis*, \
        **strong**, `code` and lists show as such. Several right answers stand with ; between.

        Examples:
          vocalvocab cards add Spanish harbour puerto
          vocalvocab cards add Spanish "the sea" "el mar; la mar" --tag noun
        """)

    @Argument(help: .deck) var deck: String
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
      let screen = Screen(plain: true)
      // Say that the deck is missing before anything is typed.
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

    /// Asks for the texts of a card; `nil` where the person has no more.
    ///
    /// - Throws: ``CommandError`` for a front without a back.
    private func ask() throws -> Card? {
      func line(_ prompt: String) -> String? {
        if Question.isPossible { Screen.write(prompt, to: 1) }
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

  struct Edit: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "edit", abstract: "Change a card. What you know of it is kept.",
      discussion: """
        Without options it opens the card in the editor of the variable VISUAL or EDITOR.

        Examples:
          vocalvocab cards edit Spanish 2 --back "el puerto"
          vocalvocab cards edit Spanish 2 --suspend
        """)

    @Argument(help: .deck) var deck: String
    @Argument(help: .card) var card: String
    // A text may begin with the dash of a list.
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
      let screen = Screen(plain: true)
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

    @Argument(help: .deck) var deck: String
    @Argument(
      help: "The cards, each as its number in the deck or one of its sides; without any, the deck.")
    var cards: [String] = []
    @Option(
      parsing: .unconditional,
      help: ArgumentHelp("Move it to this place; 1 is the first.", valueName: "number"))
    var place: Int?
    @Option(help: ArgumentHelp("Move the cards to the end of this deck.", valueName: "deck"))
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
      let screen = Screen(plain: true)
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

extension [Card] {
  /// Finds a card by its id, its number in the deck, or one of its sides.
  ///
  /// - Throws: ``CardError/noCard(_:deck:)``.
  func found(_ text: String, in deck: DeckName) throws -> Card {
    if let card = first(where: { $0.id == text }) { return card }
    if let number = Int(text), indices.contains(number - 1) { return self[number - 1] }
    let wanted = text.lowercased()
    for side in Side.allCases {
      if let card = first(where: { CardText($0[side]).line.lowercased() == wanted }) {
        return card
      }
    }
    throw CardError.noCard(text, deck: deck)
  }
}

/// A card that a person writes in an editor: the front, a line of three hyphens, the back.
struct CardDraft {
  private let draft: EditorDraft
  private static let line = "---"

  init(front: String, back: String) throws {
    draft = try EditorDraft(
      "\(front)\n\(Self.line)\n\(back)\n", named: "vocalvocab-card", ending: ".md")
  }

  /// Lets the person write.
  ///
  /// - Returns: the texts; `nil` where the person has changed nothing.
  func texts() throws -> (front: String, back: String)? {
    try draft.edit()
    guard try draft.isChanged else {
      draft.remove()
      return nil
    }
    let parts = try InputFile.textLines(at: draft.path)
      .split(separator: Self.line, maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      throw CommandError.impossible(
        "A line '\(Self.line)' must stand between the front and the back. \(keptSentence)")
    }
    let texts = parts.map { lines in
      lines.joined(separator: "\n").trimmingWhitespace
    }
    return (texts[0], texts[1])
  }

  var keptSentence: String { draft.keptSentence }

  func remove() { draft.remove() }
}

extension String {
  fileprivate var trimmingWhitespace: String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
