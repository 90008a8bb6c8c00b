/// What the journal tells of a wrong try.
public struct WrongTry: Hashable, Sendable {
  public let word: String
  /// What it was, as far as that was named; `nil` where nobody looked for it.
  public let mistakes: [Mistake.Kind]?
  /// Ties the tries of one round together; `nil` where that was not kept.
  public let round: String?

  public init(word: String, mistakes: [Mistake.Kind]?, round: String?) {
    self.word = word
    self.mistakes = mistakes
    self.round = round
  }

  /// Whether a later event belongs to the same round as this.
  func isOf(round other: String?, word otherWord: String) -> Bool {
    round == other && word == otherWord
  }
}
