public import Cards
public import Learner
public import Scheduling

/// The point where a study or a review of cards stands, as the terminal prints it and the server sends it.
public struct CardSnapshot: Hashable, Sendable {
  /// The card that is shown, with the side that is shown.
  public struct Shown: Hashable, Sendable {
    /// The name of the card.
    public let id: String
    /// The deck that has the card.
    public let deck: DeckName
    public let side: Side
    /// The text of the side.
    public let text: String
    /// The files of the side's sounds and pictures in the learner's folder, by the names that the text has.
    public let media: [String: String]
    /// The language in which the side is spoken; `nil` for that of the learner's voice.
    public let language: String?
    /// The deck's own colour; `nil` for the learner's.
    public let colour: AccentColour?
    public let tags: [String]
    /// Whether an answer can be typed.
    public let canBeTyped: Bool
    /// The word that can be spelled by ear; `nil` for a side with more than a word.
    public let word: String?
  }

  /// The way in which the cards are gone through.
  public enum Way: Hashable, Sendable {
    /// A study: the number of the card, how many remain, how often all were shown, and how many were removed.
    case study(number: Int, count: Int, rounds: Int, removed: Int)
    /// A review: the cards that are still to be asked, by their kind, and those that were known.
    case review(left: Left, done: Int)
  }

  /// The cards that a review is still to ask.
  public struct Left: Hashable, Sendable {
    public let due: Int
    public let new: Int
    /// The cards that the learner had forgotten today.
    public let forgotten: Int

    public var count: Int { due + new + forgotten }
  }

  /// The deck; `nil` for a review of all decks.
  public let deck: DeckName?
  public let way: Way
  /// `nil` where no card remains.
  public let card: Shown?
  /// The days until the card comes again, for each answer; `nil` in a study.
  public let intervals: [Recall: Int]?
  /// Whether the last step of a review can be taken back.
  public let canTakeBack: Bool
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

  /// The words for the time until a card comes back after the answer. A forgotten card comes back in the same review.
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
