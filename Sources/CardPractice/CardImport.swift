public import CardFormats
public import Cards
internal import Scheduling
internal import Storage

/// The choices for an import of cards.
public struct CardImportWishes: Hashable, Sendable {
  /// The deck for all cards; `nil` leaves it to the file.
  public var deck: String?
  /// Whether the learner's progress with the cards is taken, too.
  public var takesProgress = false
  /// Whether cards that are there already get the texts of the file.
  public var updates = false

  public init() {}
}

/// What an import of cards does.
public struct CardImport: Hashable, Sendable {
  /// The cards for one deck.
  public struct Part: Hashable, Sendable {
    public let deck: String
    /// Whether the deck is made for them.
    public let isNew: Bool
    /// The number of cards that are added.
    public internal(set) var added = 0
    /// The number of cards that are there already, whether or not they differ.
    public internal(set) var present = 0
    /// The number of those that differ from the file.
    public internal(set) var changed = 0
    /// The first cards that are added.
    public internal(set) var first: [Card] = []
  }

  public internal(set) var parts: [Part] = []
  /// The number of added cards of which the file has a memory.
  public internal(set) var remembered = 0
  /// The number of sounds and pictures that the added cards bring.
  public internal(set) var files = 0
  /// The numbers of cards, columns or files that lose something.
  public let losses: [CardCollection.Loss: Int]

  /// The number of cards that are added.
  public var added: Int { parts.reduce(0) { $0 + $1.added } }
  /// The number of cards that differ from the file.
  public var changed: Int { parts.reduce(0) { $0 + $1.changed } }

  /// The sentences about what gets lost.
  public var lossSentences: [String] {
    CardCollection.Loss.allCases.compactMap { loss in losses[loss].map { loss.sentence($0) } }
  }

  /// The most cards that a preview shows of a deck.
  static let mostShown = 5
}

extension CardCollection.Loss {
  /// The sentence about what gets lost.
  func sentence(_ count: Int) -> String {
    let cards = count.of("card")
    switch self {
    case .emptyCards: return "\(cards) without a text on one side: left out."
    case .longCards:
      return "\(cards) with more than \(Card.longestSide) characters on a side: left out."
    case .formulas: return "\(cards) with formulas: these are shown as they are written."
    case .remoteFiles:
      return "\(cards) with a picture or a sound from the internet: it is not fetched."
    case .films: return "\(cards) with a film: it is left out."
    case .scripts: return "\(cards) with a program or a page inside: it is left out."
    case .imageOcclusions:
      return "\(cards) that cover parts of a picture: the whole picture is shown."
    case .hints: return "\(cards) with a hint to press: it stands on the back."
    case .missingFiles: return "\(count.of("file")) that cards name, but the package lacks."
    case .columns: return "\(count.of("column")) that no card has: left out."
    case .flags: return "\(cards) with a coloured flag: it is left out."
    }
  }
}

extension Card {
  /// The names of the sounds and pictures on both sides.
  var files: [String] {
    Side.allCases.flatMap { side -> [String] in
      // The marks of both have a bracket, and most texts have none.
      guard self[side].utf8.contains(UInt8(ascii: "[")) else { return [] }
      let text = CardText(self[side])
      return text.sounds + text.pictures
    }
  }
}
