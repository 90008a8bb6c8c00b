/// A wrong try, as the journal keeps it.
public struct WrongTry: Hashable, Sendable {
  /// The asked word.
  public let word: String
  /// The kinds of mistakes in the try; `nil` if the journal does not name them.
  public let mistakes: [Mistake.Kind]?
  /// The name of the round, which all its tries share; `nil` if the journal lacks it.
  public let round: String?

  /// - Parameters:
  ///   - word: the asked word.
  ///   - mistakes: the kinds of mistakes in the try; `nil` if the journal does not name them.
  ///   - round: the name of the round; `nil` if the journal lacks it.
  public init(word: String, mistakes: [Mistake.Kind]?, round: String?) {
    self.word = word
    self.mistakes = mistakes
    self.round = round
  }

  /// Whether a later event belongs to the same round.
  func isOf(round other: String?, word otherWord: String) -> Bool {
    round == other && word == otherWord
  }
}
