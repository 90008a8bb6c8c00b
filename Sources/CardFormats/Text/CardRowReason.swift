public import Cards
public import Tables

/// A reason why a row of a file of cards is left out, or is read in another way than it is written.
public enum CardRowReason: Hashable, Sendable {
  /// A reason that rows of other files have, too.
  case row(RowReason)
  /// The row's card can't be kept.
  case card(Card.Fault)
  /// A text that begins with `C:` has no blank in brackets.
  case noBlank
  /// `A:` begins an answer for which no question waits.
  case strayAnswer
  /// The card has the name of another card, which begins in this line.
  case sameID(earlier: Int)
  /// The line opens code that nothing closes. The code ends with the card.
  case openFence
  /// The line opens code in which marks of cards stand. No card is made of them.
  case fencedCards
}

extension CardRowReason {
  /// Whether the row was meant as a card.
  var isAboutCard: Bool {
    switch self {
    case .row(.heading), .row(.prose), .row(.comment): false
    default: true
    }
  }
}
