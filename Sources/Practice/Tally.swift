/// The results of a session.
public struct Tally: Hashable, Sendable, Codable {
  /// The completed words, in order.
  public private(set) var completed: [String] = []
  /// The missed words, in order.
  public private(set) var missed: [String] = []
  /// The number of words completed at the first try, unaided.
  public private(set) var firstTry = 0

  /// Creates the results of a new session.
  public init() {}

  /// Records a round; one without an outcome does not count.
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

  /// The number of rounds.
  public var rounds: Int { completed.count + missed.count }
}
