package import CardFormats
internal import Cards
package import Tables

extension RowNote where Reason == CardRowReason {
  /// The rest of a sentence whose subject is the line.
  package var predicate: String { reason.predicate(isLeftOut: isLeftOut) }
}

extension CardRowReason {
  /// Returns the rest of a sentence whose subject is the line.
  ///
  /// - Parameter isLeftOut: whether nothing of the line is taken.
  package func predicate(isLeftOut: Bool) -> String {
    switch self {
    case .row(.heading):
      isLeftOut ? "is a heading, and no card has it" : "is a heading, and is kept on the card above"
    case .row(.prose):
      isLeftOut
        ? "stands between the cards: begin it with 'Q:' or 'C:' to make a card of it"
        : "begins a paragraph after an empty line, and is kept on the card above"
    case .row(.comment): "is a comment"
    case .row(let reason): reason.predicate
    case .card(let fault): fault.predicate
    case .noBlank: "has no blank: put [brackets] around the words that it asks for"
    case .strayAnswer:
      isLeftOut
        ? "begins an answer without a question: write 'Q:' and the question above it"
        : "begins another answer, and is kept on the card above as it is written"
    case .sameID(let earlier): "has the same id as line \(earlier): give it an id of its own"
    case .openFence: "opens code that nothing closes: write the same signs below the code"
    case .fencedCards: "opens code with 'Q:' or 'C:' in it, of which no card is made"
    }
  }
}

extension Card.Fault {
  /// The rest of a sentence whose subject is the line.
  fileprivate var predicate: String {
    switch self {
    case .empty(.front): "has an empty front: write the question on it, or leave the row out"
    case .empty(.back): "has an empty back: write the answer on it, or leave the row out"
    case .tooLong(let side):
      "has more than \(Card.longestSide) characters on the \(side.rawValue): shorten it"
    case .tooManyTags: "has more than \(Card.mostTags) labels: leave some out"
    case .badTag: "has a label of more than \(Card.longestTag) characters: shorten it"
    }
  }
}
