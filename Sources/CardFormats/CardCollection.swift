public import Cards
public import FoundationEssentials
public import Scheduling
package import Tables

/// The cards of another program's file, read whole. Nothing is imported yet.
public struct CardCollection: Hashable, Sendable {
  /// A card, with the other program's memory of it.
  public struct Entry: Hashable, Sendable {
    /// The card, without white space around its texts. Its name is empty where the file gives no
    /// name.
    public var card: Card
    /// The memory that the other program had of it; `nil` for a card that was never answered.
    public var memory: Memory?

    public init(_ card: Card, memory: Memory? = nil) {
      (self.card, self.memory) = (card, memory)
      (self.card.front, self.card.back) = (card.front.trimmed, card.back.trimmed)
    }
  }

  /// The memory that another program had of a card.
  public struct Memory: Hashable, Sendable {
    public var state: MemoryState
    /// The time of the last answer.
    public var lastReview: Date
    /// The number of answers.
    public var reviews: Int
    /// How often the learner had forgotten the card.
    public var lapses: Int

    public init(state: MemoryState, lastReview: Date, reviews: Int, lapses: Int) {
      (self.state, self.lastReview) = (state, lastReview)
      (self.reviews, self.lapses) = (reviews, lapses)
    }
  }

  /// The cards of one deck.
  public struct Part: Hashable, Sendable {
    /// The name of the deck; `nil` where the file has none.
    public var deck: String?
    public var entries: [Entry]

    public init(deck: String?, entries: [Entry] = []) {
      (self.deck, self.entries) = (deck, entries)
    }
  }

  /// Something in a file that a card can't show, or that is not imported.
  public enum Loss: String, Hashable, Sendable, CaseIterable {
    /// Cards without a text on one side.
    case emptyCards
    /// Cards with more text on a side than a card can have.
    case longCards
    /// A formula, which is shown as it is written.
    case formulas
    /// A picture, sound or film on another computer, which is not fetched.
    case remoteFiles
    case films
    /// A script of a web page.
    case scripts
    /// Parts of a picture that stay covered until the card is flipped.
    case imageOcclusions
    /// A hint that shows when it is pressed.
    case hints
    /// A file that a card names and the package lacks.
    case missingFiles
    /// A file with another name on cards, whose marks can't hold its own name.
    case renamedFiles
    /// A column that no part of a card takes.
    case columns
    /// A coloured flag.
    case flags
  }

  /// The decks in the order of the file.
  public var parts: [Part]
  /// The number of cards, columns or files that each loss affects.
  public var losses: [Loss: Int]
  /// The report of the reader of a text; empty for a package.
  package internal(set) var report = FileReport<CardRowReason>()
  /// The reason why none of the rows of a text makes a card; `nil` for a file with cards.
  package internal(set) var refusal: CardFileError?

  public init(parts: [Part] = [], losses: [Loss: Int] = [:]) {
    (self.parts, self.losses) = (parts, losses)
  }

  /// The number of cards.
  public var count: Int { parts.reduce(0) { $0 + $1.entries.count } }
}
