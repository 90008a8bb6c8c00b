/// The words completed and missed in a session.
public struct Tally: Hashable, Sendable, Codable {
  /// The completed words, in the order of their rounds.
  public private(set) var completed: [String] = []
  /// The missed words, in the order of their rounds.
  public private(set) var missed: [String] = []
  /// The number of words completed at the first try without help.
  public private(set) var firstTry = 0

  /// Makes the tally of a session that begins.
  public init() {}

  /// Adds the word of a round that has ended.
  public mutating func record(_ round: Round) {
    switch round.outcome {
    case .completed:
      completed.append(round.word.text)
      if round.isFirstTry { firstTry += 1 }
    case .missed:
      missed.append(round.word.text)
    case nil:
      break
    }
  }

  /// The number of rounds that were completed or missed.
  public var rounds: Int { completed.count + missed.count }
}
