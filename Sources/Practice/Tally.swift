/// What a session came to.
public struct Tally: Hashable, Sendable, Codable {
  public private(set) var completed: [String] = []
  public private(set) var missed: [String] = []
  /// Completed with the first try, unaided.
  public private(set) var firstTry = 0

  public init() {}

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

  public var rounds: Int { completed.count + missed.count }
}
