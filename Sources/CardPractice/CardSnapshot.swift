package import Cards
public import Learner
public import Scheduling

/// The state of a study or a review of cards, as the terminal prints it and the server sends it.
public struct CardSnapshot: Hashable, Sendable, Codable {
  /// The state of a study.
  public struct Study: Hashable, Sendable, Codable {
    /// The number of the card among those that remain, from 1; 0 if no card remains.
    public let number: Int
    /// The number of cards that remain.
    public let count: Int
    /// The number of times that all cards were shown.
    public let rounds: Int
    public let removed: Int
  }

  /// The numbers of cards that a review has yet to ask, by their kind, and of cards that the
  /// learner knew.
  public struct Review: Hashable, Sendable, Codable {
    public let due: Int
    public let new: Int
    /// The number of cards that the learner has forgotten today.
    public let forgotten: Int
    /// The number of cards that the learner knew.
    public let done: Int

    /// The number of cards that the review has yet to ask.
    public var left: Int { due + new + forgotten }
  }

  /// The side of a card on which the learner was asked, with its language.
  public struct Question: Hashable, Sendable, Codable {
    public var text: [CardBlock]
    /// The language of the side; `nil` for the language of the learner's voice.
    @OrNull public private(set) var language: String?
  }

  /// The card that is shown, with its visible side. No member can hold a text of the side that is
  /// still hidden.
  public struct Shown: Hashable, Sendable, Codable {
    /// The name of the card, or what `CoveredNames` has in its place.
    public let id: String
    /// The deck that has the card.
    public let deck: DeckName
    package let deckTitle: String
    package let side: Side
    /// The text of the side.
    public var text: [CardBlock]
    /// The language in which the side is spoken; `nil` for the language of the learner's voice.
    @OrNull public private(set) var language: String?
    /// The side that was asked, once the other side is shown: it stays in sight. `nil` while the
    /// asked side is the one that is shown.
    @OrNull public var question: Question?
    /// The deck's own colour; `nil` for the learner's colour.
    @OrNull package private(set) var colour: AccentColour?
    public let tags: [String]
    /// Whether the learner can type the other side as an answer.
    package let canBeTyped: Bool
    /// Whether the back is one word, which ``CardRoom/wordToSpell(_:in:)`` returns.
    package let canBeSpelled: Bool
    /// The files of the side's sounds and pictures in the learner's folder, by their names in the
    /// text. The JSON leaves them out; the server adds the addresses.
    private(set) var media: [String: String] = [:]

    private enum CodingKeys: CodingKey {
      case id, deck, deckTitle, side, text, language, question, colour, tags, canBeTyped
      case canBeSpelled
    }
  }

  /// An answer that the learner can give.
  public struct Choice: Hashable, Sendable, Codable {
    public let recall: Recall
    public let title: String
    /// The words for the time until the card comes back.
    public let interval: String
  }

  /// The deck; `nil` for a review of all decks.
  @OrNull public private(set) var deck: DeckName?
  /// The name of the deck as a person reads it.
  public let title: String
  /// The state of the study; `nil` in a review.
  @OrNull public private(set) var study: Study?
  /// The state of the review; `nil` in a study.
  @OrNull public private(set) var review: Review?
  /// The card that is shown; `nil` if no card remains.
  @OrNull public var card: Shown?
  /// The answers that the learner can give; empty in a study.
  public let choices: [Choice]
  /// Whether the last step of a review can be taken back.
  package let canTakeBack: Bool
}

extension CardSnapshot {
  /// Creates the snapshot of a study.
  init(_ study: Study, of deck: DeckName, _ card: Shown?) {
    self.init(
      deck: deck, title: deck.title, study: study, review: nil, card: card, choices: [],
      canTakeBack: false)
  }

  /// Creates the snapshot of a review.
  ///
  /// - Parameters:
  ///   - deck: the deck of the review; `nil` for all decks.
  ///   - intervals: the days until the card comes back, for each answer.
  init(
    _ review: Review, of deck: DeckName?, _ card: Shown?, _ intervals: [Recall: Int],
    canTakeBack: Bool
  ) {
    self.init(
      deck: deck, title: deck?.title ?? Self.allDecks, study: nil, review: review, card: card,
      choices: intervals.sorted { $0.key.rawValue < $1.key.rawValue }.map {
        Choice(recall: $0, title: $0.title, interval: $0.returnTitle(days: $1))
      }, canTakeBack: canTakeBack)
  }
}

extension CardSnapshot.Shown {
  /// - Parameters:
  ///   - id: the name by which the snapshot calls the card.
  ///   - side: the side that is shown.
  ///   - asked: the side on which the learner is asked.
  init(
    _ card: Card, called id: String, side: Side, asked: Side = .front, of deck: Deck,
    named name: DeckName
  ) {
    let text = CardText(card[side])
    let files = Set(text.sounds + text.pictures)
    let media = deck.media.filter { files.contains($0.key) }
    self.init(
      id: id, deck: name, deckTitle: name.title, side: side,
      text: text.blocks.map { CardBlock($0, media) }, language: deck.language(of: side),
      question: side == asked
        ? nil
        : CardSnapshot.Question(
          text: CardText(card[asked]).blocks.map { CardBlock($0, deck.media) },
          language: deck.language(of: asked)),
      colour: deck.colour.flatMap(AccentColour.init), tags: card.tags,
      canBeTyped: TypedAnswer(card[side.other]).isPossible,
      canBeSpelled: TypedAnswer(card.back).word != nil, media: media)
  }
}

extension TypedAnswer {
  /// The answer, if it is one word.
  var word: String? {
    guard isPossible, answers.count == 1, let answer = answers.first, answer.count <= 40,
      // By Character: a person reads the letters.
      answer.allSatisfy({ $0.isLetter || "'’-".contains($0) })
    else { return nil }
    return answer
  }
}
