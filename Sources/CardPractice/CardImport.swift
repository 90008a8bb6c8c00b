package import CardFormats
package import Cards
package import Tables

/// The choices for an import of cards.
package struct CardImportWishes: Hashable, Sendable {
  /// The deck that gets all cards; `nil` for the decks that the file names.
  public var deck: String?
  /// Whether the import also takes over the learner's progress with the cards.
  package var takesProgress = false
  /// Whether cards that the learner already has get the texts and tags of the file.
  package var updates = false

  package init() {}
}

/// The result of an import of cards, or of its preview.
package struct CardImport: Hashable, Sendable {
  /// The result for one deck.
  package struct Part: Hashable, Sendable {
    public let deck: String
    /// Whether the import makes the deck.
    package let isNew: Bool
    /// The number of cards that are added.
    public internal(set) var added = 0
    /// The number of cards that the learner already has, whether or not the file has other texts.
    package internal(set) var present = 0
    /// The number of ``present`` cards that differ from the file.
    public internal(set) var changed = 0
    /// The first added cards, for a preview.
    public internal(set) var first: [Card] = []
  }

  public internal(set) var parts: [Part] = []
  /// The number of added cards for which the file has a memory.
  package internal(set) var remembered = 0
  /// The number of sounds and pictures that the added or updated cards bring.
  public internal(set) var files = 0
  /// The number of cards, columns or files that each kind of loss concerns.
  public let losses: [CardCollection.Loss: Int]
  /// The report of the reader of a text; empty for a package.
  package var report = FileReport<CardRowReason>()
  /// The reason why none of the rows makes a card; `nil` for a file with cards.
  package var refusal: CardFileProblem?

  /// The number of cards that are added.
  public var added: Int { parts.reduce(0) { $0 + $1.added } }
  /// The number of cards that differ from the file.
  public var changed: Int { parts.reduce(0) { $0 + $1.changed } }

  /// The largest number of cards that a preview shows for each deck.
  static let mostShown = 5
}

extension Card {
  /// The names of the sounds and pictures on both sides.
  var files: [String] {
    Side.allCases.flatMap { side -> [String] in
      // The marks of sounds and pictures have a bracket, and most texts have no bracket.
      guard self[side].utf8.contains(UInt8(ascii: "[")) else { return [] }
      let text = CardText(self[side])
      return text.sounds + text.pictures
    }
  }
}
