public import Cards

extension Card.Fault {
  /// The sentence about the fault.
  public var sentence: String {
    switch self {
    case .empty(.front): "The front is empty: write the question on it."
    case .empty(.back): "The back is empty: write the answer on it."
    case .tooLong(let side):
      "The \(side.rawValue) has more than \(Card.longestSide) characters: shorten it."
    case .tooManyTags: "A card has at most \(Card.mostTags) tags."
    case .badTag(let tag):
      "'\(tag)' can't be a tag: give one of at most \(Card.longestTag) characters, without spaces."
    }
  }
}
