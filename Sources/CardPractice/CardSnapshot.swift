public import Cards
public import Learner
public import Scheduling

/// The point where a study or a review of cards stands, as the terminal prints it and the server
/// sends it.
public struct CardSnapshot: Hashable, Sendable, Codable {
  /// The point where a study stands.
  public struct Study: Hashable, Sendable, Codable {
    /// The number of the card.
    public let number: Int
    /// The number of cards that remain.
    public let count: Int
    /// The times that all cards were shown.
    public let rounds: Int
    public let removed: Int
  }

  /// The cards that a review is still to ask, by their kind, and those that were known.
  public struct Review: Hashable, Sendable, Codable {
    public let due: Int
    public let new: Int
    /// The cards that the learner had forgotten today.
    public let forgotten: Int
    /// The cards that were known.
    public let done: Int

    /// The cards that are still to be asked.
    public var left: Int { due + new + forgotten }
  }

  /// The card that is shown, with the side that is shown.
  public struct Shown: Hashable, Sendable, Codable {
    /// The name of the card.
    public let id: String
    /// The deck that has the card.
    public let deck: DeckName
    public let deckTitle: String
    public let side: Side
    /// The text of the side.
    public var text: [CardBlock]
    /// The language in which the side is spoken; `nil` for that of the learner's voice.
    @OrNull public private(set) var language: String?
    /// The deck's own colour; `nil` for the learner's.
    @OrNull public private(set) var colour: AccentColour?
    public let tags: [String]
    /// Whether an answer can be typed.
    public let canBeTyped: Bool
    /// The word that can be spelled by ear; `nil` for a side with more than a word.
    @OrNull public private(set) var word: String?
    /// The files of the side's sounds and pictures in the learner's folder, by the names that the
    /// text has. The JSON leaves them out; the server adds the addresses.
    private(set) var media: [String: String] = [:]

    private enum CodingKeys: CodingKey {
      case id, deck, deckTitle, side, text, language, colour, tags, canBeTyped, word
    }
  }

  /// An answer that can be given.
  public struct Choice: Hashable, Sendable, Codable {
    public let recall: Recall
    public let title: String
    /// The time until the card comes again.
    public let interval: String
  }

  /// The deck; `nil` for a review of all decks.
  @OrNull public private(set) var deck: DeckName?
  /// The deck as a person reads it.
  public let title: String
  /// `nil` in a review.
  @OrNull public private(set) var study: Study?
  /// `nil` in a study.
  @OrNull public private(set) var review: Review?
  /// `nil` where no card remains.
  @OrNull public var card: Shown?
  /// The answers, with their intervals; none in a study.
  public let choices: [Choice]
  /// Whether the last step of a review can be taken back.
  public let canTakeBack: Bool
}

extension CardSnapshot {
  /// The point where a study of a deck stands.
  init(_ study: Study, of deck: DeckName, _ card: Shown?) {
    self.init(
      deck: deck, title: deck.title, study: study, review: nil, card: card, choices: [],
      canTakeBack: false)
  }

  /// The point where a review stands.
  ///
  /// - Parameters:
  ///   - deck: `nil` for all decks.
  ///   - intervals: the days until the card comes again, for each answer.
  init(
    _ review: Review, of deck: DeckName?, _ card: Shown?, _ intervals: [Recall: Int],
    canTakeBack: Bool
  ) {
    self.init(
      deck: deck, title: deck?.title ?? "All decks", study: nil, review: review, card: card,
      choices: intervals.sorted { $0.key.rawValue < $1.key.rawValue }.map {
        Choice(recall: $0, title: $0.title, interval: $0.returnTitle(days: $1))
      }, canTakeBack: canTakeBack)
  }
}

extension CardSnapshot.Shown {
  init(_ card: Card, side: Side, of deck: Deck, named name: DeckName) {
    let (answer, other) = (TypedAnswer(card[side.other]), TypedAnswer(card.back))
    let media = deck.media.filter { card[side].contains($0.key) }
    self.init(
      id: card.id, deck: name, deckTitle: name.title, side: side,
      text: CardText(card[side]).blocks.map { CardBlock($0, media) },
      language: deck.language(of: side), colour: deck.colour.flatMap(AccentColour.init),
      tags: card.tags, canBeTyped: answer.isPossible, word: other.word, media: media)
  }
}

extension TypedAnswer {
  /// The answer, if it is one word.
  fileprivate var word: String? {
    guard isPossible, answers.count == 1, let answer = answers.first, answer.count <= 40,
      // By Character: a person reads the letters.
      answer.allSatisfy({ $0.isLetter || "'’-".contains($0) })
    else { return nil }
    return answer
  }
}

extension Recall {
  /// The name of the answer, as buttons have it.
  public var title: String {
    switch self {
    case .again: "Again"
    case .hard: "Hard"
    case .good: "Good"
    case .easy: "Easy"
    }
  }

  /// The words for the time until a card comes back after the answer. A forgotten card comes back
  /// in the same review.
  ///
  /// - Parameter days: the days by the schedule.
  public func returnTitle(days: Int) -> String {
    self == .again ? "today" : intervalTitle(days: days)
  }
}

/// The words for an interval of days: `1 day`, `12 days`, `3 months`, `1.5 years`.
public func intervalTitle(days: Int) -> String {
  switch days {
  case ..<31: days.of("day")
  case ..<365: Int((Double(days) / 30.44).rounded()).of("month")
  default:
    days % 365 == 0 || days > 3650
      ? Int((Double(days) / 365.25).rounded()).of("year")
      : "\((Double(days) / 36.525).rounded() / 10) years"
  }
}
